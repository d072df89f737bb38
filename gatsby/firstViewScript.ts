import { buildSync } from 'esbuild';

const budget = 8_192;

/**
 * Bundles and minifies the script of the first view, as text for a `<script>`.
 *
 * @throws when it cannot be compiled, or has grown past 8 KiB: then something was imported that does not belong there
 */
export const firstViewScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['src/first-view/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // What has neither `<details name>` nor `:not(a, b)` gets the page without it.
    target: ['chrome100', 'firefox100', 'safari15'],
  });
  const text = outputFiles.map((file) => file.text.trim()).join('');
  if (text.length > budget) throw new Error(`The script of the first view has ${text.length} B`);
  return text;
};
