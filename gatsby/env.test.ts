import { buildEnv } from './env';

const original = process.env;
const withSettings = (settings: Record<string, string>) => {
  process.env = { ...original, STRAPI_URL: 'http://cms.example', STRAPI_TOKEN: 'token', ...settings };
  return buildEnv;
};
afterEach(() => {
  process.env = original;
});

describe('the settings of a build', () => {
  it('say where the CMS is, without a trailing slash, and how to read it', () => {
    expect(withSettings({ STRAPI_URL: 'http://cms.example/' })()).toMatchObject({
      strapiUrl: 'http://cms.example',
      strapiToken: 'token',
    });
  });

  it('include those of the site', () => {
    expect(withSettings({})()).toHaveProperty('siteUrl');
  });

  it.each(['STRAPI_URL', 'STRAPI_TOKEN'])('stop the build when %s is not set', (name) => {
    expect(withSettings({ [name]: '' })).toThrow(`${name} is not set: it should be`);
  });
});
