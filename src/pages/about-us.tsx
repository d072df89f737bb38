import { graphql, type HeadProps, type PageProps } from 'gatsby';

import { AboutHero } from '../features/company/AboutHero';
import { AboutNext } from '../features/company/AboutNext';
import { AboutQuestions } from '../features/company/AboutQuestions';
import { AboutReasons } from '../features/company/AboutReasons';
import { AboutTogether } from '../features/company/AboutTogether';
import { companyStats } from '../features/company/companyStats';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { required } from '../lib/required';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

const AboutUs = ({ data, pageContext }: PageProps<Queries.AboutUsQuery, PageContext>) => {
  const text = required(data.text, 'content/pages/about-us');
  const parts = required(data.parts, 'content/company/about-us');
  const { figures } = required(data.site, 'content/site.yml');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <AboutHero
        text={text}
        parts={parts}
        stats={companyStats(figures, parts.stats)}
        trail={<Trail title={text.frontmatter.title} />}
      />
      <Fold />
      <AboutQuestions questions={parts.questions} />
      <AboutTogether together={parts.together} />
      <AboutReasons reasons={parts.reasons} />
      <AboutNext next={parts.next} members={data.team?.members.slice(0, 6) ?? []} />
    </Shell>
  );
};

export default AboutUs;

export const Head = ({ data, pageContext }: HeadProps<Queries.AboutUsQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} {...textMeta(data.text)} />
);

export const query = graphql`
  query AboutUs($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "about-us" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: aboutUsText(language: { eq: $language }) {
      ...AboutHero
      stats {
        ...CompanyStats
      }
      questions {
        ...AboutQuestionsPart
      }
      together {
        ...AboutTogetherPart
      }
      reasons {
        ...AboutReasonsPart
      }
      next {
        ...AboutNextPart
      }
    }
    team {
      members {
        ...Face
      }
    }
    site: siteSettings {
      figures {
        ...CompanyFigures
      }
    }
  }
`;
