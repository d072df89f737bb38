import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs } from '../../../jest/fixtures';
import { loadBlogIndex } from '../../api-client/blogIndex';
import { indexed, open, page, slugs, status, titles } from './blogPostsFixture';

jest.mock('../../api-client/blogIndex');
const index = jest.mocked(loadBlogIndex);

const posts = [
  indexed('door', { title: 'Why a door opens', categories: ['Engineering'] }),
  indexed('forms', { title: 'Forms that lose nothing' }),
  indexed('colour', { title: 'Colour on a door' }),
];

const field = () => screen.getByRole('searchbox', { name: 'Search 24 posts' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const says = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status]' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockReset().mockImplementation();
  index.mockReset().mockResolvedValue(posts);
  history.replaceState(null, '', '/en/blog/');
});

describe('a search of the blog', () => {
  it('is answered by the index, announced, and said in the address', async () => {
    const { calls, container } = await open('');
    type('DOOR');
    await says('2 posts with “DOOR”');
    expect(titles()).toEqual(['Why a door opens', 'Colour on a door']);
    expect(location.search).toBe('?search=DOOR');
    expect(calls).toEqual([]);
    expect(index).toHaveBeenCalledWith('en');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves the field where it stands in the window, as the post that leads the list comes and goes', async () => {
    const scroll = jest.spyOn(window, 'scrollBy').mockImplementation();
    const { container } = await open('');
    const top = () => (container.querySelector('article[data-place=lead]') ? 700 : 100);
    jest.spyOn(field(), 'getBoundingClientRect').mockImplementation(() => ({ top: top() }) as DOMRect);
    field().focus();
    type('door');
    await says('2 posts with “door”');
    expect(scroll).toHaveBeenCalledWith({ top: -600, behavior: 'instant' });
    type('');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 600, behavior: 'instant' }));
    scroll.mockRestore();
  });

  it('is asked by the address as well, also within a category', async () => {
    const { calls } = await open('?category=Design&search=door');
    await says('1 post in “Design” with “door”');
    expect(titles()).toEqual(['Colour on a door']);
    expect(field()).toHaveValue('door');
    expect(calls).toEqual([]);
  });

  it('says when nothing has all the words, and what to do then', async () => {
    const { container } = await open('?search=zebra');
    await says('No posts with “zebra”');
    expect(screen.getByText(/Try shorter or more common words/)).toBeVisible();
    expect(hrefs([screen.getByRole('link', { name: 'Show all posts' })])).toEqual(['/en/blog/#posts']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves what it found in sight while one types on', async () => {
    await open('?search=door');
    await says('2 posts with “door”');
    let answer = (_: typeof posts) => undefined as void;
    index.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    type('door colour');
    await says('Looking for posts with “door colour” …');
    expect(titles()).toEqual(['Why a door opens', 'Colour on a door']);
    await act(async () => answer(posts));
    await says('1 post with “door colour”');
    expect(titles()).toEqual(['Colour on a door']);
  });

  it('keeps the focus in its field while the list is exchanged', async () => {
    await open('');
    field().focus();
    type('forms');
    await says('1 post with “forms”');
    expect(field()).toHaveFocus();
  });

  it('shows 12 at a time', async () => {
    index.mockResolvedValue(slugs(0, 30).map((slug) => indexed(slug)));
    await open('?search=title');
    await says('30 posts with “title”');
    expect(titles()).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show more posts' }));
    await screen.findByRole('link', { name: 'Title of p12' });
    expect(titles()).toHaveLength(24);
  });

  it('passes nothing off as its result where the index does not come', async () => {
    index.mockRejectedValue(new Error('404'));
    await open('?search=door');
    await says(/^The posts for “.+” did not load$/);
    expect(titles()).toEqual(['Latest posts', 'Title of prebuilt']);
  });

  it('is taken back with its words', async () => {
    await open('?search=door');
    await says('2 posts with “door”');
    type('');
    await screen.findByRole('link', { name: 'Title of prebuilt' });
    expect(status()).toBeEmptyDOMElement();
    expect(location.search).toBe('');
  });

  it('ends where a link leads to another list', async () => {
    const { rerender } = await open('');
    type('door');
    await says('2 posts with “door”');
    rerender(page('', 'another entry'));
    expect(titles()).toEqual(['Title of prebuilt']);
    expect(field()).toHaveValue('');
  });

  it('goes with a category that is chosen next', async () => {
    await open('');
    type('door');
    await says('2 posts with “door”');
    expect(hrefs([screen.getByRole('link', { name: 'Engineering 12' })])).toEqual([
      '/en/blog/?category=Engineering&search=door',
    ]);
  });
});

describe('the index of the blog', () => {
  it('is not asked for by who only reads', async () => {
    await open('');
    expect(index).not.toHaveBeenCalled();
  });

  it('comes as the field gets the focus, before anything is typed', async () => {
    await open('');
    await act(async () => field().focus());
    expect(index).toHaveBeenCalledWith('en');
  });
});
