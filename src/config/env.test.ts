const load = async (settings: Record<string, string>) => {
  jest.resetModules();
  process.env = { ...original, ...settings };
  return (await import('./env')).env;
};

const original = process.env;
afterEach(() => {
  process.env = original;
});

describe('settings of the site', () => {
  it('default to the bundled server and CMS', async () => {
    expect(await load({ GATSBY_SITE_URL: '', GATSBY_SITE_API_URL: '', GATSBY_CONTENT_API_URL: '' })).toEqual({
      siteUrl: 'http://localhost:9000',
      contentApiUrl: 'http://localhost:1337/api',
      siteApiUrl: 'http://localhost:1337/api',
      bannersUrl: '',
      recaptchaSiteKey: '',
    });
  });

  it('are taken without their trailing slash', async () => {
    expect((await load({ GATSBY_SITE_URL: 'https://saola.example/' })).siteUrl).toBe('https://saola.example');
  });

  it('name another host of the banners, which the site is by default', async () => {
    const { bannersUrl } = await load({ GATSBY_BANNERS_URL: 'https://banners.example/' });
    expect(bannersUrl).toBe('https://banners.example');
    await expect(load({ GATSBY_BANNERS_URL: 'banners.example' })).rejects.toThrow('GATSBY_BANNERS_URL');
  });

  it('stop with the name of a wrong one and what it should be', async () => {
    await expect(load({ GATSBY_CONTENT_API_URL: 'localhost' })).rejects.toThrow(
      "GATSBY_CONTENT_API_URL is 'localhost' but must be an address such as http://localhost:1337/api",
    );
  });
});
