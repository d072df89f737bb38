import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { build, type Plugin } from 'esbuild';

const sources = 'src/banners';

/** Each of these files of a banner's folder becomes a script beside its `index.html`: the small half, and what it brings. */
const entries = ['banner.ts', 'car.ts'];

/**
 * What a single car that brings its own shaders never asks of three's renderer, and three could not be shaken off: the
 * shaders of its materials, headsets, shadows, surroundings that are mirrored, shapes that change, finer colours than a screen's,
 * values that materials share. That is two fifths of it.
 */
const unasked: Readonly<Record<string, string>> = {
  'shaders/ShaderChunk.js':
    "import colorspace_pars_fragment from './ShaderChunk/colorspace_pars_fragment.glsl.js'; export const ShaderChunk = { colorspace_pars_fragment };",
  'shaders/ShaderLib.js': 'export const ShaderLib = {};',
  'webgl/WebGLShadowMap.js': 'export class WebGLShadowMap { render() {} }',
  'webgl/WebGLEnvironments.js': 'export const WebGLEnvironments = function () { this.get = () => null; };',
  'webgl/WebGLMorphtargets.js': 'export const WebGLMorphtargets = function () { this.update = () => {}; };',
  'webgl/WebGLOutput.js': 'export class WebGLOutput {}',
  'webgl/WebGLUniformsGroups.js':
    'export const WebGLUniformsGroups = function () { this.dispose = () => {}; };',
  'webxr/WebXRManager.js':
    "import { EventDispatcher } from '../../core/EventDispatcher.js'; export class WebXRManager extends EventDispatcher { setAnimationLoop() {} hasDepthSensing() {} getEnvironmentBlendMode() {} }",
};

const onlyWhatIsAsked: Plugin = {
  name: 'only what is asked of three',
  setup: ({ onLoad }) =>
    onLoad({ filter: /three[\\/]src[\\/]renderers[\\/]/ }, ({ path }) => {
      const [file] = Object.keys(unasked).filter((name) => path.replaceAll('\\', '/').endsWith(`/${name}`));
      return file ? { contents: unasked[file], loader: 'js', resolveDir: dirname(path) } : undefined;
    }),
};

/**
 * Bundles the scripts of the banners that are made of many files, or with a package, into their folders below `banners/`.
 * They are classic scripts: the origin of a sandboxed frame is opaque, and modules would need its leave.
 */
export const bundleBanners = async (to: string): Promise<void> => {
  for (const banner of readdirSync(sources))
    await build({
      entryPoints: entries.map((file) => join(sources, banner, file)),
      outdir: join(to, 'banners', banner),
      bundle: true,
      minify: true,
      format: 'iife',
      charset: 'utf8',
      legalComments: 'none',
      banner: { js: '/*! with three.js, by its authors, under the MIT licence: threejs.org/license */' },
      target: ['chrome100', 'firefox100', 'safari15'],
      plugins: [onlyWhatIsAsked],
      logLevel: 'error',
    });
};
