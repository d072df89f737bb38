import { fakeBuild } from '../jest/fakeBuild';
import { onCreatePage } from './onCreatePage';

type Page = Parameters<ReturnType<typeof fakeBuild>['argsWith']>[0];

/** A page as gatsby-plugin-react-i18next makes it of a file in src/pages. */
const pluginPage = (language: string, originalPath: string, routed = true, matchPath?: string): Page => ({
  path: routed ? `/${language}${originalPath}` : originalPath,
  ...(matchPath && { matchPath }),
  component: '/site/src/pages/page.tsx',
  context: { language, i18n: { language, routed, originalPath } },
});

const onCreate = (page: Page, build = fakeBuild()) => {
  void onCreatePage?.(build.argsWith(page), { plugins: [] }, () => undefined);
  return build;
};

describe('a page of src/pages', () => {
  it('loses its bare copy: the bare address belongs to the server', () => {
    const { pages, deleted } = onCreate(pluginPage('en', '/career/', false));
    expect(deleted).toEqual(['/career/']);
    expect(pages).toEqual([]);
  });

  it.each([
    ['en', 'en'],
    ['vn', 'vi'],
  ])('gets the context every page has (%s)', (language, locale) => {
    const { pageAt, deleted } = onCreate(pluginPage(language, '/career/'));
    expect(deleted).toEqual([`/${language}/career/`]);
    expect(pageAt(`/${language}/career/`).context).toMatchObject({
      language,
      locale,
      alternates: { en: '/en/career/', vn: '/vn/career/' },
      i18n: { language, routed: true },
    });
  });

  it('is left alone when it is complete: no loop', () => {
    const { pages } = onCreate(pluginPage('vn', '/career/'));
    const [complete] = pages;
    const again = onCreate(complete as Page);
    expect([again.pages, again.deleted]).toEqual([[], []]);
  });

  it.each(['en', 'vn'])('is no 404.html for file hosts (%s)', (language) => {
    const { pages, deleted } = onCreate(pluginPage(language, '/404.html'));
    expect(deleted).toEqual([`/${language}/404.html`]);
    expect(pages).toEqual([]);
  });

  it.each(['/404/', '/styleguide/'])('is not to be found by searching when it is %s', (path) => {
    const { pageAt } = onCreate(pluginPage('vn', path));
    expect(pageAt(`/vn${path}`).context).toMatchObject({ noindex: true });
  });

  it('is found by searching otherwise', () => {
    const { pageAt } = onCreate(pluginPage('en', '/career/'));
    expect(pageAt('/en/career/').context).not.toHaveProperty('noindex');
  });

  it('matches its own address alone, the Not-found page too', () => {
    const { pageAt } = onCreate(pluginPage('vn', '/404/', true, '/vn/vn/*'));
    expect(pageAt('/vn/404/').matchPath).toBeUndefined();
  });
});

describe('a page that is not of src/pages', () => {
  it('is left alone: the 404 page of the development server', () => {
    const { pages, deleted } = onCreate(pluginPage('en', '/dev-404-page/', false));
    expect([pages, deleted]).toEqual([[], []]);
  });

  it('is left alone: one without the context of the i18n plugin', () => {
    const { pages, deleted } = onCreate({ path: '/other/', component: '/other.tsx', context: {} });
    expect([pages, deleted]).toEqual([[], []]);
  });
});
