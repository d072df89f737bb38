import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { LocationHero } from '../features/company/LocationHero';
import { Promises } from '../features/company/Promises';
import { Proof } from '../features/company/Proof';
import { Start } from '../features/company/Start';
import { Talk } from '../features/company/Talk';
import { WorkingDay } from '../features/company/WorkingDay';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { inPlace } from '../lib/inPlace';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

interface LocationContext extends PageContext {
  readonly place: string;
}

type LocationData = Queries.LocationQuery;

const textOf = (data: LocationData, { place }: LocationContext) =>
  inPlace(required(data.text, 'content/pages/software-development'), place);

const Location = ({ data, pageContext }: PageProps<LocationData, LocationContext>) => {
  const { place } = pageContext;
  const text = textOf(data, pageContext);
  const parts = inPlace(required(data.parts, 'content/company/location'), place);
  return (
    <Shell alternates={pageContext.alternates} bands>
      <LocationHero
        text={text}
        ground={parts.grounds.find((ground) => ground.place === place)}
        trail={<Trail title={text.frontmatter.title} />}
      />
      <Fold />
      <WorkingDay day={parts.day} />
      <Promises promises={parts.promises} services={parts.services} />
      <Start start={parts.start} />
      <Proof proof={parts.proof} />
      <Talk talk={parts.talk} office={data.site?.offices.find(({ key }) => key === 'melbourne')} />
    </Shell>
  );
};

export default Location;

export const Head = ({ data, pageContext }: HeadProps<LocationData, LocationContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(textOf(data, pageContext))} />
);

export const query = graphql`
  query Location($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "software-development" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: locationText(language: { eq: $language }) {
      grounds {
        ...LocationGroundPart
      }
      day {
        ...WorkingDayPart
      }
      promises {
        ...PromisesPart
      }
      services {
        heading
        items {
          title
          text
          to
        }
      }
      start {
        ...StartPart
      }
      proof {
        ...ProofPart
      }
      talk {
        ...TalkPart
      }
    }
    site: siteSettings {
      offices {
        ...TalkOffice
      }
    }
  }
`;
