import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';

import { Call } from '../features/contact/Call';
import { Offices } from '../features/contact/Offices';
import { Ways } from '../features/contact/Ways';
import { Write } from '../features/contact/Write';
import { PageMeta } from '../features/seo/PageMeta';
import { Shell } from '../features/shell/Shell';
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
  const { picture, after, ways, offices, call } = required(data.parts, 'content/company/contact');
  const site = required(data.site, 'content/site.yml');
  return (
    <Shell alternates={pageContext.alternates} bands corner="nowhere">
      <Write
        text={text.frontmatter}
        trail={<Trail title={text.frontmatter.title} />}
        {...{ after, picture }}
        email={site.emails.hello}
      >
        <Tabs
          label={t('forms.label')}
          tabs={[
            { id: 'quote', title: t('forms.quote'), content: <QuoteForm place="contact" /> },
            { id: 'message', title: t('forms.message'), content: <ContactForm place="contact-page" /> },
          ]}
        />
      </Write>
      <Fold />
      <Ways ways={ways} site={site} />
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
      picture {
        ...ContactPicture
      }
      after {
        ...AfterPart
      }
      ways {
        ...WaysPart
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
