import { loadCatalogueIndex, type KnownTemplate } from '../../../api-client/catalogueIndex';
import { fetchTemplates, type FetchedTemplate, type TemplatePage } from '../../../api-client/collections';
import { fromKnown } from './catalogueCard';
import { noFilter } from './catalogueFilter';
import { CatalogueList } from './catalogueList';

export const known = (title: string, categories: string[] = []): KnownTemplate => ({
  ...{ slug: title.toLowerCase(), title, price: 5, layout: 'a', layouts: 2, categories, tags: [] },
  ...{ picture: 'abcde', summary: `Mẫu ${title}` },
});

export const all = Array.from({ length: 30 }, (_, at) => known(`T${30 - at}`, at % 2 === 0 ? ['even'] : []));

export const fetched = ({ title, slug }: KnownTemplate): FetchedTemplate => ({
  ...{ title, slug, basic_price: 5, thumbnail: null, layouts: [{ slug: 'a' }, { slug: 'b' }] },
});

export const page = (templates: readonly KnownTemplate[], total = templates.length): TemplatePage => ({
  templates: templates.map(fetched),
  total,
});

export const index = jest.mocked(loadCatalogueIndex);
export const cms = jest.mocked(fetchTemplates);
export const settled = jest.fn();

export const begun = (total = 30): CatalogueList => {
  const cards = all.slice(0, 12).map(fromKnown);
  return new CatalogueList({ filter: noFilter, cards, total, next: 12, from: 'build' }, settled);
};

export const titles = (list: CatalogueList) => list.now().list.cards.map(({ title }) => title);
export const even = { ...noFilter, categories: ['even'] };
export const evens = all.filter(({ categories }) => categories.length > 0);

/** Lets what is due happen, and what follows from it. */
export const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** In each test the index is there, the CMS does not answer, and time passes when it is told to. To be called where both are mocked. */
export const inItsOwnTime = (): void => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    index.mockResolvedValue(all);
    cms.mockReturnValue(new Promise(() => undefined));
  });
  afterEach(() => jest.useRealTimers());
};
