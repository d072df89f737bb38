/** What minifies one kind of file. Its class brings other ways to do it: `swcMinify` among them, if the files are scripts. */
interface Minimizer {
  readonly constructor: object;
  readonly options?: { readonly minimizer?: object };
}

interface Bundling {
  readonly cache?: object;
  readonly optimization: { readonly minimizer?: readonly Minimizer[] };
}

/** Licences stay where they are: swc cannot gather them in a file. */
const withLicences = { format: { comments: 'some' } };

/** Takes from webpack what costs a build time and gives it nothing. */
export const saveTime = ({ cache, optimization: { minimizer = [] } }: Bundling): void => {
  // The minimizer of scripts is made in JavaScript: it takes 8 s where swc takes less than one, and writes a little less.
  for (const { constructor, options } of minimizer)
    if ('swcMinify' in constructor && options?.minimizer) {
      Object.assign(options, { extractComments: false });
      Object.assign(options.minimizer, { implementation: constructor.swcMinify, options: withLicences });
    }
  // webpack follows its own files and those of Gatsby for 6 s, to know a cache that others made. Ours goes with every
  // change of code, packages and settings (site-build/gatsbyCache.ts).
  if (cache) Object.assign(cache, { buildDependencies: { defaultWebpack: [] } });
};
