/**
 * The page 'Website' of the admin: what can be done there, and when it looks anew.
 *
 * @jest-environment jsdom
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { en } from './strings/en';
import { answer, mockCms, open, stateOf } from './testing/page';

const isThere = (text: RegExp | string) => screen.findByText(text);
const button = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the last versions', () => {
  it('say what changed, by title and language; what is gone leads nowhere', async () => {
    answer(stateOf('all is live'));
    open();
    expect(await screen.findByRole('link', { name: 'Changed: Doors' })).toBeInTheDocument();
    await isThere('Taken off: Quay');
    expect(screen.queryByRole('link', { name: /Quay/ })).toBeNull();
    await isThere('Live now');
    await isThere(en['release.unknown']);
  });

  it('are gone back to after a question', async () => {
    mockCms.post.mockResolvedValue({});
    answer(stateOf('all is live'));
    open();
    const back = await button(/^Go back to the version of Nov 23, 2026/);
    act(() => back.click());
    const dialog = await screen.findByRole('alertdialog');
    expect((await axe(dialog)).violations).toEqual([]);
    within(dialog).getByText(/It stays like this until somebody publishes/);
    within(dialog).getByText(en['release.unknown']);
    expect(mockCms.post).not.toHaveBeenCalled();
    act(() => within(dialog).getByRole('button', { name: 'Go back' }).click());
    await waitFor(() =>
      expect(mockCms.post.mock.calls).toEqual([
        ['/website/rollback', { release: '20261123T020000Z-0a1b2c3d' }],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(mockCms.notify).toHaveBeenCalledWith({
      type: 'success',
      message: expect.stringMatching(/stands on the version of Nov 23/),
    });
  });

  it('are gone forward to in words that say where that leads, naming what changed', async () => {
    const { site, ...state } = stateOf('all is live');
    const [newest, older] = site?.releases ?? [];
    if (!site || !newest || !older) throw new Error('The contract has two releases.');
    const newer = { ...newest, isLive: false };
    const between = { ...older, id: 'between', createdAt: '2026-11-23T12:00:00.000Z' };
    answer({ ...state, site: { ...site, releases: [newer, between, { ...older, isLive: true }] } });
    open();
    const ask = async (name: RegExp) => {
      const forward = await button(name);
      expect(forward).toHaveTextContent('Go forward to this one');
      act(() => forward.click());
      return screen.findByRole('alertdialog', { name: 'Go forward to a newer version?' });
    };
    const dialog = await ask(/^Go forward to the version of Nov 24/);
    within(dialog).getByText(/It is the newest version: from then on, all that is published goes live/);
    within(dialog).getByText('Changed: Doors');
    act(() => within(dialog).getByRole('button', { name: 'Cancel' }).click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    within(await ask(/^Go forward to the version of Nov 23/)).getByText(/It stays like this until/);
  });

  it('of one minute are told apart by their seconds', async () => {
    const { site, ...state } = stateOf('all is live');
    const [newest, older] = site?.releases ?? [];
    if (!site || !newest || !older) throw new Error('The contract has two releases.');
    const twin = { ...older, createdAt: '2026-11-24T02:00:07.000Z' };
    answer({ ...state, site: { ...site, releases: [newest, twin] } });
    open();
    await screen.findByRole('heading', { name: /2:00:00/ });
    await screen.findByRole('heading', { name: /2:00:07/ });
    await button(/^Go back to the version of .*2:00:07/);
  });

  it('are not gone back to when somebody thinks better of it', async () => {
    answer(stateOf('all is live'));
    open();
    const back = await button(/^Go back to the version/);
    act(() => back.click());
    const cancel = await button('Cancel');
    act(() => cancel.click());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(mockCms.post).not.toHaveBeenCalled();
  });

  it.each([
    [404, en['back.gone']],
    [502, en['back.failed']],
  ])('say when they could not be gone back to: %s', async (status, message) => {
    mockCms.post.mockRejectedValue({ status });
    answer(stateOf('all is live'));
    open();
    const back = await button(/^Go back to the version/);
    act(() => back.click());
    const confirm = await button('Go back');
    act(() => confirm.click());
    await waitFor(() => expect(mockCms.notify).toHaveBeenCalledWith({ type: 'danger', message }));
  });

  it('have no way back for roles that may not publish', async () => {
    answer(stateOf('all is live', { mayGoBack: false, mayRebuild: false }));
    open();
    await isThere('Live now');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('"Rebuild now" asks for a build', async () => {
  mockCms.post.mockResolvedValue({});
  answer(stateOf('all is live'));
  open();
  const rebuild = await button('Rebuild now');
  act(() => rebuild.click());
  await waitFor(() =>
    expect(mockCms.notify).toHaveBeenCalledWith({ type: 'success', message: en['rebuild.asked'] }),
  );
  expect(mockCms.post).toHaveBeenCalledWith('/website/rebuild');
});

it('a page that nobody sees asks nothing', async () => {
  jest.useFakeTimers();
  const visibility = jest.spyOn(window.document, 'visibilityState', 'get').mockReturnValue('hidden');
  answer(stateOf('all is live'));
  open();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(mockCms.get).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  window.document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(mockCms.get).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(mockCms.get).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
  jest.useRealTimers();
});
