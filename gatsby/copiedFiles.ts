import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { GatsbyNode } from 'gatsby';

import { bundleBanners } from './bundledBanners';
import { writeLateScripts } from './lateScripts';
import { projectRequire } from './projectRequire';
import { writeRootFiles } from './rootFiles/rootFiles';
import { siteSettings } from './siteSettings';

/** Folder of an installed package. */
const folderOf = (name: string): string => dirname(projectRequire.resolve(`${name}/package.json`));

/**
 * Files of packages that browsers ask for by their address: the flags of the phone field, and the worker in which
 * the captcha does its work. From the site itself, so that no third party hears of a visitor.
 */
export const copyFiles = (to: string): void => {
  const flags = join(folderOf('country-flag-icons'), '3x2');
  mkdirSync(join(to, 'flags'), { recursive: true });
  for (const file of readdirSync(flags).filter((name) => /^[A-Z]{2}\.svg$/.test(name)))
    cpSync(join(flags, file), join(to, 'flags', file.toLowerCase()));
  mkdirSync(join(to, 'workers'), { recursive: true });
  // The package lets nobody ask for the worker itself.
  const altcha = dirname(dirname(projectRequire.resolve('altcha')));
  cpSync(join(altcha, 'workers', 'pbkdf2.js'), join(to, 'workers', 'captcha.js'));
};

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  copyFiles('public');
  writeLateScripts('public');
  await bundleBanners('public');
  await writeRootFiles('public', siteSettings().name);
};
