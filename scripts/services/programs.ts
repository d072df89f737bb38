import { bin, inRoot, root } from '../../node-lib/root';
import type { Program } from '../lib/services';

type Env = Record<string, string | undefined>;

const typescript = (...script: string[]) => ['--require', require.resolve('tsx/cjs'), inRoot(...script)];

const cmsEnv = (env: Env): Env => ({ ...env, STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' });

const gatsbyEnv = (env: Env): Env => ({ ...env, GATSBY_TELEMETRY_DISABLED: '1' });

/** Compiles the CMS and its admin. */
export function cmsBuild(env: Env): Program {
  return {
    name: 'Building the CMS',
    args: [bin('strapi', 'cms'), 'build'],
    cwd: inRoot('cms'),
    env: cmsEnv(env),
    log: 'cms-build.log',
  };
}

/** The CMS, compiled before. `log` is the file name of its log. */
export function cms(env: Env, log: string): Program {
  return {
    name: 'The CMS',
    args: [bin('strapi', 'cms'), 'start'],
    cwd: inRoot('cms'),
    env: cmsEnv(env),
    log,
  };
}

/** The mail inbox. It takes and shows mail on this machine only. */
export function inbox(env: Env, log: string): Program {
  const { SMTP_PORT = '', INBOX_PORT = '' } = env;
  const args = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--smtp', SMTP_PORT, '--web', INBOX_PORT];
  return { name: 'The mail inbox', args: [bin('maildev'), ...args], cwd: root, env, log };
}

/** One site build that becomes a release. */
export function siteBuild(env: Env, log: string): Program {
  return { name: 'Building the site', args: typescript('site-build', 'main.ts'), cwd: root, env, log };
}

/** The site server. */
export function siteServer(env: Env, log: string): Program {
  return { name: 'The site server', args: typescript('server', 'main.ts'), cwd: root, env, log };
}

/** Writes the types of the CMS's content below `folder`, which has to lie in `cms/`. */
export function cmsTypes(env: Env, folder: string): Program {
  return {
    name: 'Generating the types of the CMS',
    args: [inRoot('scripts', 'types', 'registerCms.mjs'), folder],
    cwd: inRoot('cms'),
    env: cmsEnv(env),
    log: 'types-cms.log',
  };
}

/** Writes the types of the site's GraphQL layer and queries. */
export function siteTypes(env: Env): Program {
  return {
    name: 'Generating the types of the site',
    args: typescript('scripts', 'types', 'gatsbySchema.ts'),
    cwd: root,
    env: { ...gatsbyEnv(env), NODE_ENV: 'production', gatsby_executing_command: 'build', CI: 'true' },
    log: 'types-site.log',
  };
}

/** The port of `gatsby develop`; the CMS's list of origins names it by default. */
export const gatsbyPort = 8000;

/** The CMS that follows changes of its code. */
export function cmsDevelop(env: Env): Program {
  return {
    name: 'strapi develop',
    args: [bin('strapi', 'cms'), 'develop'],
    cwd: inRoot('cms'),
    env: { ...cmsEnv(env), NODE_ENV: 'development' },
    log: null,
  };
}

/** Gatsby that follows changes of the site's code. */
export function gatsbyDevelop(env: Env): Program {
  return {
    name: 'gatsby develop',
    args: [bin('gatsby'), 'develop', '--host', '0.0.0.0', '--port', String(gatsbyPort)],
    cwd: root,
    env: { ...gatsbyEnv(env), NODE_ENV: 'development' },
    log: null,
  };
}
