import { Emphasis } from '../Emphasis/Emphasis';
import * as styles from './Title.module.css';

interface TitleProps {
  /** One phrase may stand between `**` and `**`: it is shown in the accent colour. */
  readonly text: string;
  readonly subtitle?: string | null;
  /** `hero` is as large as type gets, as wide as the place it is given, and brings no margins. */
  readonly size?: 'page' | 'hero';
}

/** The one h1 of a page. */
export const Title = ({ text, subtitle, size = 'page' }: TitleProps) => (
  <div className={styles.title} data-size={size}>
    <h1 className={styles.words}>
      <Emphasis text={text} />
    </h1>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
  </div>
);
