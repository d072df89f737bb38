/** What the admin's page 'Website' is told, and who may do what there. */
import type { WebsiteState } from '../../src/website/websiteState';
import { asAdmin, contentManager } from '../support/admin';
import { call } from '../support/api';
import { type OwnCms, startOwnCms } from '../support/ownCms';
import { draftPost, postData, posts, revision } from '../support/posts';
import { fakeSiteServer, siteStates } from '../support/siteServer';
import { type AsMember, newMember } from '../support/staffMembers';

let cms: OwnCms;
let site: Awaited<ReturnType<typeof fakeSiteServer>>;
let editor: AsMember;
let author: AsMember;

beforeAll(async () => {
  cms = await startOwnCms('website');
  site = await fakeSiteServer();
  editor = await newMember('Editor');
  author = await newMember('Author');
});

afterAll(async () => {
  await site.stop();
  await cms.stop();
});

const allLive = siteStates['all is live'];

/** The site shows the content of now, or of another moment. */
const showing = async (contentFrom = new Date(), at?: number): Promise<void> => {
  const live = {
    ...allLive?.live,
    contentFrom: contentFrom.toISOString(),
    revision: at ?? (await revision()),
  };
  site.state = { ...allLive, live };
};

const stateFor = async (member: AsMember = asAdmin): Promise<WebsiteState> =>
  (await member<{ data: WebsiteState }>('/website/state')).body.data;
const titles = (entries: readonly { title: string }[]): string[] => entries.map(({ title }) => title);

const withPost = async (slug: string, work: (documentId: string) => Promise<void>): Promise<void> => {
  const { documentId } = (await posts.create(postData(slug))).body.data;
  try {
    await work(documentId);
  } finally {
    await posts.remove(documentId);
  }
};

describe('the state of the website', () => {
  it.each(Object.keys(siteStates))('is told when the site server says that %s', async (name) => {
    site.state = siteStates[name] ?? {};
    const { site: told, mayGoBack, mayRebuild } = await stateFor();
    const { live, releases, ...rest } = siteStates[name] ?? allLive ?? {};
    expect(told).toMatchObject({ ...rest, releases: releases?.map(({ id }) => ({ id })) });
    expect(told?.live?.id).toBe(live?.id);
    expect([mayGoBack, mayRebuild]).toEqual([true, true]);
  });

  it('names what is left out with the words of the form, and a way there', async () => {
    site.state = siteStates['somebody went back, a build has failed, and something is left out'] ?? {};
    expect((await stateFor()).site?.leftOut).toMatchObject([
      {
        ...{ typeName: 'Blog post', fieldLabel: 'Title picture', reason: 'undecodable' },
        link: '/content-manager/collection-types/api::dicom-blog.dicom-blog/doors?plugins[i18n][locale]=vi',
      },
    ]);
  });

  it.each([500, 401, 404])('is without the site when its server answers %s', async (status) => {
    site.state = status;
    const state = await stateFor();
    expect(state).toMatchObject({ site: null, isCurrent: false, published: [] });
  });

  it('is without the site when its server is away, or answers with something else', async () => {
    await site.stop();
    expect((await stateFor()).site).toBeNull();
    site = await fakeSiteServer();
  });
});

describe('what is not live yet', () => {
  it('is nothing while the site shows the content of now', async () => {
    await showing();
    expect(await stateFor()).toMatchObject({ isCurrent: true, published: [] });
  });

  it('is what was published since, also when the site stands on an older release', async () => {
    await withPost('not-live', async (documentId) => {
      const before = new Date();
      await posts.publish(documentId, postData('not-live'));
      await showing(before, (await revision()) - 1);
      const { isCurrent, published } = await stateFor();
      expect([isCurrent, ...titles(published)]).toEqual([false, 'Post not-live']);
      expect(published[0]).toMatchObject({ typeName: 'Blog post', locale: 'en', documentId });
      await showing();
      expect((await stateFor()).published).toEqual([]);
    });
  });

  it('is no post of the future: it waits for its time', async () => {
    await withPost('later', async (documentId) => {
      const before = new Date();
      await posts.publish(
        documentId,
        postData('later', { defaultPublishedDate: '2090-01-01T00:00:00.000Z' }),
      );
      await showing(before, (await revision()) - 1);
      const { published, scheduled } = await stateFor();
      expect(titles(published)).toEqual([]);
      expect(scheduled).toMatchObject([
        { documentId, title: 'Post later', locale: 'en', at: '2090-01-01T00:00:00.000Z' },
      ]);
      expect((await stateFor(author)).scheduled).toEqual([]);
    });
    expect((await stateFor()).scheduled).toEqual([]);
  });

  it('is an entry of a type without drafts when it was saved', async () => {
    const before = new Date();
    const authors = contentManager('api::author.author');
    const { documentId } = (await authors.create({ firstName: 'Ngọc', email: 'ngoc@saola.example' })).body
      .data;
    await showing(before, (await revision()) - 1);
    expect(titles((await stateFor()).published)).toEqual(['Ngọc']);
    await authors.remove(documentId);
  });
});

