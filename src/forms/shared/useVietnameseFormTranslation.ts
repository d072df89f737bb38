import { graphql, useStaticQuery } from 'gatsby';

import type { Form } from '../../../cms/src/forms/definition';
import { finder } from '../../i18n/translator';
import type { Translate } from './definition';
import { formStrings } from './formStrings';

/**
 * The `t` of a form that speaks Vietnamese on every page (`inVietnamese` in its definition). No page has to ask for its
 * strings: an English one asks for English ones alone.
 */
export const useVietnameseFormTranslation = (form: Form): Translate => {
  const { locales } = useStaticQuery<Queries.VietnameseFormsQuery>(graphql`
    query VietnameseForms {
      locales: allLocale(filter: { language: { eq: "vn" }, ns: { in: ["form", "order", "purchase"] } }) {
        edges {
          node {
            ns
            data
          }
        }
      }
    }
  `);
  return formStrings(form, finder(locales));
};
