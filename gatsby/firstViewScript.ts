import { buildSync } from 'esbuild';
import { minify_sync as minify } from 'terser';

const budget = 8_192;

/**
 * Bundles the script of the first view and minifies it, as text for a `<script>`. esbuild leaves a name to every
 * constant and function of the bundle: without them it is a twentieth smaller on the way to a visitor.
 *
 * @throws when it cannot be compiled, or has grown past 8 KiB: then something was imported that does not belong there
 */
export const firstViewScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['src/first-view/main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // What has neither `<details name>` nor `:not(a, b)` gets the page without it.
    target: ['chrome100', 'firefox100', 'safari15'],
  });
  const bundle = outputFiles.map((file) => file.text).join('');
  const { code: text = '' } = minify(bundle, {
    ecma: 2020,
    compress: { passes: 3 },
    format: { comments: false },
  });
  if (text.length > budget) throw new Error(`The script of the first view has ${text.length} B`);
  return text;
};
