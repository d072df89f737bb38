import { graphql } from 'gatsby';

/** The strings a page asks for: `locales: allLocale(sort: { ns: ASC }, filter: { ns: …, language: … }) { ...Strings }`. */
export const strings = graphql`
  fragment Strings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
