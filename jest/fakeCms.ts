import { startFakeCms, type Answer, type FakeCms } from '../node-lib/fakeCms';

export { collection } from '../node-lib/fakeCms';

/** A CMS over HTTP for one test file: `answers` by path, anything else is 404; `asked` collects the requests for more than a head. */
export const fakeCms = () => {
  const answers = new Map<string, Answer>();
  const asked: { url: URL; token: string | undefined }[] = [];
  let server: FakeCms;
  const cms = {
    answers,
    asked,
    url: '',
    /** The requests of a path. */
    askedFor: (path: string) => asked.filter(({ url }) => url.pathname === path),
  };

  beforeAll(async () => {
    server = await startFakeCms((url, token, method) => {
      if (method === 'GET') asked.push({ url, token });
      return answers.get(url.pathname + url.search) ?? answers.get(url.pathname) ?? 404;
    });
    cms.url = server.url;
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    answers.clear();
    asked.length = 0;
  });
  return cms;
};
