import * as styles from './ServiceIcon.module.css';

/** What each kind of work is drawn as, on a field of 64 by 64. */
const paths = {
  web: 'M6 12h52v40H6zM6 22h52M14 32h18M14 40h12M40 32h10M44 40h6',
  app: 'M20 5h24a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM28 52h8M24 20h16M24 28h10',
  iot: 'M20 20h24v24H20zM29 32h6M26 20V8M38 20V8M26 56V44M38 56V44M20 26H8M20 38H8M56 26H44M56 38H44',
  graphic: 'M10 54l6-18L42 10l12 12-26 26zM36 16l12 12M16 36l12 12',
  motion: 'M32 6a26 26 0 1 0 26 26M32 16v16l10 8M46 8l12 4-4 12',
  turn: 'M32 8l16 9v18l-16 9-16-9V17zM16 17l16 9 16-9M32 26v18M10 34c-4 3-6 5-6 8 0 8 12 14 28 14M54 34c4 3 6 5 6 8 0 6-6 10-15 12M50 47l-6 7 8 5',
  film: 'M6 12h52v40H6zM18 12v40M46 12v40M6 25h12M6 39h12M46 25h12M46 39h12',
  shop: 'M10 22h44l-4 34H14zM22 28V18a10 10 0 0 1 20 0v10',
  content: 'M14 6h26l12 12v40H14zM40 6v12h12M22 30h22M22 38h22M22 46h14',
  support: 'M8 34a24 24 0 0 1 48 0v14h-8V34M8 34v14h8V34M48 52a14 8 0 0 1-14 6h-4',
} as const;

const isIcon = (name: string): name is keyof typeof paths => name in paths;

/**
 * The drawing of a kind of work, for the eye alone.
 *
 * @throws when there is no such drawing: the content names one that nobody drew
 */
export const ServiceIcon = ({ name }: { readonly name: string }) => {
  if (!isIcon(name)) throw new Error(`No drawing "${name}": one of ${Object.keys(paths).join(', ')}`);
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
};
