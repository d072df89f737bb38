import * as styles from './Technologies.module.css';

/** What a group of tools is for, drawn in lines. */
const drawings: Readonly<Record<string, string>> = {
  screen: 'M3 6h34v24H3zM3 12h34M14 36h12M20 30v6M9 18h10v6H9zM24 18h8M24 23h6',
  server: 'M5 5h30v9H5zM5 17h30v9H5zM11 9.500h1M11 21.500h1M17 9.500h12M17 21.500h12M20 26v6M9 35h22M20 32v3',
  shop: 'M5 16v19h30V16M3 16l4-11h26l4 11a4.250 4.250 0 0 1-8.5 0 4.250 4.250 0 0 1-8.5 0 4.250 4.250 0 0 1-8.5 0A4.250 4.250 0 0 1 3 16zM15 35V25h10v10',
  cloud: 'M11 29a7 7 0 0 1-1-14 11 11 0 0 1 21-1 7.5 7.5 0 0 1 0 15zM14 36v-7M20 38v-9M26 36v-7',
};

export const ToolIcon = ({ name }: { readonly name: string }) => (
  <svg className={styles.icon} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
);
