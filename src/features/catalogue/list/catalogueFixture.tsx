import { screen, within } from '@testing-library/react';

import { loadCatalogueIndex, type KnownTemplate } from '../../../api-client/catalogueIndex';
import { fetchTemplates } from '../../../api-client/collections';
import { Catalogue } from './Catalogue';
import { fromKnown } from './catalogueCard';
import { noFilter } from './catalogueFilter';
import { leave } from './kept';

const template = (title: string, at: number, categories: string[] = []): KnownTemplate => ({
  ...{ slug: `mau-${at}`, title, price: 5_900_000 + at, layout: 'bo-cuc', layouts: 3 },
  ...{ categories, tags: at % 2 ? ['song-ngu'] : [], picture: null, summary: `Về ${title}.` },
});

export const all = [
  template('Phở Lành', 0, ['am-thuc']),
  template('Lá Trầu', 1, ['lam-dep']),
  ...Array.from({ length: 28 }, (_, at) => template(`Mẫu ${at}`, at + 2)),
];

export const groups = {
  categories: [
    { slug: 'am-thuc', title: 'Ẩm thực', count: 1 },
    { slug: 'lam-dep', title: 'Làm đẹp', count: 1 },
  ],
  tags: [{ slug: 'song-ngu', title: 'Song ngữ', count: 15 }],
};

export const prebuilt = { cards: all.slice(0, 12).map(fromKnown), total: all.length };

export const catalogueOf = (visit: string) => (
  <Catalogue prebuilt={prebuilt} groups={groups} next="/collection-page/2/" visit={visit} />
);

export const catalogue = catalogueOf('initial');

export const column = () => within(screen.getAllByRole('search')[0] as HTMLElement);
export const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const status = () => screen.getAllByRole('status')[0];

/** Each test finds a new tab, the index of the release and a CMS that is down. To be called where both are mocked. */
export const inANewTab = (): void => {
  // jsdom has neither; and it lays nothing out, so that the end of a list would always be in sight.
  beforeAll(() => {
    window.innerHeight = 0;
    window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    performance.getEntriesByType = () => [];
  });

  beforeEach(() => {
    jest.mocked(loadCatalogueIndex).mockResolvedValue(all);
    jest.mocked(fetchTemplates).mockRejectedValue(new Error('The CMS is down'));
    history.replaceState(null, '', '/vn/collection/');
    sessionStorage.clear();
    // Another test left its list.
    leave({
      filter: { ...noFilter, search: 'of another test' },
      cards: [],
      total: 0,
      next: 0,
      from: 'build',
    });
  });
};
