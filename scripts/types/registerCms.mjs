// A program of its own, run in `cms/`: writes the types of the CMS's content below the folder that its argument names.
// It is what `strapi ts:generate-types` does, but the sources are only stripped of their types, not compiled: they may
// use types that are yet to be generated, and a CMS that runs from `cms/dist` is left alone. Strapi registers its content
// types without asking the database for anything. Plain Node: a loader of TypeScript would lead Strapi's packages astray.
import { cpSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { buildSync } from 'esbuild';

const appDir = process.cwd();
const folder = process.argv[2];
const ofCms = createRequire(path.join(appDir, 'package.json'));
const ofStrapi = createRequire(ofCms.resolve('@strapi/strapi'));

/** Strapi runs JavaScript only. The place has to lie in `cms/`, for the packages to be found. */
function stripTypes(distDir) {
  const serverFiles = ['config', 'src'].flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/^src\/admin\/|\.test\.ts$/.test(file)),
  );
  const isCode = (file) => file.endsWith('.ts');
  for (const file of serverFiles.filter((each) => !isCode(each))) cpSync(file, path.join(distDir, file));
  buildSync({
    entryPoints: serverFiles.filter(isCode),
    ...{ outdir: distDir, outbase: '.', format: 'cjs', platform: 'node', logLevel: 'error' },
  });
}

const distDir = path.join(folder, 'dist');
stripTypes(distDir);
const { createStrapi } = ofCms('@strapi/strapi');
const { generators } = ofStrapi('@strapi/typescript-utils');
const strapi = await createStrapi({ appDir, distDir }).register();
await generators.generate({
  ...{ strapi, pwd: folder, rootDir: '.', logger: {} },
  artifacts: { contentTypes: true, components: true },
});
process.exit(0);
