import * as styles from './Title.module.css';

interface TitleProps {
  /** One phrase may stand between `**` and `**`: it is shown in the accent colour. */
  readonly text: string;
  readonly subtitle?: string | null;
}

/** The one h1 of a page. */
export const Title = ({ text, subtitle }: TitleProps) => (
  <div className={styles.title}>
    <h1>{text.split('**').map((part, index) => (index % 2 ? <em key={part}>{part}</em> : part))}</h1>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
  </div>
);
