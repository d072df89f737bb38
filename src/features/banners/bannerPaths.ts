/** Path of the service's page, without the language. */
export const bannersPath = '/services/media-banners/';

/** Path of a banner's page. */
export const bannerPath = (slug: string): string => `${bannersPath}${slug}/`;

/** The rich banner of an address that names none (docs/specification/pages.md, 'Media banners'). */
export const defaultBanner = 'expandable';

/** Part of the page where the rich banners stand. */
export const richId = 'rich';

/** Id of a standard banner's card. */
export const cardId = (slug: string): string => `card-${slug}`;
