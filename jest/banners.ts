import { basename, resolve } from 'node:path';

import { factsOf, filesBelow, read } from './content';

/** The name of a format, which nobody asks for. */
const formats = ['http://www.w3.org/2000/svg'];

/** Where a click leads when the page around a banner says nothing else. */
export const defaultClick = 'https://example.com/';

/** Files a browser reads addresses from. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|vtt)$/.test(file);

/** Every address in a source that names a host. */
const hostsIn = (source: string): string[] =>
  [...source.matchAll(/(?:https?:|["'(\s=])\/\/[a-z0-9][^"'\s)<]*/gi)].map(([address]) => address);

/** Every file a source asks for; a part of the page itself is none. */
const askedIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:\ssrc=|\sposter=|\sdata-slides=|<link[^>]*\shref=|url\(|\.src = |fetch\(|"picture": |@import )["']?([^"'\s)#>][^"'\s)>]*)/g,
    ),
  ].flatMap(([, address = '']) => (address.includes('.') ? [address] : []));

/** A banner's folder below static/banners/, as a host of advertisements would get it. */
export const bannerIn = (name: string) => {
  const folder = resolve('static/banners', name);
  const files = filesBelow(folder);
  const sources = files.filter(isText).map(read);
  return {
    ...{ name, folder, files },
    html: read(resolve(folder, 'index.html')),
    /** All sources of a kind, in one. */
    all: (kind: RegExp): string =>
      files
        .filter((file) => kind.test(file))
        .map(read)
        .join('\n'),
    hosts: sources.flatMap(hostsIn).filter((address) => ![...formats, defaultClick].includes(address)),
    asked: [...new Set(sources.flatMap(askedIn))],
  };
};

/** The eleven media banners with their facts. */
export const mediaBanners = factsOf('banners').map(({ slug, values }) => ({
  ...bannerIn(slug),
  kind: String(values.kind),
  size: [Number(values.width), Number(values.height)] as const,
}));

/** The media banner of that name. @throws when there is none */
export const mediaBanner = (slug: string) => {
  const banner = mediaBanners.find(({ name }) => name === slug);
  if (!banner)
    throw new Error(`No banner ${slug} among ${mediaBanners.map(({ name }) => basename(name)).join()}`);
  return banner;
};
