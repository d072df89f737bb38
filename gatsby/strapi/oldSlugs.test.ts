import { fakeCms } from '../../jest/fakeCms';
import { sourcingArgs } from '../../jest/sourcingArgs';
import { fetchOldSlugs, oldSlugNodes } from './oldSlugs';
import { cmsClient } from './requests';

const cms = fakeCms();
const strapiToken = 'a-token-nobody-may-see';
const old = { type: 'dicom-blog', documentId: 'doors', locale: 'vi', slug: 'cua-cu' };

const fetched = () => fetchOldSlugs(cmsClient(cms.url, strapiToken));

describe('an old slug of the CMS', () => {
  it('is a node, and is asked for with the token', async () => {
    cms.answers.set('/api/old-slugs', { data: [old] });
    const nodes = oldSlugNodes(sourcingArgs().args, await fetched());
    expect(nodes).toMatchObject([{ ...old, internal: { type: 'OldSlug' } }]);
    expect(cms.askedFor('/api/old-slugs')).toMatchObject([{ token: `Bearer ${strapiToken}` }]);
  });

  it.each([{ data: {} }, { data: [{ ...old, locale: null }] }, { data: ['cua-cu'] }, 404])(
    'fails the build when the CMS answers something else: %j',
    async (answer) => {
      cms.answers.set('/api/old-slugs', answer);
      await expect(fetched()).rejects.toThrow('/api/old-slugs');
    },
  );
});
