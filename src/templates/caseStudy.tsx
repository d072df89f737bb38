import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { CaseAbout } from '../features/portfolio/CaseAbout';
import { CaseChallenges } from '../features/portfolio/CaseChallenges';
import { CaseHero } from '../features/portfolio/CaseHero';
import { CaseNeighbours } from '../features/portfolio/CaseNeighbours';
import { CaseWork } from '../features/portfolio/CaseWork';
import { Close } from '../features/portfolio/Close';
import { ShownWith } from '../features/portfolio/ShownWith';
import { Special } from '../features/portfolio/special/Special';
import { PageMeta } from '../features/seo/PageMeta';
import { PageScripts } from '../features/shell/PageScripts';
import { Shell } from '../features/shell/Shell';
import { Testimonials } from '../features/testimonials/Testimonials';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

type CaseStudyContext = PageContext & { readonly neighbours: readonly string[] };

const CaseStudy = ({ data, pageContext }: PageProps<Queries.CaseStudyQuery, CaseStudyContext>) => {
  const { t } = useTranslation('shell');
  const study = required(data.study, 'a text of content/case-studies');
  const neighbours = pageContext.neighbours.flatMap((slug) =>
    data.neighbours.nodes.filter(({ facts }) => facts.slug === slug),
  );
  return (
    <Shell alternates={pageContext.alternates} bands>
      <CaseHero
        study={study}
        trail={<Trail title={study.title} parents={[{ title: t('nav.portfolio'), path: '/portfolio/' }]} />}
      />
      <Fold />
      <PageScripts addresses={required(data.siteSettings, 'content/site.yml').pageScripts} />
      <Special special={study.facts.special} />
      <CaseAbout study={study} />
      <CaseChallenges study={study} />
      <CaseWork study={study} />
      <CaseNeighbours url={study.facts.url} neighbours={neighbours} />
      <Testimonials
        testimonials={required(data.testimonials, 'content/testimonials')}
        first={study.facts.testimonial ?? 1}
      />
      <Close question={study.close} />
    </Shell>
  );
};

export default CaseStudy;

export const Head = ({ data, pageContext }: HeadProps<Queries.CaseStudyQuery, PageContext>) => {
  const { title, description } = required(data.study, 'a text of content/case-studies');
  return (
    <>
      {/* What follows the stage, to which a card's picture travels. */}
      <ShownWith id="about" />
      <PageMeta pageContext={pageContext} title={title} description={description} />
    </>
  );
};

export const query = graphql`
  query CaseStudy($language: String!, $slug: String!, $neighbours: [String!]!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "site"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    siteSettings {
      pageScripts
    }
    study: caseStudyText(slug: { eq: $slug }, language: { eq: $language }) {
      title
      description
      close
      facts {
        url
        testimonial
        ...Special
      }
      ...CaseHero
      ...CaseAbout
      ...CaseChallenges
      ...CaseWork
    }
    neighbours: allCaseStudyText(
      sort: { slug: ASC }
      filter: { slug: { in: $neighbours }, language: { eq: $language } }
    ) {
      nodes {
        ...CaseNeighbour
      }
    }
    testimonials(language: { eq: $language }) {
      ...TestimonialsText
    }
  }
`;
