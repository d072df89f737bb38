import { sitePaths } from '../../../jest/content';
import { isGroup, sampleWebsites, services, topMenu, usefulLinks, type NavItem } from './menu';

const labels = (items: readonly NavItem[]) => items.map(({ label }) => label);
const linksOf = (items: readonly NavItem[]) => items.flatMap((item) => (isGroup(item) ? item.links : [item]));

describe('the top menu', () => {
  it('is Home, Portfolio, Services, About Us, Contact, Blog', () => {
    expect(labels(topMenu())).toEqual(['home', 'portfolio', 'services', 'about', 'contact', 'blog']);
  });

  it('has every service below Services', () => {
    const group = topMenu().find(({ label }) => label === 'services');
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
    const about = topMenu().find(({ label }) => label === 'about');
    expect(about && isGroup(about) && labels(about.links)).toEqual([
      'aboutUs',
      'ourTeam',
      'melbourneTeam',
      'career',
    ]);
  });

  it('ends with the sample websites, newest first, on Vietnamese pages', () => {
    expect(topMenu('item').slice(0, -1)).toEqual(topMenu());
    expect(topMenu('item').at(-1)).toEqual({
      label: 'sampleWebsites',
      path: '/collection/?sort=createdAt:desc',
    });
  });

  it('has them last below Services where they come late', () => {
    const late = topMenu('late').find(({ label }) => label === 'services');
    expect(late && isGroup(late) && late.links).toEqual([...services, sampleWebsites]);
    expect(labels(topMenu('late'))).toEqual(labels(topMenu()));
  });
});

describe('every link of the shell', () => {
  it.each(linksOf([...topMenu('item'), ...usefulLinks]).map(({ path }) => [path]))(
    'leads to a page that exists: %s',
    (path) => {
      expect(sitePaths).toContain(path.replace(/\?.*$/, ''));
    },
  );
});
