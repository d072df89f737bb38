const assetRels =
  /(^|\s)(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|mask-icon|manifest)(\s|$)/i;

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return (match?.[1] ?? match?.[2] ?? match?.[3])?.replaceAll('&amp;', '&');
}

/** Path of an address of the site itself, else null. `page` may be a path as long as the address is one. */
function localPath(reference: string, page: string): string | null {
  const base = new URL(page, 'http://site.invalid');
  if (!URL.canParse(reference, base.href)) return null;
  const url = new URL(reference, base);
  return url.origin === base.origin ? decodeURI(url.pathname) : null;
}

/** Local addresses that a page needs to look and work as built. */
export interface References {
  /** `<script src>` and `<link>` assets, the list of scripts that a `<template data-src>` names, and the pictures of a link's preview (`og:image`). */
  assets: string[];
  /** Stylesheets whose text Gatsby wrote into the page (`<style data-href>`). */
  inlinedStyles: string[];
}

/** Collects the assets of an HTML page; `page` is its address, against which relative ones resolve. */
export function references(html: string, page: string): References {
  const assets = new Set<string>();
  const inlinedStyles = new Set<string>();
  const add = (reference: string | undefined, to: Set<string>, base = page) => {
    const local = reference === undefined ? null : localPath(reference, base);
    if (local !== null) to.add(local);
  };
  const tags = [...html.matchAll(/<(script|link|style|meta|template)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)];
  const contents = (property: string) =>
    tags.flatMap(([tag]) =>
      attribute(tag, 'property') === property ? (attribute(tag, 'content') ?? []) : [],
    );
  // Previews have full addresses, and only the page itself says which site is its own.
  const [address = page] = contents('og:url');
  for (const picture of contents('og:image')) add(picture, assets, address);
  for (const [tag, name] of tags) {
    if (name?.toLowerCase() === 'script') add(attribute(tag, 'src'), assets);
    // The list of the scripts that are React (gatsby/firstView.tsx).
    if (name?.toLowerCase() === 'template') add(attribute(tag, 'data-src'), assets);
    if (name?.toLowerCase() === 'style') add(attribute(tag, 'data-href'), inlinedStyles);
    if (name?.toLowerCase() === 'link' && assetRels.test(attribute(tag, 'rel') ?? '')) {
      add(attribute(tag, 'href'), assets);
    }
  }
  return { assets: [...assets], inlinedStyles: [...inlinedStyles] };
}