it('the address of an entry is told when it is published in the language, to whoever may read it', async () => {
  await withPost('seen', async (documentId) => {
    const addressFor = async (member: AsMember, locale: string): Promise<unknown> => {
      const query = `type=api::dicom-blog.dicom-blog&documentId=${documentId}&locale=${locale}`;
      return (await member<{ data: { address: unknown } }>(`/website/address?${query}`)).body.data.address;
    };
    expect(await addressFor(editor, 'en')).toBeNull();
    await posts.publish(documentId, postData('seen'));
    expect(await addressFor(editor, 'en')).toMatch(/\/en\/blog\/seen\/$/);
    expect([await addressFor(editor, 'vi'), await addressFor(author, 'en')]).toEqual([null, null]);
  });
});

describe('what is saved and not published', () => {
  it('is a draft, until it is published, and again when it was changed since, in its language', async () => {
    await showing();
    await withPost('half', async (documentId) => {
      expect(titles((await stateFor()).drafts)).toEqual(['Post half']);
      await posts.publish(documentId, postData('half'));
      expect(titles((await stateFor()).drafts)).toEqual([]);
      await posts.save(documentId, postData('half', { title: 'Nửa chừng' }), 'vi');
      expect((await stateFor()).drafts).toMatchObject([{ title: 'Nửa chừng', locale: 'vi' }]);
      await posts.save(documentId, postData('half', { title: 'Changed' }));
      expect(titles((await stateFor()).drafts)).toEqual(['Changed', 'Nửa chừng']);
      expect(await draftPost('half')).toBeDefined();
    });
  });

  it('is told to an author of his own entries only', async () => {
    await showing();
    await withPost('of-another', async () => {
      expect(titles((await stateFor(editor)).drafts)).toEqual(['Post of-another']);
      expect(titles((await stateFor(author)).drafts)).toEqual([]);
    });
  });
});

it('an editor may write in both languages of the site', async () => {
  await withPost('both', async (documentId) => {
    const save = (locale: string) =>
      editor(
        `/content-manager/collection-types/api::dicom-blog.dicom-blog/${documentId}?locale=${locale}`,
        'PUT',
        postData('both'),
      );
    expect([(await save('en')).status, (await save('vi')).status]).toEqual([200, 200]);
  });
});

describe('the buttons', () => {
  const rebuild = (member: AsMember) => member('/website/rebuild', 'POST', {});
  const goBack = (member: AsMember, release: unknown = 'r1') =>
    member('/website/rollback', 'POST', { release });
  beforeEach(async () => {
    await showing();
    site.asked.length = 0;
  });

  it('ask the site server, with the secret that no browser has', async () => {
    expect((await rebuild(editor)).status).toBe(200);
    expect((await goBack(editor)).status).toBe(200);
    expect(site.asked).toEqual([
      { path: '/hooks/rebuild-now', method: 'POST', body: '{}', isKnown: true },
      { path: '/hooks/rollback', method: 'POST', body: '{"release":"r1"}', isKnown: true },
    ]);
    expect((await editor('/website/state')).text).not.toContain(cms.env.REBUILD_HOOK_SECRET);
  });

  it('go back in the name of whoever pressed: the others are told', async () => {
    expect((await goBack(editor, 'r7')).status).toBe(200);
    const at = '2026-11-24T03:00:00.000Z';
    const standing = (id: string) => ({ ...allLive, live: { ...allLive?.live, id }, wentBackAt: at });
    site.state = standing('r7');
    expect((await stateFor(author)).site?.wentBackBy).toBe('Editor Nguyễn');
    site.state = standing('r8');
    expect((await stateFor(author)).site?.wentBackBy).toBeNull();
    await showing();
    expect((await stateFor(author)).site?.wentBackBy).toBeNull();
  });

  it('go back only for roles that may publish: an author may look and rebuild', async () => {
    expect(await stateFor(author)).toMatchObject({ mayRebuild: true, mayGoBack: false });
    expect((await rebuild(author)).status).toBe(200);
    expect((await goBack(author)).status).toBe(403);
    expect(await stateFor(editor)).toMatchObject({ mayRebuild: true, mayGoBack: true });
  });

  it('do nothing for a stranger, nor for the token of the build', async () => {
    for (const token of [undefined, cms.env.STRAPI_TOKEN])
      for (const [path, method] of [
        ['state', 'GET'],
        ['rebuild', 'POST'],
        ['rollback', 'POST'],
      ])
        expect(
          (await call(`/website/${path}`, { method, token, json: method === 'POST' ? {} : undefined }))
            .status,
        ).toBe(401);
    expect(site.asked).toEqual([]);
  });

  it.each([undefined, '', 5, null, {}])('do not go back to %j', async (release) => {
    expect((await asAdmin('/website/rollback', 'POST', { release })).status).toBe(400);
  });

  it('say when a release is not kept any more, and when the site does not do it', async () => {
    site.state = 404;
    expect((await goBack(editor)).status).toBe(404);
    site.state = 500;
    expect((await goBack(editor)).status).toBe(502);
    expect((await rebuild(editor)).status).toBe(502);
  });
});
