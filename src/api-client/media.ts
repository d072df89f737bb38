import { env } from '../config/env';
import { number, object, optional, text, type Reader } from './read';

/** Media come with addresses relative to the content host, or absolute ones from a file store. */
const mediaUrl: Reader<string> = (value, where) => new URL(text(value, where), env.contentApiUrl).href;

const size = object({ url: mediaUrl, width: number, height: number });

/** A picture of the CMS, with the smaller sizes that the CMS has made of it; its addresses are absolute. */
export const picture = object({
  url: mediaUrl,
  width: optional(number),
  height: optional(number),
  formats: optional(object({ small: optional(size), medium: optional(size) })),
});

/** The picture of an author, with the smallest size that the CMS has made of it. */
export const avatar = object({ url: mediaUrl, formats: optional(object({ xxsmall: optional(size) })) });

export type FetchedPicture = ReturnType<typeof picture>;
