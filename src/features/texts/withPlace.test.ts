import { withPlace } from './withPlace';

const text = {
  html: '<p>In {place}, for {place}</p>',
  frontmatter: {
    title: 'Software in {place}',
    heading: 'For **{place}**',
    description: null,
    summary: null,
    subtitle: null,
    action: null,
  },
};

describe('the location page', () => {
  it('uses the place in title, heading and text', () => {
    const { html, frontmatter } = withPlace(text, 'Sydney');
    expect([frontmatter.title, frontmatter.heading, html]).toEqual([
      'Software in Sydney',
      'For **Sydney**',
      '<p>In Sydney, for Sydney</p>',
    ]);
  });

  it('leaves what is not there not there', () => {
    expect(withPlace(text, 'Sydney').frontmatter.description).toBeNull();
  });
});
