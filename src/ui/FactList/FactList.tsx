import { ButtonLink } from '../Button/ButtonLink';
import { Words } from '../Words/Words';
import * as styles from './FactList.module.css';

interface FactListProps {
  readonly heading: string;
  readonly facts: readonly {
    readonly term: string;
    readonly value: string;
    /** Language of the value when it is not that of the page. */
    readonly lang?: string;
  }[];
  /** An external page; `note` tells listeners that it opens in a new tab. */
  readonly link?: { readonly href: string; readonly text: string; readonly note: string };
}

/** Terms and their values, each below a rule, on a ground of their own, with a way out where there is one. */
export const FactList = ({ heading, facts, link }: FactListProps) => (
  <section className={styles.facts} aria-label={heading} data-ground="sand">
    <dl className={styles.list}>
      {facts.map(({ term, value, lang }) => (
        <div key={term}>
          <dt>
            <Words text={term} />
          </dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
    {link && (
      <p className={styles.link}>
        <ButtonLink href={link.href} newTab={link.note} tone="action" arrow>
          {link.text}
        </ButtonLink>
      </p>
    )}
  </section>
);
