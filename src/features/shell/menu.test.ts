import { sitePaths } from '../../../jest/content';
import { isGroup, services, topMenu, usefulLinks, type NavItem } from './menu';

const labels = (items: readonly NavItem[]) => items.map(({ label }) => label);
const linksOf = (items: readonly NavItem[]) => items.flatMap((item) => (isGroup(item) ? item.links : [item]));

describe('the top menu', () => {
  it('is Home, Portfolio, Services, About Us, Contact, Blog', () => {
    expect(labels(topMenu(false))).toEqual(['home', 'portfolio', 'services', 'about', 'contact', 'blog']);
  });

  it('has every service below Services', () => {
    const group = topMenu(false).find(({ label }) => label === 'services');
    expect(group && isGroup(group) && group.links).toBe(services);
    expect(labels(services)).toEqual([
      'webDevelopment',
      'mobileAppDevelopment',
      'graphicDesign',
      'digitalMarketing',
      'offshoreDevelopmentCenter',
      'mediaBanners',
    ]);
  });

  it('has About Us, Our Team, Melbourne Team and Career below About Us', () => {
    const about = topMenu(false).find(({ label }) => label === 'about');
    expect(about && isGroup(about) && labels(about.links)).toEqual([
      'aboutUs',
      'ourTeam',
      'melbourneTeam',
      'career',
    ]);
  });

  it('ends with the sample websites, newest first, for Vietnamese visitors only', () => {
    expect(topMenu(true).slice(0, -1)).toEqual(topMenu(false));
    expect(topMenu(true).at(-1)).toEqual({
      label: 'sampleWebsites',
      path: '/collection/?sort=createdAt:desc',
    });
  });
});

describe('every link of the shell', () => {
  it.each(linksOf([...topMenu(true), ...usefulLinks]).map(({ path }) => [path]))(
    'leads to a page that exists: %s',
    (path) => {
      expect(sitePaths).toContain(path.replace(/\?.*$/, ''));
    },
  );
});
