import { newestTemplates } from '../../config/newestTemplates';
import type shell from '../../../content/locales/en/shell.json';

export interface NavLink {
  readonly text: string;
  readonly path: string;
}

interface NavGroup {
  readonly text: string;
  readonly links: readonly NavLink[];
}

export type NavItem = NavLink | NavGroup;

type NavLabel = keyof (typeof shell)['nav'];

/** Strings of the shell: below `nav` in content/locales/<language>/shell.json. */
export type ShellStrings = (key: `nav.${NavLabel}`) => string;

interface Service {
  readonly slug: string;
  readonly title: string;
}

export const isGroup = (item: NavItem): item is NavGroup => 'links' in item;

const link = (t: ShellStrings, label: NavLabel, path: string): NavLink => ({ text: t(`nav.${label}`), path });

/**
 * The catalogue, newest first: its menu item is for Vietnamese visitors
 * (docs/specification/addresses.md, 'Vietnamese visitors').
 */
export const sampleWebsites = (t: ShellStrings): NavLink => link(t, 'sampleWebsites', newestTemplates);

/** What we offer, a group of the top menu and a list in the footer: the services of content/services/, and the banners. */
export const serviceLinks = (t: ShellStrings, services: readonly Service[]): readonly NavLink[] => [
  ...services.map(({ slug, title }) => ({ text: title, path: `/services/${slug}/` })),
  link(t, 'mediaBanners', '/services/media-banners/'),
];

/**
 * The top menu (docs/specification/pages.md, 'Shell'). The sample websites are for Vietnamese visitors: an item of
 * its own on Vietnamese pages; on English ones, where it comes late, the last below Services, where it moves nothing.
 */
export const topMenu = (
  t: ShellStrings,
  services: readonly Service[],
  samples?: 'item' | 'late',
): readonly NavItem[] => [
  link(t, 'home', '/'),
  link(t, 'portfolio', '/portfolio/'),
  {
    text: t('nav.services'),
    links: [...serviceLinks(t, services), ...(samples === 'late' ? [sampleWebsites(t)] : [])],
  },
  {
    text: t('nav.about'),
    links: [
      link(t, 'aboutUs', '/about-us/'),
      link(t, 'ourTeam', '/our-team/'),
      link(t, 'melbourneTeam', '/software-development-melbourne/'),
      link(t, 'career', '/career/'),
    ],
  },
  link(t, 'contact', '/contact/'),
  link(t, 'blog', '/blog/'),
  ...(samples === 'item' ? [sampleWebsites(t)] : []),
];

/** The footer's useful links. */
export const usefulLinks = (t: ShellStrings): readonly NavLink[] => [
  link(t, 'portfolio', '/portfolio/'),
  link(t, 'showcases', '/showcases-web/'),
  link(t, 'blog', '/blog/'),
  link(t, 'sampleWebsites', '/collection/'),
  link(t, 'aboutUs', '/about-us/'),
  link(t, 'career', '/career/'),
  link(t, 'contact', '/contact/'),
];
