import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../../jest/content';
import { hrefs, renderIn } from '../../../../jest/fixtures';
import { bareLinkedPost, linkedPost } from './linkedPostFixture';
import { RelatedPosts } from './RelatedPosts';

describe('what to read after a post', () => {
  it('has titles, categories, authors and dates', () => {
    renderIn('en', <RelatedPosts posts={[linkedPost('one'), bareLinkedPost('two')]} />);
    const region = within(screen.getByRole('region', { name: 'Read on' }));
    expect(hrefs(region.getAllByRole('link', { name: /^Title/ }))).toEqual([
      '/en/blog/one/',
      '/en/blog/two/',
    ]);
    expect(region.getByText('Linh, Jan 05, 2024')).toBeVisible();
    expect(region.getByText(`${siteSettings.name}, Jun 01, 2026`)).toBeVisible();
    expect(region.getByRole('link', { name: 'Design' })).toHaveAttribute('href', '/en/blog/?category=Design');
  });

  it('is not there where there is no other post', () => {
    const { container } = renderIn('vn', <RelatedPosts posts={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('vn', <RelatedPosts posts={[linkedPost('one'), bareLinkedPost('two')]} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
