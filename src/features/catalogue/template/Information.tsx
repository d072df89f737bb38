import type { ReactNode } from 'react';

import { LocalLink } from '../../../i18n/LocalLink';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { Chips } from '../../../ui/Chips/Chips';
import { DialogButton } from '../../../ui/Dialog/DialogButton';
import { RichText } from '../../../ui/RichText/RichText';
import { Label } from '../../../ui/Words/Label';
import { Words } from '../../../ui/Words/Words';
import * as styles from './Information.module.css';
import { Price } from '../../../ui/Price/Price';
import { ids, words } from './words';

interface Group {
  readonly slug: string;
  readonly title: string;
}

const kinds = ['categories', 'tags'] as const;

/** Characters of a name that two lines of the largest letters hold. */
const longName = 30;

interface InformationProps {
  readonly title: string;
  /** What it belongs to, by the parameter with which the catalogue is asked for all of it. */
  readonly groups: Readonly<Record<'categories' | 'tags', readonly Group[]>>;
  readonly basicPrice: number;
  readonly shortDescription: string | null;
  /** Whether there are options to add. */
  readonly hasOptions: boolean;
  /** The layouts. */
  readonly children: ReactNode;
}

/** What a template is and costs, and what can be done about it. */
export const Information = ({
  title,
  groups,
  basicPrice,
  shortDescription,
  hasOptions,
  children,
}: InformationProps) => (
  <div>
    {kinds.some((kind) => groups[kind].length > 0) && (
      <div className={styles.groups}>
        <Chips label="Phân loại">
          {kinds.flatMap((kind) =>
            groups[kind].map(({ slug, title: name }) => (
              <LocalLink
                key={`${kind} ${slug}`}
                to={`/collection/?${kind}=${encodeURIComponent(slug)}&refetch=true`}
              >
                <Label>{name}</Label>
              </LocalLink>
            )),
          )}
        </Chips>
      </div>
    )}
    <h1 className={styles.title} data-long={title.length > longName || undefined}>
      <Words text={title} />
    </h1>
    <p className={styles.price}>
      <Label>{words.indicative}</Label>
      <b>
        <Price of={basicPrice} />
      </b>
    </p>
    <div id={ids.buy} className={styles.actions}>
      <DialogButton dialog={ids.dialog} tone="action">
        {words.buy}
      </DialogButton>
      {hasOptions && (
        <ButtonLink href={`#${ids.options}`} variant="outline">
          {words.addOptions}
        </ButtonLink>
      )}
    </div>
    <div className={styles.short}>
      <RichText html={shortDescription} />
    </div>
    {children}
  </div>
);
