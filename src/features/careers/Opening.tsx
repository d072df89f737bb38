import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { DialogButton } from '../../ui/Dialog/DialogButton';
import { Words } from '../../ui/Words/Words';
import * as styles from './Opening.module.css';
import { TimeSplit } from './TimeSplit';

interface OpeningProps {
  readonly opening: Queries.OpeningPartFragment;
  /** The dialog that takes an application for it. */
  readonly dialog: string;
}

/** What an opening asks for and offers, and its Apply Now. */
export const Opening = ({ opening, dialog }: OpeningProps) => {
  const { t } = useTranslation('careers');
  const { title, intro, time, duties, requirements, offers } = opening;
  const lists = [
    { heading: t('opening.duties'), items: duties ?? [] },
    { heading: t('opening.requirements'), items: requirements },
    { heading: t('opening.offers'), items: offers },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <p className={styles.intro}>{intro}</p>
      {time && <TimeSplit shares={time} />}
      <div className={styles.lists}>
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <h4 className={styles.heading}>
              <Words text={heading} />
            </h4>
            <ul role="list" className={styles.list}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <DialogButton dialog={dialog} tone="action" aria-label={t('opening.applyFor', { position: title })}>
        {t('opening.apply')}
      </DialogButton>
    </>
  );
};

export const opening = graphql`
  fragment OpeningPart on OpeningText {
    slug
    title
    summary
    intro
    time {
      ...TimeShare
    }
    duties
    requirements
    offers
  }
`;
