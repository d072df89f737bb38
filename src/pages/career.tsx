import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { AboutYou } from '../features/careers/AboutYou';
import { CareerHero } from '../features/careers/CareerHero';
import { Choosing } from '../features/careers/Choosing';
import { Internship } from '../features/careers/Internship';
import { OpenApplication } from '../features/careers/OpenApplication';
import { Openings } from '../features/careers/Openings';
import { TimePlan } from '../features/careers/TimePlan';
import { openPositions } from '../features/careers/openPositions';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

const Career = ({ data, pageContext }: PageProps<Queries.CareerQuery, PageContext>) => {
  const { t } = useTranslation('careers');
  const text = required(data.text, 'content/pages/career');
  const parts = required(data.parts, 'content/company/career');
  const { emails } = required(data.site, 'content/site.yml');
  const { title } = text.frontmatter;
  return (
    <Shell alternates={pageContext.alternates} bands>
      <CareerHero text={text} parts={parts} trail={<Trail title={title} />} />
      <Fold />
      <AboutYou you={parts.you} />
      <Internship internship={parts.internship} />
      <Choosing steps={parts.steps} />
      <Openings
        jobs={parts.jobs}
        openings={openPositions(data.facts.nodes, data.openings.nodes)}
        email={emails.hello}
      />
      <TimePlan plan={parts.time} shares={required(data.plan?.time, 'the time of business development')} />
      <OpenApplication
        apply={parts.apply}
        email={emails.hello}
        trail={<Trail title={title} label={t('application.trail')} />}
      />
    </Shell>
  );
};

export default Career;

export const Head = ({ data, pageContext }: HeadProps<Queries.CareerQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} hydrate="idle" {...textMeta(data.text)} />
);

export const query = graphql`
  query Career($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "application", "careers"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "career" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: careerText(language: { eq: $language }) {
      ...CareerHeroPart
      you {
        ...AboutYouPart
      }
      internship {
        ...InternshipPart
      }
      steps {
        ...ChoosingPart
      }
      jobs {
        ...TimePlanPart
      }
      time {
        ...TimePlanPart
      }
      apply {
        ...TimePlanPart
      }
    }
    facts: allOpeningFacts(sort: { order: ASC }) {
      nodes {
        ...OpeningOrder
      }
    }
    openings: allOpeningText(sort: { slug: ASC }, filter: { language: { eq: $language } }) {
      nodes {
        ...OpeningPart
      }
    }
    plan: openingText(slug: { eq: "business-development-executive" }, language: { eq: $language }) {
      time {
        ...TimeShare
      }
    }
    site: siteSettings {
      emails {
        hello
      }
    }
  }
`;
