import { env as site } from '../src/config/env';

const required = (name: string, example: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: it should be ${example} (see .env.example)`);
  return value;
};

/** The settings of a build: the site's public ones and where to read the content. The token stays here. */
export const buildEnv = () => ({
  ...site,
  /** Address of the CMS, without a trailing slash. */
  strapiUrl: required('STRAPI_URL', 'the address of the CMS, such as http://localhost:1337').replace(
    /\/+$/,
    '',
  ),
  strapiToken: required('STRAPI_TOKEN', 'the read token that the CMS was started with'),
});
