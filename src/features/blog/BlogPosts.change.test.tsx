import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';

import { renderIn } from '../../../jest/fixtures';
import { pageAnswer, stubFetch } from '../../api-client/contentFixtures';
import { asked, open, openWith, page, slugs, status, titles } from './blogPostsFixture';

const log = jest.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockImplementation());

describe('a change of the query on the same page', () => {
  it('ends the call under way without a line in the log, and shows the newer answer only', async () => {
    const { calls, rerender } = await open('?category=Design');
    rerender(page('?tag=React'));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(status()).toHaveTextContent('Looking for posts tagged “React” …');
    await act(async () => calls[0]?.answer(pageAnswer(['old'])));
    await act(async () => calls[1]?.answer(pageAnswer(['new'])));
    expect(titles()).toEqual(['Title of new']);
    expect(log).not.toHaveBeenCalled();
  });

  it('shows the skeleton at once, never the posts of the filter before', async () => {
    const { rerender } = await openWith('?category=Design', ['a']);
    rerender(page('?tag=React'));
    expect(titles()).toEqual([]);
  });

  it('ends the call for more posts too', async () => {
    const { calls, rerender } = await openWith('?category=Design', slugs(0, 12), 30);
    await userEvent.click(screen.getByRole('button', { name: 'Show more posts' }));
    rerender(page('?tag=React'));
    expect(calls[1]?.signal.aborted).toBe(true);
  });

  it('back to no filter shows the list of the build, and ends the call', async () => {
    const { calls, rerender } = await open('?category=Design');
    rerender(page(''));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(titles()).toEqual(['Title of prebuilt']);
    expect(status()).toBeEmptyDOMElement();
  });

  it('forward to the same filter asks again', async () => {
    const { calls, rerender } = await openWith('?category=Design', ['a']);
    rerender(page(''));
    rerender(page('?category=Design'));
    await asked();
    expect(calls).toHaveLength(2);
    expect(status()).toHaveTextContent('Looking for posts in “Design” …');
  });

  it('asks nothing again when only the rest of the page is drawn anew', async () => {
    const { calls, rerender } = await openWith('?category=Design', ['a']);
    rerender(page('?category=Design'));
    expect(calls).toHaveLength(1);
    expect(titles()).toEqual(['Title of a']);
  });

  it('keeps the place of a keyboard when the link that was followed goes', async () => {
    const { rerender } = await openWith('?category=Design', ['a']);
    expect(document.body).toHaveFocus();
    within(screen.getByRole('article')).getByRole('link', { name: 'Engineering' }).focus();
    rerender(page('?category=Engineering'));
    expect(status().closest('[tabindex="-1"]')).toHaveFocus();
  });

  it('leaves the focus on a link that stays, such as one of the header', async () => {
    const { rerender } = await open('');
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    rerender(page('?category=Design'));
    expect(link).toHaveFocus();
    link.remove();
  });

  it('makes one call and shows no failure where it begins twice, as in the strict mode of React', async () => {
    const calls = stubFetch();
    renderIn('en', <StrictMode>{page('?category=Design')}</StrictMode>);
    await asked();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    expect(status()).toHaveTextContent('Looking for posts in “Design” …');
  });

  it('ends the call when the page is left', async () => {
    const { calls, unmount } = await open('?category=Design');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
