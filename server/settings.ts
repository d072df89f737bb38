import { BlockList } from 'node:net';

import { EnvReader } from '../node-lib/envReader';
import { buildSettings, type BuildSettings } from '../site-build/buildSettings';
import { trustedProxies, type TrustedProxies } from './http/clientAddress';

/** Everything the site server can be told: where it listens, and what the builds that it starts are told. */
export interface Settings extends BuildSettings {
  host: string;
  port: number;
  /** Public key of Google's captcha; empty for our own. */
  recaptchaSiteKey: string;
  hookSecret: string;
  /** What they say of a visitor's address holds; what anybody else says does not. */
  trustedProxies: TrustedProxies;
}

/**
 * Reads the server's settings from the environment (`.env.example` documents them).
 * @throws SettingsError naming every wrong setting and what it should be
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const read = new EnvReader(env);
  return read.finish({
    ...buildSettings(read, root),
    host: read.text('SITE_HOST', '0.0.0.0'),
    port: read.port('SITE_PORT', 9000),
    recaptchaSiteKey: read.text('GATSBY_RECAPTCHA_SITE_KEY', ''),
    hookSecret: read.secret('REBUILD_HOOK_SECRET', 16),
    trustedProxies: read.parsed(
      'TRUSTED_PROXIES',
      trustedProxies,
      'a list of addresses or networks like 10.0.0.0/8, with commas between them',
      new BlockList(),
    ),
  });
}
