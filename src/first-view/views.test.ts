import { stubFetch } from '../api-client/contentFixtures';
import { onAPageOfItsOwn, show } from './firstViewFixture';
import { countView } from './views';

onAPageOfItsOwn();

const address = 'http://cms.example/api/dicom-blogs/abc?locale=vi';
const showPost = (view = address, views = '184') =>
  show(`<article data-view="${view}" data-views="${views}"></article>`);

/** Lets the answer of a call arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const requests = () => jest.mocked(fetch).mock.calls;

describe('a view of a post', () => {
  it('is counted: the CMS is told one more than the page shows', () => {
    stubFetch();
    showPost();
    countView();
    const [[url, init] = []] = requests();
    expect(url).toBe(address);
    expect(init).toMatchObject({ method: 'PUT', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(init?.body))).toEqual({ data: { views: 185 } });
  });

  it('is counted to its end when the visitor leaves at once', () => {
    stubFetch();
    showPost();
    countView();
    expect(requests()[0]?.[1]).toMatchObject({ keepalive: true });
  });

  it('counts once per session and post', async () => {
    const calls = stubFetch();
    showPost();
    countView();
    calls[0]?.answer({});
    await settle();
    countView();
    expect(calls).toHaveLength(1);
    showPost('http://cms.example/api/dicom-blogs/other?locale=vi');
    countView();
    expect(calls).toHaveLength(2);
  });

  it('counts once also while its call is still on its way', () => {
    const calls = stubFetch();
    showPost();
    countView();
    countView();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['has no connection', (call: ReturnType<typeof stubFetch>[number] | undefined) => call?.fail()],
    ['is refused', (call: ReturnType<typeof stubFetch>[number] | undefined) => call?.answer({}, 500)],
  ])('is tried again with the next view, in silence, when the call %s', async (_, goWrong) => {
    const log = jest.spyOn(console, 'error');
    const calls = stubFetch();
    showPost();
    countView();
    goWrong(calls[0]);
    await settle();
    countView();
    expect(calls).toHaveLength(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('counts also where the browser forbids storage', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const forbidden = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      }),
    );
    const calls = stubFetch();
    showPost();
    countView();
    calls[0]?.fail();
    await settle();
    countView();
    for (const spy of forbidden) spy.mockRestore();
    process.off('unhandledRejection', unhandled);
    expect(calls).toHaveLength(2);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is not counted on a page without a post', () => {
    const calls = stubFetch();
    show('<article>No post</article>');
    countView();
    expect(calls).toHaveLength(0);
  });
});
