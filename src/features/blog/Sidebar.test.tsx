import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, imageData, renderIn } from '../../../jest/fixtures';
import { mostUsedTags } from '../../config/limits';
import type { Language } from '../../i18n/locales';
import { Sidebar } from './Sidebar';

const tags = [
  { title: 'React', postCount: 3 },
  { title: 'Forms', postCount: 0 },
  ...Array.from({ length: mostUsedTags }, (_, index) => ({ title: `Tag ${index}`, postCount: 1 })),
];

const recent = [
  {
    slug: 'from-figma-to-tokens',
    title: 'From Figma to tokens',
    defaultPublishedDate: '2024-01-05T02:00:00.000Z',
    publishedAt: '2026-06-01T02:00:00.000Z',
    titleImage: { localFile: { childImageSharp: { gatsbyImageData: imageData('/first.webp') } } },
  },
  {
    slug: 'forms-that-lose-nothing',
    title: 'Forms that lose nothing',
    defaultPublishedDate: null,
    publishedAt: '2026-06-01T02:00:00.000Z',
    titleImage: null,
  },
];
const categories = [
  { title: 'Design', postCount: 2 },
  { title: 'Kỹ thuật', postCount: 5 },
  { title: 'Marketing', postCount: 0 },
];

const sidebarOf = (language: Language) => renderIn(language, <Sidebar {...{ recent, categories, tags }} />);
const section = (name: string) => within(screen.getByRole('navigation', { name }));

describe('the sidebar of a post', () => {
  it('shows the title picture of a recent post as decoration, and stands without', () => {
    const { container } = sidebarOf('en');
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual([
      ['/first.webp', ''],
    ]);
  });

  it('lists the recent posts with their dates, below the way to all', () => {
    sidebarOf('en');
    const links = section('Recent posts').getAllByRole('link');
    expect(hrefs(links)).toEqual([
      '/en/blog/',
      '/en/blog/from-figma-to-tokens/',
      '/en/blog/forms-that-lose-nothing/',
    ]);
    expect(links[1]).toHaveTextContent('From Figma to tokensJan 05, 2024');
    expect(links[2]).toHaveTextContent('Jun 01, 2026');
  });

  it('has a post hidden by the page that is its own', () => {
    const { container } = sidebarOf('en');
    expect([...container.querySelectorAll('li')].slice(0, 2).map(({ style }) => style.display)).toEqual([
      'var(--is-from-figma-to-tokens, block)',
      'var(--is-forms-that-lose-nothing, block)',
    ]);
  });

  it('has no name of a place in it: it comes into two places of a page', () => {
    const { container } = sidebarOf('en');
    expect(container.querySelector('[id]')).toBeNull();
  });

  it('lists the categories that have a post, with their counts, each leading to its posts', () => {
    sidebarOf('vn');
    const links = section('Chuyên mục').getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Kỹ thuật 5', 'Design 2']);
    expect(hrefs(links)).toEqual([
      '/vn/blog/?category=K%E1%BB%B9%20thu%E1%BA%ADt',
      '/vn/blog/?category=Design',
    ]);
  });

  it('lists the most used tags, each leading to its posts', () => {
    sidebarOf('en');
    const links = section('Most used tags').getAllByRole('link');
    expect(links).toHaveLength(mostUsedTags);
    expect(links[0]).toHaveTextContent('React');
    expect(links[0]).toHaveAttribute('href', '/en/blog/?tag=React');
  });

  it('is nothing in a CMS without a post', () => {
    const { container } = renderIn('en', <Sidebar recent={[]} categories={categories} tags={tags} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['en', 'vn'] as const)('has no axe violation (%s)', async (language) => {
    const { container } = sidebarOf(language);
    expect(await axe(container)).toHaveNoViolations();
  });
});
