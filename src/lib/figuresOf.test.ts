import { figuresOf } from './figuresOf';

const figures = { years: '5+', team: '20+' };

describe('the figures of a page', () => {
  it('have the values of content/site.yml, in the order and the words of the page', () => {
    const texts = [
      { figure: 'team', label: 'team members' },
      { figure: 'years', label: 'years in business' },
    ];
    expect(figuresOf(texts, figures)).toEqual([
      { value: '20+', label: 'team members' },
      { value: '5+', label: 'years in business' },
    ]);
  });

  it('stop the build when a page names a figure that is not counted', () => {
    expect(() => figuresOf([{ figure: 'awards', label: 'awards' }], figures)).toThrow(
      "Missing: 'awards' in the figures of content/site.yml",
    );
  });
});
