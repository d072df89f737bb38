import { act, screen } from '@testing-library/react';

import { renderIn } from '../../jest/fixtures';
import { stubFetch } from '../api-client/contentFixtures';
import type { Language } from './locales';
import { useVietnameseVisitor } from './useVietnameseVisitor';

const Asking = () => <output>{String(useVietnameseVisitor())}</output>;
const visit = (language: Language) => {
  const calls = stubFetch();
  const { unmount } = renderIn(language, <Asking />);
  const answer = async (body: unknown, status?: number) => act(async () => calls[0]?.answer(body, status));
  return { calls, answer, unmount };
};
const said = () => screen.getByRole('status').textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a Vietnamese visitor', () => {
  it('is everyone on a Vietnamese page, without a lookup', () => {
    const { calls } = visit('vn');
    expect([said(), calls.length]).toEqual(['true', 0]);
  });

  it.each([
    [{ language: 'vi', country: 'AU' }, 'true'],
    [{ language: 'en', country: 'VN' }, 'true'],
    [{ language: 'en', country: 'AU' }, 'false'],
    [{ language: 'en', country: null }, 'false'],
  ])('on an English page is known by the lookup: %j', async (body, expected) => {
    const { answer } = visit('en');
    expect(said()).toBe('false');
    await answer(body);
    expect(said()).toBe(expected);
  });

  it('is looked up once a session', async () => {
    const first = visit('en');
    await first.answer({ language: 'en', country: 'VN' });
    first.unmount();
    const { calls } = visit('en');
    expect([said(), calls.length]).toEqual(['true', 0]);
  });

  it('is looked up by one call, whichever parts of the page ask', async () => {
    const calls = stubFetch();
    const { rerender } = renderIn(
      'en',
      <>
        <Asking />
        <Asking />
      </>,
    );
    expect(calls).toHaveLength(1);
    rerender(<Asking />);
    expect(calls[0]?.signal.aborted).toBe(false);
    await act(async () => calls[0]?.answer({ language: 'vi', country: null }));
    expect(said()).toBe('true');
  });

  it('is not taken for one when the lookup fails, and the next page asks again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const first = visit('en');
    await first.answer({ error: { message: 'Down' } }, 500);
    expect(said()).toBe('false');
    first.unmount();
    expect(visit('en').calls).toHaveLength(1);
  });

  it('is looked up where nothing may be remembered, too', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('Storage is forbidden');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is forbidden');
    });
    const { answer } = visit('en');
    await answer({ language: 'vi', country: null });
    expect(said()).toBe('true');
  });

  it('is no longer waited for when the page is left', () => {
    const { calls, unmount } = visit('en');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
