/**
 * Strapi announces its new media library above every page, with a link to its own blog, until somebody closes it in that
 * browser. Nothing there is for an editor: it counts as closed. Strapi has no setting for it (5.54); its own note of it in the browser
 * is what says so, one for an installation whose number is not known yet and one for ours, which has none.
 */
const NOTES = ['undefined', 'false'].map((id) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${id}`);

export const closeBanners = (storage: Storage): void => {
  for (const note of NOTES) storage.setItem(note, 'true');
};
