import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { ProjectStage } from '../features/portfolio/ProjectStage';
import { PageMeta } from '../features/seo/PageMeta';
import { projectsOf } from '../features/services/projectsOf';
import { ServicePage } from '../features/services/ServicePage';
import { Shell } from '../features/shell/Shell';
import { Trail } from '../features/texts/Trail';
import { WhyUs } from '../features/why-us/WhyUs';
import { pageTitle } from '../lib/pageTitle';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';

type ServiceContext = PageContext & {
  readonly slug: string;
  /** Slugs of those at its foot, in their order. */
  readonly projects: readonly string[];
};

const Service = ({ data, pageContext }: PageProps<Queries.ServiceQuery, ServiceContext>) => {
  const { t } = useTranslation('shell');
  const text = required(data.offer, `content/services/${pageContext.slug}`);
  const { figures, phones } = required(data.site, 'content/site.yml');
  const projects = projectsOf(pageContext.projects, data.projects.nodes, text.results ?? []);
  return (
    <Shell alternates={pageContext.alternates} bands>
      <ServicePage
        text={text}
        facts={required(data.facts, `content/services/${pageContext.slug}/facts.yml`)}
        figures={figures}
        trail={<Trail title={text.title} parents={[{ title: t('nav.services') }]} />}
        closing={
          <WhyUs
            text={required(data.whyUs, 'content/why-us')}
            projects={projects}
            stageOf={({ facts }, stage) => <ProjectStage facts={facts} {...stage} />}
            phones={phones}
          />
        }
      />
    </Shell>
  );
};

export default Service;

export const Head = ({ data, pageContext }: HeadProps<Queries.ServiceQuery, ServiceContext>) => {
  const { description } = required(data.offer, `content/services/${pageContext.slug}`);
  return <PageMeta pageContext={pageContext} title={pageTitle(data)} description={description} />;
};

export const query = graphql`
  query Service($language: String!, $slug: String!, $projects: [String!]!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "order", "quote", "service"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    offer: serviceText(slug: { eq: $slug }, language: { eq: $language }) {
      title
      description
      results {
        ...ServiceResultLine
      }
      ...ServicePageText
    }
    facts: serviceFacts(slug: { eq: $slug }) {
      ...ServicePageFacts
    }
    whyUs: whyUsText(language: { eq: $language }) {
      ...WhyUsPart
    }
    projects: allCaseStudyText(
      sort: { slug: ASC }
      filter: { language: { eq: $language }, slug: { in: $projects } }
    ) {
      nodes {
        ...WhyUsProject
        facts {
          ...ProjectStage
        }
      }
    }
    site: siteSettings {
      figures {
        ...CompanyFigures
      }
      phones {
        ...WhyUsPhones
      }
    }
  }
`;
