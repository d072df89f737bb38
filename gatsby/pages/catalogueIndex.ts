import type { CreatePagesArgs } from 'gatsby';

import { catalogueIndexPagePath } from '../../src/lib/catalogueIndex';
import { createLocalizedPage } from '../localizedPage';

/** The page whose data becomes the index of the catalogue (gatsby/catalogueIndex.ts). No visitor and no crawler finds it. */
export const createCatalogueIndexPage = (args: Pick<CreatePagesArgs, 'actions'>): void =>
  createLocalizedPage(args, {
    template: 'catalogueIndex',
    language: 'vn',
    alternates: { vn: catalogueIndexPagePath },
    context: { noindex: true },
  });
