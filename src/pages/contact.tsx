import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { After } from '../features/contact/After';
import { Call } from '../features/contact/Call';
import { Letter } from '../features/contact/Letter';
import { Offices } from '../features/contact/Offices';
import { Ways } from '../features/contact/Ways';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
import { TextHero } from '../features/texts/TextHero';
import { textMeta } from '../features/texts/textMeta';
import { Trail } from '../features/texts/Trail';
import { ContactForm } from '../forms/contact/ContactForm';
import { QuoteForm } from '../forms/quote/QuoteForm';
import { required } from '../lib/required';
import { Tabs } from '../ui/Tabs/Tabs';
import type { PageContext } from '../types/pageContext';
import { Fold } from '../ui/Fold/Fold';

const Contact = ({ data, pageContext }: PageProps<Queries.ContactQuery, PageContext>) => {
  const { t } = useTranslation('contact');
  const text = required(data.text, 'content/pages/contact');
  const { ways, letter, after, offices, call } = required(data.parts, 'content/company/contact');
  const site = required(data.site, 'content/site.yml');
  return (
    <Shell alternates={pageContext.alternates} bands>
      <TextHero text={text} trail={<Trail title={text.frontmatter.title} />} />
      <Ways ways={ways} site={site} />
      <Letter letter={letter} email={site.emails.hello}>
        <Tabs
          label={t('forms.label')}
          tabs={[
            { id: 'quote', title: t('forms.quote'), content: <QuoteForm place="contact" /> },
            { id: 'message', title: t('forms.message'), content: <ContactForm place="contact-page" /> },
          ]}
        />
      </Letter>
      <Fold />
      <After after={after} />
      <Offices offices={offices} site={site} />
      <Call call={call} countries={ways.phone} site={site} />
    </Shell>
  );
};

export default Contact;

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactQuery, PageContext>) => (
  <PageMeta pageContext={pageContext} hydrate="idle" {...textMeta(data.text)} />
);

export const query = graphql`
  query Contact($language: String!) {
    locales: allLocale(
      sort: { ns: ASC }
      filter: { ns: { in: ["shell", "form", "quote", "contact"] }, language: { eq: $language } }
    ) {
      ...Strings
    }
    text: markdownRemark(
      fields: { room: { eq: "pages" }, slug: { eq: "contact" }, language: { eq: $language } }
    ) {
      ...PageText
    }
    parts: contactText(language: { eq: $language }) {
      ways {
        ...WaysPart
      }
      letter {
        ...LetterPart
      }
      after {
        ...AfterPart
      }
      offices {
        ...OfficesPart
      }
      call {
        ...CallPart
      }
    }
    site: siteSettings {
      ...ContactSite
    }
  }
`;
