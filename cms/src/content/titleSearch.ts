/**
 * Search and order of titles, without regard to case and accents: SQLite folds the case of ASCII letters only ('BỘ' would miss
 * 'Bộ'), and nobody types 'nhà hàng' with its accents on a foreign keyboard. Types with a `titleFolded` column keep the
 * folded title there; a `$containsi` filter on their title looks into that column, and a sort by title goes by it (in the
 * order of bytes 'Ẩm' comes after 'Z').
 */
import type { Core, UID } from '@strapi/strapi';

import { READS, paramsOf } from './callParams';
import { foldText } from './foldText';

type Filters = Record<string, unknown>;

const isFilters = (value: unknown): value is Filters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSearchable = (strapi: Core.Strapi, uid: UID.ContentType): boolean =>
  'titleFolded' in strapi.contentType(uid).attributes;

/** What the folded column has to have. Signs that fold to nothing are no words: they find nothing, and not every title. */
const foldedCondition = (text: string): Filters => {
  const folded = foldText(text);
  return folded === '' && text.trim() !== '' ? { $in: [] } : { $contains: folded };
};

/** The conditions of one title filter: the search on the folded column, the rest as it was. */
const titleConditions = ({ $containsi, ...rest }: Filters): Filters => ({
  ...(Object.keys(rest).length > 0 ? { title: rest } : {}),
  titleFolded: foldedCondition(String($containsi)),
});

/** Redirects every title search in the filters of a searchable type, also inside `$and`, `$or` and `$not`. */
export const searchFolded = (filters: unknown): unknown => {
  if (Array.isArray(filters)) return filters.map(searchFolded);
  if (!isFilters(filters)) return filters;
  return Object.entries(filters).reduce<Filters>((result, [key, value]) => {
    if (['$and', '$or', '$not'].includes(key)) return { ...result, [key]: searchFolded(value) };
    if (key !== 'title' || !isFilters(value) || typeof value.$containsi !== 'string')
      return { ...result, [key]: value };
    return { ...result, ...titleConditions(value) };
  }, {});
};

/** Redirects a sort by title, in each of the forms `title`, `title:desc`, `a,title` and lists of them. */
export const sortFolded = (sort: unknown): unknown => {
  if (Array.isArray(sort)) return sort.map(sortFolded);
  return typeof sort === 'string' ? sort.replace(/(^|,)(\s*)title(?=\s*(:|,|$))/g, '$1$2titleFolded') : sort;
};

/** Redirects what is read of the searchable types. */
export const registerTitleSearch = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (READS.includes(context.action) && isSearchable(strapi, context.uid)) {
      const params = paramsOf(context);
      params.filters = searchFolded(params.filters);
      params.sort = sortFolded(params.sort);
    }
    return next();
  });
};

/** Writes the folded title beside every title that is saved, whoever saves it: the admin, the seed, a transfer. */
export const keepFoldedTitles = (strapi: Core.Strapi): void => {
  const models = Object.values(strapi.contentTypes)
    .map(({ uid }) => uid)
    .filter((uid) => isSearchable(strapi, uid));
  const fold = ({ params }: { params: { data?: { title?: string; titleFolded?: string } } }): void => {
    if (typeof params.data?.title === 'string') params.data.titleFolded = foldText(params.data.title);
  };
  strapi.db.lifecycles.subscribe({ models, beforeCreate: fold, beforeUpdate: fold });
};
