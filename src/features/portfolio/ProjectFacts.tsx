import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { useLanguage } from '../../i18n/LocalLink';
import { FactList } from '../../ui/FactList/FactList';

/** For whom, when, with which tools, and the way to the site where there is one. */
export const ProjectFacts = ({ facts }: { readonly facts: Queries.ProjectFactsFragment }) => {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <FactList
      heading={t('portfolio.details')}
      facts={[
        { term: t('portfolio.client'), value: facts.client[language] },
        { term: t('portfolio.year'), value: String(facts.year) },
        { term: t('portfolio.tools'), value: facts.tools.join(', ') },
      ]}
      link={
        facts.url ? { href: facts.url, text: t('portfolio.visit'), note: t('showcases.newTab') } : undefined
      }
    />
  );
};

export const projectFacts = graphql`
  fragment ProjectFacts on CaseStudyFacts {
    year
    tools
    url
    client {
      en
      vn
    }
  }
`;
