/** Cells of lists that Strapi writes so long that the last column, the status of an entry, is out of sight. */
import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { LanguagesCell } from './LanguagesCell';
import { MomentCell } from './MomentCell';

interface List {
  displayedHeaders: ListFieldLayout[];
  layout: ListLayout;
}

type Row = Readonly<Record<string, string | null | undefined>>;

interface Translated {
  documentId: string;
  locale: string;
  localizations?: { locale: string }[];
}

const short = (header: ListFieldLayout): ListFieldLayout => {
  if (header.attribute.type === 'datetime' && !header.cellFormatter)
    return { ...header, cellFormatter: (row) => <MomentCell date={(row as Row)[header.name]} /> };
  // The column that the languages of an entry have.
  if (header.name !== 'locales' || !header.cellFormatter) return header;
  return {
    ...header,
    cellFormatter: (row) => {
      const { documentId, locale, localizations = [] } = row as unknown as Translated;
      return (
        <LanguagesCell
          documentId={documentId}
          codes={[locale, ...localizations.map((other) => other.locale)]}
        />
      );
    },
  };
};

/** A list with its moments and languages written short. */
export const shortCells = ({ displayedHeaders, layout }: List): List => ({
  layout,
  displayedHeaders: displayedHeaders.map(short),
});

export const shortenCells = (app: StrapiApp): void => {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', shortCells);
};
