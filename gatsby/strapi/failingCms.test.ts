import { resolve } from 'node:path';

import { createRemoteFileNode } from 'gatsby-source-filesystem';

import { collection, fakeCms } from '../../jest/fakeCms';
import { fetchFileNode, sourcingArgs } from '../../jest/sourcingArgs';
import { inTemporaryFolder } from '../../jest/temporaryFolder';
import { readContentModels } from './contentModels';
import { cmsClient } from './requests';
import { sourceNodes } from './sourceNodes';

jest.mock('gatsby-source-filesystem', () => ({ createRemoteFileNode: jest.fn() }));
jest.mocked(createRemoteFileNode).mockImplementation((options) => fetchFileNode(options));

inTemporaryFolder();
// A worker of Jest has a channel to Jest, whose copy in a test takes messages and never says that they are sent.
process.send = undefined;
const cms = fakeCms();
const strapiToken = 'a-token-nobody-may-see';
const picture = { id: 1, url: '/uploads/door.png', mime: 'image/png', alternativeText: 'A door' };

beforeEach(() => {
  for (const { kind, pluralName } of readContentModels(resolve(__dirname, '../../cms/src')))
    if (kind === 'collectionType') cms.answers.set(`/api/${pluralName}`, collection());
  cms.answers.set('/api/old-slugs', { data: [] });
  cms.answers.set('/api/content-changes', { data: { mark: null, documents: null } });
});

describe('a build ends with one line, without a stack and without the token,', () => {
  const complaint = async (strapiUrl: string): Promise<string> => {
    const { args, panic } = sourcingArgs();
    Object.assign(process.env, { STRAPI_URL: strapiUrl, STRAPI_TOKEN: strapiToken });
    const home = process.cwd();
    process.chdir(resolve(__dirname, '../..'));
    await sourceNodes?.(args, { plugins: [] }, () => undefined);
    process.chdir(home);
    expect(panic).toHaveBeenCalledTimes(1);
    const [line, ...rest] = panic.mock.calls[0] as string[];
    expect(rest).toEqual([]);
    expect(line).not.toMatch(/\n|a-token/);
    return line ?? '';
  };

  it.each([
    ['answers 500', 500, 'HTTP 500'],
    ['refuses the token', 403, 'HTTP 403'],
    ['answers with a web page', Buffer.from('<!doctype html>'), 'the answer is no content of Strapi'],
    ['answers with nothing', {}, 'the answer is no content of Strapi'],
  ])('when a CMS %s', async (_, answer, reason) => {
    cms.answers.set('/api/showcases', answer);
    expect(await complaint(cms.url)).toBe(
      `Failed to fetch /api/showcases from the CMS at ${cms.url}: ${reason}`,
    );
  });

  it('when a CMS fails at its only page of a kind', async () => {
    cms.answers.set('/api/collection-page', 500);
    expect(await complaint(cms.url)).toBe(
      `Failed to fetch /api/collection-page from the CMS at ${cms.url}: HTTP 500`,
    );
  });

  it('when a CMS does not answer for half a minute', () => {
    expect(cmsClient(cms.url, strapiToken).defaults.timeout).toBe(30_000);
  });

  it('when most files of the CMS are gone', async () => {
    const images = Array.from({ length: 6 }, (_, id) => ({ ...picture, id, url: `/uploads/${id}.png` }));
    cms.answers.set(
      '/api/showcases',
      collection({ id: 1, documentId: 'quay', title: 'Quay', slug: 'quay', type: 'Website', images }),
    );
    expect(await complaint(cms.url)).toMatch(/^The CMS cannot deliver 6 of 6 files/);
  });

  it('when there is no CMS', async () => {
    expect(await complaint('http://127.0.0.1:9')).toMatch(
      /^Failed to fetch \/api\/[\w-]+ from the CMS at http:\/\/127\.0\.0\.1:9: ECONNREFUSED$/,
    );
  });

  it('when the CMS does not deliver a file', async () => {
    cms.answers.set('/uploads/door.png', 500);
    cms.answers.set('/api/authors', collection({ id: 1, documentId: 'a', firstName: 'An', avatar: picture }));
    expect(await complaint(cms.url)).toBe(
      'The CMS cannot deliver /uploads/door.png (HTTP 500), shown in Author "An" (author), avatar.',
    );
  });
});
