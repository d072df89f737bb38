/**
 * The page 'Website' of the admin: what it says in each state.
 *
 * @jest-environment jsdom
 */
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import type { LeftOutEntry } from '../../website/websiteState';
import { answer, mockCms, open, stateOf, waiting } from './testing/page';
import { en } from './strings/en';
import { vi } from './strings/vi';

const TROUBLED = 'somebody went back, a build has failed, and something is left out';

const isThere = (text: RegExp | string) => screen.findByText(text);
const failed = () => screen.findByRole('alert', { name: en['failed.title'] });

describe('the strings', () => {
  it('are all there in Vietnamese, with the same values', () => {
    expect(Object.keys(vi).sort()).toEqual(Object.keys(en).sort());
    const values = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].sort();
    for (const [id, text] of Object.entries(en)) {
      const other: string = Reflect.get(vi, id);
      expect({ id, values: values(other) }).toEqual({
        id,
        values: values(text),
      });
    }
  });
});

describe('the page', () => {
  it.each(['nothing is there yet', 'all is live', TROUBLED])(
    'can be used by everybody when %s',
    async (name) => {
      answer(stateOf(name, { isCurrent: false, published: [waiting('Doors')], drafts: [waiting('Menus')] }));
      const { container } = open();
      await isThere('Menus');
      expect((await axe(container)).violations).toEqual([]);
    },
  );

  it('says that all is live and since when', async () => {
    answer(stateOf('all is live'));
    open();
    await isThere('Everything that is published is live.');
    await isThere(/^Visitors see the version of Nov 24, 2026, .*, live since Nov 24, 2026/);
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    expect(screen.queryByText(/not live yet/)).toBeNull();
    await isThere('There are no changes that are not published.');
  });

  it('names the posts of the future with their time in Vietnam, and does not call them live', async () => {
    answer(stateOf('all is live', { scheduled: [waiting('Tomorrow')] }));
    const { unmount } = open();
    await isThere('Everything that is published is live, but for what goes live later.');
    await isThere('Goes live later (1)');
    expect(screen.getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('href', '/content-manager/x');
    await isThere(/^Blog post · English · Nov 24, 2026, 9:00/);
    expect(screen.queryByText(en['status.current'])).toBeNull();
    unmount();
    open('vi');
    await isThere('Sẽ lên trang sau (1)');
    await isThere(vi['status.currentLater']);
  });

  it('says it in Vietnamese', async () => {
    answer(stateOf(TROUBLED, { isCurrent: false, published: [waiting('Cửa')] }));
    open('vi');
    await isThere('Trang web đang ở một phiên bản cũ.');
    await isThere('Đã xuất bản, chưa lên trang (1)');
    await isThere(/Không đọc được ảnh “door.png” \(Title picture\)/);
    await isThere(/Không thành công 2 lần liên tiếp/);
    expect(document.body.textContent).not.toMatch(/website\.|\{|\}/);
  });

  it('says what a build is at, and that it is the first', async () => {
    answer(stateOf('nothing is there yet', { isCurrent: false }));
    open();
    await isThere(/There is no version yet/);
    await isThere('Reading the content');
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  });

  it.each([
    ['building', 'status.building'],
    ['waiting', 'status.waiting'],
    ['idle', 'status.behind'],
  ] as const)('says when it is %s', async (work, said) => {
    const { site, ...state } = stateOf('all is live', { isCurrent: false });
    answer({ ...state, site: site && { ...site, work } });
    open();
    await isThere(en[said]);
  });

  it('says why a build failed, what to do, and when it is tried again', async () => {
    answer(stateOf(TROUBLED, { isCurrent: false }));
    open();
    const alert = await failed();
    within(alert).getByText(/A page could not be made/);
    within(alert).getByText(/Failed 2 times in a row, last on Nov 24, 2026.* tried again on Nov 24/);
    within(alert).getByText(/failed for path "\/en\/blog\/doors\/"/);
  });

  it.each(['settings', 'cms', 'page', 'release', 'disk', 'unknown', 'something new'])(
    'has words for a failure of the kind "%s"',
    async (kind) => {
      const { site, ...state } = stateOf(TROUBLED);
      const failure = site?.failure ? { ...site.failure, kind, tries: 1, nextTry: null } : null;
      answer({ ...state, site: site && { ...site, failure } });
      open();
      const alert = await failed();
      within(alert).getByText(Reflect.get(en, `failed.${kind}`) ?? en['failed.unknown']);
      expect(alert.textContent).not.toMatch(/tried again/);
    },
  );

  it('says that somebody went back', async () => {
    answer(stateOf(TROUBLED, { isCurrent: false }));
    open();
    await isThere(/Somebody went to it on Nov 24, 2026/);
  });

  it.each([
    ['en', 'Linh Trần went to it on'],
    ['vi', 'Linh Trần đã đưa trang web về phiên bản này vào'],
  ] as const)('says who went back where that is known: %s', async (language, said) => {
    const { site, ...state } = stateOf(TROUBLED, { isCurrent: false });
    answer({ ...state, site: site && { ...site, wentBackBy: 'Linh Trần' } });
    open(language);
    await isThere(new RegExp(said));
  });

  it('names what is left out, with a way there and what to do', async () => {
    const { site, ...state } = stateOf(TROUBLED);
    const one = site?.leftOut[0] as LeftOutEntry;
    const leftOut: LeftOutEntry[] = [
      one,
      { ...one, documentId: 'b', title: 'Second', what: 'entry', reason: 'sameSlug', detail: 'First' },
      { ...one, documentId: 'c', what: 'part', reason: 'empty', fieldLabel: 'Layouts 2 › Title' },
      { ...one, documentId: 'd', what: 'entry', reason: 'never heard of', detail: 'odd' },
    ];
    answer({ ...state, site: site && { ...site, leftOut } });
    open();
    await isThere('Left out of the website (4)');
    await isThere(/The picture “door.png” \(Title picture\) cannot be read/);
    await isThere(/“First” has the same address/);
    await isThere(/A part of it is left out: “Layouts 2 › Title” is empty/);
    await isThere('It is left out: odd');
    expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '/content-manager/x');
  });

  it('names what is published and not live, or says that it has no name', async () => {
    answer(stateOf('all is live', { isCurrent: false, published: [waiting('Doors')] }));
    open();
    await isThere('Published, not live yet (1)');
    answer(stateOf('all is live', { isCurrent: false }));
    await isThere(en['published.none']);
    await isThere('Published, not live yet');
  });

  it('says when the site does not answer, with the drafts all the same', async () => {
    answer(stateOf('all is live', { site: null, isCurrent: false, drafts: [waiting('Menus')] }));
    open();
    await isThere('The site does not answer.');
    await isThere('Menus');
    expect(screen.queryByText(/Published, not live/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what it knew when the CMS cannot be asked, and says so', async () => {
    answer(stateOf('all is live'));
    open();
    await isThere('Everything that is published is live.');
    mockCms.get.mockRejectedValue(new Error('offline'));
    await isThere(en['reading.failed']);
    await isThere('Everything that is published is live.');
  });

  it('is closed to roles that may not read the content', async () => {
    mockCms.get.mockRejectedValue({ status: 403 });
    open();
    await isThere(en['closed.text']);
  });
});
