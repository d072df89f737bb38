import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { MomentCell } from './MomentCell';

interface List {
  displayedHeaders: ListFieldLayout[];
  layout: ListLayout;
}

type Row = Readonly<Record<string, string | null | undefined>>;

/** A list with its moments written short. */
export const shortMoments = ({ displayedHeaders, layout }: List): List => ({
  layout,
  displayedHeaders: displayedHeaders.map((header) =>
    header.attribute.type === 'datetime' && !header.cellFormatter
      ? { ...header, cellFormatter: (row) => <MomentCell date={(row as Row)[header.name]} /> }
      : header,
  ),
});

export const shortenMoments = (app: StrapiApp): void => {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', shortMoments);
};
