import { inPlace } from './inPlace';

describe('the location page', () => {
  it('uses the place in title, heading and text, however deep', () => {
    const text = {
      html: '<p>In {place}, for {place}</p>',
      frontmatter: { title: 'Software in {place}', heading: 'For **{place}**', description: null },
      steps: [{ hours: 9, title: 'We talk in {place}' }],
    };
    expect(inPlace(text, 'Sydney')).toEqual({
      html: '<p>In Sydney, for Sydney</p>',
      frontmatter: { title: 'Software in Sydney', heading: 'For **Sydney**', description: null },
      steps: [{ hours: 9, title: 'We talk in Sydney' }],
    });
  });
});
