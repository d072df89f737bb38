import { relatedTemplates, type Relatable } from './relatedTemplates';

const template = (id: string, categories: string[], tags: string[] = []): Relatable => ({
  id,
  categories: categories.map((one) => ({ id: `category ${one}` })),
  tags: tags.map((one) => ({ id: `tag ${one}` })),
});

describe('the templates related to one', () => {
  it('share a category or a tag with it, in their order, without itself', () => {
    const related = relatedTemplates([
      template('newest', ['food']),
      template('other', ['law']),
      template('one', ['food'], ['bilingual']),
      template('oldest', ['law'], ['bilingual']),
    ]);
    expect(related.get('one')).toEqual(['newest', 'oldest']);
    expect(related.get('other')).toEqual(['oldest']);
    expect(related.get('newest')).toEqual(['one']);
  });

  it('are six at most', () => {
    const related = relatedTemplates('abcdefghi'.split('').map((id) => template(id, ['food'])));
    expect(related.get('a')).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
    expect(related.get('i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('are none when it has no categories and no tags, or shares none', () => {
    const bare = { id: 'bare', categories: null, tags: null };
    expect(relatedTemplates([bare, template('a', ['food'])]).get('bare')).toEqual([]);
    expect(relatedTemplates([template('a', ['food']), template('b', [], ['food'])]).get('a')).toEqual([]);
  });

  it('of 1,000 templates are decided within a second', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => template(`${index}`, [`${index % 500}`]));
    const begun = performance.now();
    expect(relatedTemplates(many).get('0')).toEqual(['500']);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
