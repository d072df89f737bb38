import { graphql } from 'gatsby';

import { Section } from '../../ui/Section/Section';
import { Words } from '../../ui/Words/Words';
import { Label } from '../../ui/Words/Label';
import * as styles from './Models.module.css';
import { TeamDrawing } from './TeamDrawing';

/** Ways to work together, each drawn as its team: the client's people and ours. */
export const Models = ({ models }: { readonly models: Queries.ServiceModelsPartFragment }) => (
  <Section tone="sand" labelledBy="models">
    <div className={styles.head}>
      <h2 id="models">
        <Words text={models.heading} />
      </h2>
      <p className={styles.key} aria-hidden="true">
        <span data-whose="yours">
          <Label>{models.yours}</Label>
        </span>
        <span data-whose="ours">
          <Label>{models.ours}</Label>
        </span>
      </p>
    </div>
    <ul role="list" className={styles.models}>
      {models.items.map(({ key, title, text, fits }) => (
        <li key={key} className={styles.model}>
          <TeamDrawing model={key} />
          <h3 className={styles.title}>
            <Words text={title} />
          </h3>
          <p>{text}</p>
          <p className={styles.fits}>{fits}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const serviceModels = graphql`
  fragment ServiceModelsPart on ServiceModels {
    heading
    yours
    ours
    items {
      key
      title
      text
      fits
    }
  }
`;
