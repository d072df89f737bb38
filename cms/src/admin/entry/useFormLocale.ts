import { useQueryParams } from '@strapi/strapi/admin';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** The language of the form that is open; undefined in a type without languages. */
export const useFormLocale = (): string | undefined => {
  const [{ query }] = useQueryParams<Query>();
  return query.plugins?.i18n?.locale;
};
