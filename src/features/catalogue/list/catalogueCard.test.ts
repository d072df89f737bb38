import { fromFetched, type CatalogueCard } from './catalogueCard';

const known: CatalogueCard = {
  slug: 'an-tam',
  title: 'An Tâm: phòng khám địa\u00A0phương',
  price: 5_900_000,
  layout: 'mot-cot',
  layouts: 3,
  summary: null,
  image: null,
};
const fetched = { slug: 'an-tam', basic_price: 5_900_000, layouts: [], thumbnail: null };

describe('the title of a card from the CMS', () => {
  it('is that of the build, whose compounds stay whole', () => {
    const card = fromFetched({ ...fetched, title: 'An Tâm: phòng khám địa phương' }, known);
    expect(card.title).toBe(known.title);
  });

  it('is its own where it was changed since, or the build knows none', () => {
    const title = 'An Tâm: nha khoa địa phương';
    expect(fromFetched({ ...fetched, title }, known).title).toBe(title);
    expect(fromFetched({ ...fetched, title }).title).toBe(title);
  });
});
