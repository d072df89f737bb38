import { newestTemplates } from '../../config/newestTemplates';
import type shell from '../../../content/locales/en/shell.json';

interface NavLink {
  /** Key below `nav` in content/locales/<language>/shell.json. */
  readonly label: NavLabel;
  readonly path: string;
}

interface NavGroup {
  readonly label: NavLabel;
  readonly links: readonly NavLink[];
}

export type NavItem = NavLink | NavGroup;

type NavLabel = keyof (typeof shell)['nav'];

export const isGroup = (item: NavItem): item is NavGroup => 'links' in item;

/**
 * The catalogue, newest first: its menu item is for Vietnamese visitors
 * (docs/specification/addresses.md, 'Vietnamese visitors').
 */
export const sampleWebsites: NavLink = { label: 'sampleWebsites', path: newestTemplates };

/** What we offer: a group of the top menu, and a list in the footer. */
export const services: readonly NavLink[] = [
  { label: 'webDevelopment', path: '/services/web-development/' },
  { label: 'mobileAppDevelopment', path: '/services/mobile-app-development/' },
  { label: 'graphicDesign', path: '/services/graphic-design/' },
  { label: 'digitalMarketing', path: '/services/digital-marketing/' },
  { label: 'offshoreDevelopmentCenter', path: '/services/offshore-development-center/' },
  { label: 'mediaBanners', path: '/services/media-banners/' },
];

/**
 * The top menu (docs/specification/pages.md, 'Shell'). The sample websites are for Vietnamese visitors: an item of
 * its own on Vietnamese pages; on English ones, where it comes late, the last below Services, where it moves nothing.
 */
export const topMenu = (samples?: 'item' | 'late'): readonly NavItem[] => [
  { label: 'home', path: '/' },
  { label: 'portfolio', path: '/portfolio/' },
  { label: 'services', links: samples === 'late' ? [...services, sampleWebsites] : services },
  {
    label: 'about',
    links: [
      { label: 'aboutUs', path: '/about-us/' },
      { label: 'ourTeam', path: '/our-team/' },
      { label: 'melbourneTeam', path: '/software-development-melbourne/' },
      { label: 'career', path: '/career/' },
    ],
  },
  { label: 'contact', path: '/contact/' },
  { label: 'blog', path: '/blog/' },
  ...(samples === 'item' ? [sampleWebsites] : []),
];

/** The footer's useful links. */
export const usefulLinks: readonly NavLink[] = [
  { label: 'portfolio', path: '/portfolio/' },
  { label: 'showcases', path: '/showcases-web/' },
  { label: 'blog', path: '/blog/' },
  { label: 'sampleWebsites', path: '/collection/' },
  { label: 'aboutUs', path: '/about-us/' },
  { label: 'career', path: '/career/' },
  { label: 'contact', path: '/contact/' },
];
