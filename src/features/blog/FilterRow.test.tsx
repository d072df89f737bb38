import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { FilterRow } from './FilterRow';
import type { Groups } from './groups';
import type { Asked } from './postFilter';
import { loadSearchAhead } from './search';

jest.mock('./search');

const tags = Array.from({ length: 18 }, (_, at) => ({ title: `Tag ${at}`, postCount: 30 - at }));
const groups: Groups = {
  total: 24,
  categories: [
    { title: 'Design', postCount: 9 },
    { title: 'Kỹ thuật', postCount: 10 },
    { title: 'Nothing', postCount: 0 },
  ],
  tags,
};
const none: Asked = { filter: null, search: '' };
const rowOf = (asked = none, some = groups, language: 'en' | 'vn' = 'en') =>
  renderIn(language, <FilterRow groups={some} asked={asked} text={asked.search} type={jest.fn()} />);
const linksOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

describe('the row of filters', () => {
  it('leads to all posts and to each category that has one, with their counts', () => {
    rowOf();
    const links = linksOf('Categories');
    expect(links.map(({ textContent }) => textContent)).toEqual(['All 24', 'Kỹ thuật 10', 'Design 9']);
    expect(hrefs(links)).toEqual([
      '/en/blog/#posts',
      '/en/blog/?category=K%E1%BB%B9%20thu%E1%BA%ADt',
      '/en/blog/?category=Design',
    ]);
  });

  it('shows the eight most used tags, and all of them by title behind a summary', () => {
    const { container } = rowOf();
    const details = container.querySelector('details');
    expect(details).not.toHaveAttribute('open');
    expect(details?.querySelector('summary')).toHaveTextContent('All 18 tagsFewer tags');
    expect(details?.querySelectorAll('a')).toHaveLength(18);
    expect(container.querySelectorAll('nav > ul a[href*="tag="]')).toHaveLength(8);
  });

  it('needs no summary for eight tags, and no row for none', () => {
    const { container } = rowOf(none, { ...groups, tags: tags.slice(0, 8) });
    expect(container.querySelector('details')).toBeNull();
    rowOf(none, { ...groups, tags: [] });
    expect(screen.getAllByRole('navigation', { name: 'Most used tags' })).toHaveLength(1);
  });

  it.each([
    ['nothing', none, ['All 24']],
    ['a category', { filter: { kind: 'category', title: 'Design' }, search: '' }, ['Design 9']],
    ['a tag', { filter: { kind: 'tag', title: 'Tag 0' }, search: '' }, ['Tag 0', 'Tag 0']],
    ['words alone', { filter: null, search: 'door' }, []],
  ] as const)('says which is chosen: %s', (_, asked, chosen) => {
    const { container } = rowOf(asked);
    for (const details of container.querySelectorAll('details')) details.open = true;
    expect(current()).toEqual(chosen);
  });

  it('leaves every tag at its place when one of the eight is chosen', () => {
    const { container } = rowOf({ filter: { kind: 'tag', title: 'Tag 5' }, search: '' });
    const shown = [...container.querySelectorAll('nav > ul a[href*="tag="]')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(tags.slice(0, 8).map(({ title }) => title));
  });

  it('leads from words alone to all posts', () => {
    rowOf({ filter: null, search: 'door' });
    expect(hrefs(linksOf('Categories'))[0]).toBe('/en/blog/#posts');
    expect(hrefs(linksOf('Categories'))[1]).toContain('search=door');
  });

  it('stays folded at a chosen tag that is not among the eight, which stands behind them then', () => {
    const { container } = rowOf({ filter: { kind: 'tag', title: 'Tag 15' }, search: '' });
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    const shown = [...container.querySelectorAll('nav > ul a[href*="tag="]')];
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      ...tags.slice(0, 8).map(({ title }) => title),
      'Tag 15',
    ]);
  });

  it('has a form that asks for the same list without React', () => {
    rowOf({ filter: { kind: 'category', title: 'Design' }, search: 'door' }, groups, 'vn');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/vn/blog/');
    expect(Object.fromEntries(new FormData(form))).toEqual({ category: 'Design', search: 'door' });
    expect(screen.getByRole('searchbox', { name: 'Tìm trong 24 bài viết' })).toBeVisible();
  });

  it('has what finds posts come as a pointer nears it, or the focus, and not before', () => {
    rowOf();
    expect(loadSearchAhead).not.toHaveBeenCalled();
    const [all] = linksOf('Categories');
    if (all) fireEvent.pointerEnter(all);
    expect(loadSearchAhead).toHaveBeenCalledTimes(1);
    screen.getByRole('searchbox').focus();
    expect(loadSearchAhead).toHaveBeenLastCalledWith();
    expect(loadSearchAhead).toHaveBeenCalledWith('en');
  });

  it('has no axe violation', async () => {
    const { container } = rowOf({ filter: { kind: 'tag', title: 'Tag 15' }, search: 'door' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
