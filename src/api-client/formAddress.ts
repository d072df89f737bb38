import { env } from '../config/env';

/** Where a form is sent to: `path` is that below the API which takes it. */
export const formAddress = ({ path, api }: { readonly path: string; readonly api?: 'content' }): string =>
  `${api === 'content' ? env.contentApiUrl : env.siteApiUrl}/${path}`;
