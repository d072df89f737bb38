import { createHash } from 'node:crypto';

import { PLAYER_ORIGINS } from '../cms/src/richText/players';
import type { InlineHashes } from './manifest';

// Data blocks are never run, so a content security policy does not look at them.
const templates = /<template\b[\s\S]*?<\/template\s*>/gi;
const dataBlock = /\btype\s*=\s*["']?application\/(ld\+)?json\b/i;

function sources(html: string, tag: 'script' | 'style'): string[] {
  const found = new Set<string>();
  const pattern = new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}\\s*>`, 'gi');
  for (const [, attributes = '', text = ''] of html.matchAll(pattern)) {
    if (text === '' || /(^|\s)src\s*=/i.test(attributes) || dataBlock.test(attributes)) continue;
    // The HTML parser turns CRLF into LF before the browser hashes the text.
    found.add(`'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`);
  }
  return [...found];
}

/** The players that a page's frames lead to; a page that only names one may show it as well. */
const playersIn = (html: string): string[] => PLAYER_ORIGINS.filter((origin) => html.includes(`${origin}/`));

const demoFrame = /<iframe\b(?=[^>]*\sdata-demo\b)[^>]*?\ssrc="(https?:\/\/[a-z0-9.-]+(?::\d+)?)\//gi;

/**
 * The hosts of the demos that a page shows in frames, which say so (`data-demo`). Only what is nothing but a host: an address
 * comes from the CMS, and may not say anything else to a policy.
 */
const demosIn = (html: string): string[] => [
  ...new Set([...html.matchAll(demoFrame)].map(([, origin = '']) => new URL(origin).origin)),
];

/** CSP sources of a page's inline scripts and styles, of its videos and its demos. What lies in a `<template>` is never run. */
export function inlineHashes(html: string): InlineHashes {
  const outsideTemplates = html.replace(templates, '');
  const players = playersIn(outsideTemplates);
  const demos = demosIn(outsideTemplates);
  return {
    scripts: sources(outsideTemplates, 'script'),
    styles: sources(outsideTemplates, 'style'),
    ...(players.length > 0 && { players }),
    ...(demos.length > 0 && { demos }),
  };
}
