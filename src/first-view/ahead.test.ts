import { fetchAhead } from './ahead';
import { onAPageOfItsOwn, show } from './firstViewFixture';
import type { ReactScripts } from './scripts';

const mockBring = jest.fn<Promise<object>, [src: string]>();
jest.mock('./bring', () => ({
  ...jest.requireActual<object>('./bring'),
  bring: (src: string) => mockBring(src),
}));

onAPageOfItsOwn();

const list: ReactScripts = {
  values: {},
  pages: [
    ['/other.css', '/other-1.js'],
    ['/about.css', '/shared-1.js', '/about-1.js'],
  ],
  scripts: ['/webpack-runtime-1.js', '/app-1.js'],
};

const asked = jest.fn();
const read = jest.fn();

/** Answers with texts; what is not there with an error. */
const answering = (isThere: (address: string) => boolean = () => true) => {
  const answer = (address: string) => ({
    ok: isThere(address),
    text: () => {
      read(address);
      return Promise.resolve(/page-data.json$/.test(address) ? '{"staticQueryHashes":["12"]}' : 'text');
    },
  });
  Object.assign(globalThis, {
    fetch: (address: string, options: unknown) => {
      asked(address, options);
      return Promise.resolve(answer(address));
    },
  });
};

const connect = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

const page =
  '<div data-fold><link rel="stylesheet" href="/styles/about.app.css" data-href="/about.css"></div>' +
  '<template id="gatsby-scripts" data-src="/scripts/react-1.js" data-page="/en/about-us/"></template>';

beforeEach(() => {
  mockBring.mockReset().mockResolvedValue({ list });
  asked.mockClear();
  read.mockClear();
  answering();
  connect();
  delete document.documentElement.dataset.hydrate;
  show(page);
});

const everything = [
  '/scripts/react-1.js?0',
  '/page-data/app-data.json',
  '/page-data/en/about-us/page-data.json',
  '/webpack-runtime-1.js',
  '/app-1.js',
  '/shared-1.js',
  '/about-1.js',
  // What the page's data name.
  '/page-data/sq/d/12.json',
];

describe('what React needs', () => {
  it('is fetched to its end, and nothing of it is run', async () => {
    await fetchAhead();
    expect(mockBring.mock.calls).toEqual([['/scripts/react-1.js']]);
    expect(asked.mock.calls.map(([address]) => address)).toEqual(everything);
    expect(read.mock.calls.flat()).toEqual(everything);
    expect(asked.mock.calls.every(([, options]) => options.priority === 'low')).toBe(true);
    expect(document.querySelector('script')).toBeNull();
  });

  it.each([
    [{ saveData: true, effectiveType: '4g' }],
    [{ effectiveType: '2g' }],
    [{ effectiveType: 'slow-2g' }],
  ])('is not fetched where data are dear: %j', async (connection) => {
    connect(connection);
    await fetchAhead();
    expect(mockBring).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is fetched on any other connection', async () => {
    connect({ saveData: false, effectiveType: '4g' });
    await fetchAhead();
    expect(asked).toHaveBeenCalledTimes(everything.length);
  });

  it('is left to the page that hydrates when it is idle', async () => {
    document.documentElement.dataset.hydrate = 'query idle';
    await fetchAhead();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is missing on a page without React, and nothing is asked for', async () => {
    show('<p>A</p>');
    await fetchAhead();
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not imported while it is not there: a browser would remember that until the page is left', async () => {
    answering((address) => !address.startsWith('/scripts/'));
    await expect(fetchAhead()).resolves.toBeUndefined();
    expect(mockBring).not.toHaveBeenCalled();
  });

  it('may stay away: nobody is told', async () => {
    answering((address) => address !== '/app-1.js');
    await expect(fetchAhead()).resolves.toBeUndefined();
    mockBring.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await expect(fetchAhead()).resolves.toBeUndefined();
  });
});
