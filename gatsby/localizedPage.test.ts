import { existsSync } from 'node:fs';

import { fakeBuild } from '../jest/fakeBuild';
import { createLocalizedPage } from './localizedPage';

const post = { en: '/en/blog/a-door/', vn: '/vn/blog/mot-canh-cua/' };
const pageOf = (more: Partial<Parameters<typeof createLocalizedPage>[1]> = {}) => {
  const build = fakeBuild();
  createLocalizedPage(build.args, { template: 'blogPost', language: 'vn', alternates: post, ...more });
  return build.pageAt('/vn/blog/mot-canh-cua/');
};

describe('a generated page', () => {
  it('stands at the address of its language and is shown by its template', () => {
    expect(pageOf().component).toMatch(/\/src\/templates\/blogPost\.tsx$/);
    expect(existsSync(pageOf().component)).toBe(true);
  });

  it('says vn in its address and vi to the CMS', () => {
    expect(pageOf().context).toMatchObject({ language: 'vn', locale: 'vi', alternates: post });
  });

  it('has the context of the i18n plugin, which then leaves it alone', () => {
    expect(pageOf().context.i18n).toEqual({
      language: 'vn',
      languages: ['en', 'vn'],
      defaultLanguage: 'en',
      generateDefaultLanguagePage: true,
      routed: true,
      originalPath: '/blog/mot-canh-cua/',
      path: '/vn/blog/mot-canh-cua/',
    });
  });

  it('carries what its query needs and where it is to be found instead', () => {
    const { context } = pageOf({ context: { id: 'post-1' }, canonical: '/vn/blog/' });
    expect(context).toMatchObject({ id: 'post-1', canonical: '/vn/blog/' });
  });

  it('stops the build without an address in its language', () => {
    expect(() => pageOf({ alternates: { en: '/en/blog/a-door/' } })).toThrow(
      'A vn page of blogPost needs a vn address',
    );
  });
});
