import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { BannerList } from './BannerList';

const facts = [
  { slug: 'scratch', kind: 'rich' },
  { slug: 'liquors-banner', kind: 'standard' },
  { slug: 'parallax', kind: 'rich' },
];
const texts: Queries.BannerTextFragment[] = ['parallax', 'scratch', 'liquors-banner'].map((slug) => ({
  fields: { slug },
  frontmatter: { title: `Title of ${slug}`, description: `What ${slug} is` },
}));
const linksBelow = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement).getAllByRole('link');

describe('the list of media banners', () => {
  it('shows standard and rich media banners apart, each in the order of the facts', () => {
    renderIn('en', <BannerList facts={facts} texts={texts} />);
    expect(hrefs(linksBelow('Standard Media Banners'))).toEqual([
      '/en/services/media-banners/liquors-banner/',
    ]);
    expect(hrefs(linksBelow('Rich Media Banners'))).toEqual([
      '/en/services/media-banners/scratch/',
      '/en/services/media-banners/parallax/',
    ]);
  });

  it('says what each banner is', () => {
    renderIn('vn', <BannerList facts={facts} texts={texts} />);
    expect(linksBelow('Banner tiêu chuẩn')[0]).toHaveTextContent(
      /Title of liquors-banner.*What liquors-banner is/,
    );
  });

  it('leaves out a banner that has no text, and a heading that has no banner', () => {
    renderIn(
      'en',
      <BannerList facts={facts} texts={texts.filter(({ fields }) => fields.slug === 'scratch')} />,
    );
    expect(hrefs(screen.getAllByRole('link'))).toEqual(['/en/services/media-banners/scratch/']);
    expect(screen.queryByRole('heading', { name: 'Standard Media Banners' })).toBeNull();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', <BannerList facts={facts} texts={texts} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});
