import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { loadBlogIndex } from '../../api-client/blogIndex';
import { pageAnswer } from '../../api-client/contentFixtures';
import { indexed, openWith, slugs, status, titles } from './blogPostsFixture';

jest.mock('../../api-client/blogIndex');

const showMore = () => screen.getByRole('button', { name: 'Show more posts' });

const log = jest.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockImplementation());

describe('more posts of a filter', () => {
  it('are added below, and the button goes with the last page', async () => {
    const { calls } = await openWith('?category=Design', slugs(0, 12), 14);
    await userEvent.click(showMore());
    expect(calls[1]?.query.get('pagination[start]')).toBe('12');
    await act(async () => calls[1]?.answer(pageAnswer(slugs(12, 2), 14)));
    expect(titles()).toEqual(slugs(0, 14).map((slug) => `Title of ${slug}`));
    expect(status()).toHaveTextContent('14 posts in “Design”');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are asked for once, however often the button is pressed, and the list stays meanwhile', async () => {
    const { calls, container } = await openWith('?category=Design', slugs(0, 12), 30);
    await userEvent.click(showMore());
    const button = screen.getByRole('button', { name: 'Loading more posts…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(calls).toHaveLength(2);
    expect(titles()).toHaveLength(12);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([30, 14])('are read on from the first new one (%i in all)', async (total) => {
    const { calls } = await openWith('?category=Design', slugs(0, 12), total);
    await userEvent.click(showMore());
    await act(async () => calls[1]?.answer(pageAnswer(slugs(12, 2), total)));
    expect(screen.getByRole('link', { name: 'Title of p12' })).toHaveFocus();
  });

  it('leave the focus where the visitor has put it meanwhile', async () => {
    const { calls } = await openWith('?category=Design', slugs(0, 12), 30);
    await userEvent.click(showMore());
    const elsewhere = screen.getByRole('link', { name: 'Title of p3' });
    elsewhere.focus();
    await act(async () => calls[1]?.answer(pageAnswer(slugs(12, 12), 30)));
    expect(elsewhere).toHaveFocus();
  });

  it('come once when a post published meanwhile has moved them on', async () => {
    const { calls } = await openWith('?category=Design', slugs(0, 12), 13);
    await userEvent.click(showMore());
    await act(async () => calls[1]?.answer(pageAnswer(slugs(11, 2), 14)));
    expect(titles()).toEqual(slugs(0, 13).map((slug) => `Title of ${slug}`));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('end when the rest has been taken back meanwhile', async () => {
    const { calls } = await openWith('?category=Design', slugs(0, 12), 13);
    await userEvent.click(showMore());
    await act(async () => calls[1]?.answer(pageAnswer([], 13)));
    expect(status()).toHaveTextContent('12 posts');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('come from the index of the release where the CMS fails by then', async () => {
    jest.mocked(loadBlogIndex).mockResolvedValue(slugs(0, 14).map((slug) => indexed(slug)));
    const { calls } = await openWith('?category=Design', slugs(0, 12), 14);
    await userEvent.click(showMore());
    await act(async () => calls[1]?.fail());
    await waitFor(() => expect(titles()).toEqual(slugs(0, 14).map((slug) => `Title of ${slug}`)));
  });

  it('can be asked for again after a failure, which is logged and leaves the list', async () => {
    jest.mocked(loadBlogIndex).mockRejectedValue(new Error('404'));
    const { calls } = await openWith('?category=Design', slugs(0, 12), 14);
    await userEvent.click(showMore());
    await act(async () => calls[1]?.fail());
    await screen.findByRole('button', { name: 'Show more posts' });
    expect(log.mock.calls).toEqual([['Failed to fetch']]);
    expect(titles()).toHaveLength(12);
    await userEvent.click(showMore());
    await act(async () => calls[2]?.answer(pageAnswer(slugs(12, 2), 14)));
    expect(titles()).toHaveLength(14);
  });
});
