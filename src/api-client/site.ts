import { env } from '../config/env';
import { getJson } from './http';
import { object, optional, text } from './read';

const visitorLocale = object({ language: text, country: optional(text) });

/** The language (`en`, `vi`) and the country (ISO 3166-1, null when unknown) of a visitor. */
export type VisitorLocale = ReturnType<typeof visitorLocale>;

/**
 * The visitor-locale lookup (docs/specification/calls.md, 'Visitor locale').
 *
 * @throws what `getJson` throws; it is logged already
 */
export const fetchVisitorLocale = (signal: AbortSignal): Promise<VisitorLocale> =>
  getJson(`${env.siteApiUrl}/visitor-locale`, { signal, read: (body) => visitorLocale(body, '') });
