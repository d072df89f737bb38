import { imageData } from './fixtures';

/** A file as queries answer it. */
const fileOf = (path: string) => ({
  publicURL: `/static/${path}`,
  childImageSharp: { gatsbyImageData: imageData(path) },
});

/** What stands in a file of content/ as queries answer it: a path is a file. */
export const withFiles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFiles);
  if (typeof value === 'string') return /\.(webp|svg|mp4|webm)$/.test(value) ? fileOf(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFiles(inner)]));
};
