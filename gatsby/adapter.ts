import type { AdapterInit } from 'gatsby';

/**
 * An adapter that does nothing: for a site without one Gatsby asks a server on the internet which there are. What a release
 * is made of is written before (`manifest.ts`), also by the builds that run no adapter.
 */
export const noAdapter: AdapterInit = () => ({ name: 'saola-release', adapt: () => undefined });
