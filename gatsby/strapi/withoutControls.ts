const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/**
 * What the CMS answered, without control characters in any text, however deep: a page with a NUL byte is refused with its whole
 * release. The CMS stores none any more (cms/src/content/readable.ts); older databases and names of files may have some.
 */
export const withoutControls = <Value>(value: Value): Value => cleaned(value) as Value;

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(CONTROLS, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
};
