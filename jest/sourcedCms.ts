import { resolve } from 'node:path';

import sharp from 'sharp';

import { readContentModels } from '../gatsby/strapi/contentModels';
import { CmsMemory, sourceCms } from '../gatsby/strapi/sourceNodes';
import type { Content, LeftOut } from '../release/content';
import { collection, fakeCms } from './fakeCms';
import { sourcingArgs } from './sourcingArgs';
import { inTemporaryFolder } from './temporaryFolder';

/** A CMS for one test file, empty at first, and builds that read it: `source` makes one, in a process of its own or in a given one. */
export const sourcedCms = () => {
  const models = readContentModels(resolve('cms/src'));
  inTemporaryFolder();
  const cms = fakeCms();
  beforeEach(() => {
    for (const { kind, pluralName } of models)
      if (kind === 'collectionType') cms.answers.set(`/api/${pluralName}`, collection());
    cms.answers.set('/api/old-slugs', { data: [] });
    cms.answers.set('/api/content-changes', { data: { mark: null, documents: null } });
  });

  const process = () => ({ ...sourcingArgs(), memory: new CmsMemory() });
  const source = async (own = process(), unmakable: readonly LeftOut[] = []) => {
    const from = { strapiUrl: cms.url, strapiToken: 'a-token-nobody-may-see', unmakable };
    const content: Content = await sourceCms(own.args, models, from, own.memory);
    return { ...own, content };
  };

  const picture = { id: 1, url: '/uploads/door.png', mime: 'image/png', alternativeText: 'A door' };
  const drawing = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  return { cms, process, source, picture, drawing };
};
