import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { env } from '../../src/config/env';
import { defaultLanguage, toLocale } from '../../src/i18n/locales';
import { colourToken } from '../colourToken';
import { icons } from './iconPlaces';
import { drawIcons } from './icons';

/**
 * Everything may be found but the documents of the banners, which pages show in frames. Pages that are not to be found say
 * so themselves, and have to be read for that.
 */
const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /banners/*/$',
    'Disallow: /banners/*.html',
    '',
    `Sitemap: ${env.siteUrl}/sitemap-index.xml`,
    '',
  ].join('\n');

const icon = (file: string, size: number, purpose?: 'maskable') => ({
  ...{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose },
});

/** For a device that keeps the site among its apps. It starts where the server chooses the language. */
const webManifest = (name: string): string =>
  JSON.stringify({
    ...{ id: '/', name, lang: toLocale(defaultLanguage), start_url: '/', scope: '/', display: 'minimal-ui' },
    ...{ theme_color: colourToken('paper'), background_color: colourToken('paper') },
    icons: [icon(icons.small, 192), icon(icons.large, 512), icon(icons.maskable, 512, 'maskable')],
  });

/**
 * Writes what crawlers and devices look for at the root, and the icons.
 *
 * @param name of the site
 */
export const writeRootFiles = async (publicDir: string, name: string): Promise<void> => {
  const files = new Map<string, string | Buffer>([
    ['robots.txt', robots()],
    ['manifest.webmanifest', webManifest(name)],
    ...(await drawIcons()),
  ]);
  for (const [file, data] of files) {
    mkdirSync(dirname(join(publicDir, file)), { recursive: true });
    writeFileSync(join(publicDir, file), data);
  }
};
