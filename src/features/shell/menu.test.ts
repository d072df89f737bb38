import { localeData, serviceTitles, sitePaths } from '../../../jest/content';
import { translator } from '../../i18n/translator';
import { isGroup, sampleWebsites, topMenu, usefulLinks, type NavItem } from './menu';

const t = translator(localeData('en'), 'shell');
const services = serviceTitles.filter(({ language }) => language === 'en');
const menu = (samples?: 'item' | 'late') => topMenu(t, services, samples);
const texts = (items: readonly NavItem[]) => items.map(({ text }) => text);
const linksOf = (items: readonly NavItem[]) => items.flatMap((item) => (isGroup(item) ? item.links : [item]));
const group = (name: string, samples?: 'item' | 'late') =>
  linksOf(menu(samples).filter(({ text }) => text === name));

describe('the top menu', () => {
  it('is Home, Portfolio, Services, About Us, Contact, Blog', () => {
    expect(texts(menu())).toEqual(['Home', 'Portfolio', 'Services', 'About Us', 'Contact', 'Blog']);
  });

  it('has every service below Services, and the media banners', () => {
    const links = texts(group('Services'));
    expect(links.slice(0, 5)).toEqual([
      'Web Development',
      'Mobile App Development',
      'Graphic Design',
      'Digital Marketing',
      'Offshore Development Center',
    ]);
    expect(links.at(-1)).toBe('Media Banners');
  });

  it('shows a service that is new in the content, in its language', () => {
    const more = topMenu(t, [...services, { slug: 'care', title: 'Care of old sites' }]);
    expect(linksOf(more)).toContainEqual({ text: 'Care of old sites', path: '/services/care/' });
  });

  it('has About Us, Our Team, Melbourne Team and Career below About Us', () => {
    const about = texts(group('About Us'));
    expect(about).toEqual(['About Us', 'Our Team', 'Melbourne Team', 'Career']);
  });

  it('ends with the sample websites, newest first, on Vietnamese pages', () => {
    expect(menu('item').slice(0, -1)).toEqual(menu());
    expect(menu('item').at(-1)).toEqual({
      text: 'Sample Websites',
      path: '/collection/?sort=createdAt:desc',
    });
  });

  it('has them last below Services where they come late', () => {
    expect(group('Services', 'late')).toEqual([...group('Services'), sampleWebsites(t)]);
    expect(texts(menu('late'))).toEqual(texts(menu()));
  });
});

describe('every link of the shell', () => {
  it.each(linksOf([...menu('item'), ...usefulLinks(t)]).map(({ path }) => [path]))(
    'leads to a page that exists: %s',
    (path) => {
      expect(sitePaths).toContain(path.replace(/\?.*$/, ''));
    },
  );
});
