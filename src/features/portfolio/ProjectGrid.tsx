import { PlacedCard } from './PlacedCard';
import * as styles from './ProjectGrid.module.css';
import { rhythm } from './rhythm';
import { workOf } from './workOf';

/** The projects in one list, in their order, in uneven rows. */
export const ProjectGrid = ({ projects }: { readonly projects: readonly Queries.PlacedCardFragment[] }) => {
  const places = rhythm(projects.map(({ facts }) => workOf(facts))).flat();
  return (
    <ol role="list" className={styles.grid}>
      {projects.map((project, index) => {
        const place = places[index] ?? 'twelve';
        return (
          <li key={project.facts.slug} className={styles.place} data-place={place}>
            <PlacedCard project={project} place={place} first={index === 0} />
          </li>
        );
      })}
    </ol>
  );
};
