import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Accordion } from '../../ui/Accordion/Accordion';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Section } from '../../ui/Section/Section';
import { Application } from './Application';
import { jobsId } from './jobsId';
import { Opening } from './Opening';
import { Words } from '../../ui/Words/Words';
import * as styles from './Openings.module.css';
import { positionOf } from './positionOf';

interface OpeningsProps {
  readonly jobs: Queries.TimePlanPartFragment;
  /** In their order, without the hidden ones. */
  readonly openings: readonly Queries.OpeningPartFragment[];
  readonly email: string;
}

/** The openings, each a row that opens, with a dialog to apply for it. */
export const Openings = ({ jobs, openings, email }: OpeningsProps) => {
  const { t } = useTranslation('careers');
  const dialogOf = (slug: string) => `apply-${slug}`;
  return (
    <Section id={jobsId} labelledBy="jobs-heading">
      <div className={styles.words}>
        <h2 id="jobs-heading">
          <Words text={jobs.heading} />
        </h2>
        <p className={styles.text}>{jobs.text}</p>
      </div>
      <Accordion
        name="openings"
        items={openings.map((opening, index) => ({
          id: opening.slug,
          title: opening.title,
          open: index === 0,
          content: <Opening opening={opening} dialog={dialogOf(opening.slug)} />,
        }))}
      />
      {openings.map(({ slug, title }) => (
        <Dialog
          key={slug}
          id={dialogOf(slug)}
          title={t('application.title', { position: title })}
          closeLabel={t('application.close')}
          wide
        >
          <Application place={dialogOf(slug)} position={positionOf(slug)} inDialog email={email} />
        </Dialog>
      ))}
    </Section>
  );
};
