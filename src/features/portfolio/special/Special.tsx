import { graphql } from 'gatsby';

import { Film } from './Film';
import { RunningBanner } from './RunningBanner';
import { TurnedBanner } from './TurnedBanner';

/** What only this project has: the work itself, running on its page. Most have none. */
export const Special = ({ special }: { readonly special: Queries.SpecialFragment['special'] }) => {
  if (!special) return null;
  const { film, turned, running } = special;
  return (
    <>
      {film && <Film film={film} />}
      {turned && <TurnedBanner banner={turned} />}
      {running && <RunningBanner banner={running} />}
    </>
  );
};

export const special = graphql`
  fragment Special on CaseStudyFacts {
    special {
      film {
        ...ProjectFilm
      }
      turned {
        ...FramedBanner
      }
      running {
        ...FramedBanner
      }
    }
  }
`;
