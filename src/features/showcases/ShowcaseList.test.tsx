import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { cardsOf } from './showcaseFixture';
import { ShowcaseList } from './ShowcaseList';

const showcases: readonly Queries.ShowcaseCardFragment[] = [
  ...cardsOf('tram', 'ferry'),
  { slug: 'shed', type: 'Website', title: 'The shed', sortDescription: null, thumbnail: null },
];
const list = <ShowcaseList showcases={showcases} />;

describe('the list of showcases', () => {
  it('links every showcase in the order it is given', () => {
    renderIn('vn', list);
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/vn/showcases-web/tram/',
      '/vn/showcases-web/ferry/',
      '/vn/showcases-web/shed/',
    ]);
  });

  it('shows type, title, short description, the fixed author line and the thumbnail', () => {
    renderIn('en', list);
    const [first] = screen.getAllByRole('article');
    if (!first) throw new Error('no card');
    const card = within(first);
    expect(card.getByText('Mobile App')).toBeVisible();
    expect(card.getByRole('heading', { level: 2, name: 'The tram' })).toBeVisible();
    expect(card.getByText('What tram is')).toBeVisible();
    expect(card.getByText('Admin / Viet Nam')).toBeVisible();
    expect(card.getByRole('img', { name: 'Screen of tram' })).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows the title in large type in place of a thumbnail that is missing, and tells it once', () => {
    renderIn('en', list);
    const last = screen.getAllByRole('listitem').at(-1);
    expect(last?.querySelector('[aria-hidden]')).toHaveTextContent('The shed');
    expect(screen.getAllByRole('heading', { name: 'The shed' })).toHaveLength(1);
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('says on the Vietnamese page what of its entries is English, and names their types in Vietnamese', () => {
    renderIn('vn', list);
    for (const text of ['The tram', 'What tram is'])
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('img', { name: 'Screen of tram' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    const [type] = screen.getAllByText('Ứng dụng di động');
    expect(type?.closest('[lang]')).toBeNull();
  });

  it('shows nothing when the CMS has none, no heading either', () => {
    const { container } = renderIn('en', <ShowcaseList showcases={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', list);
    expect(await axe(container)).toHaveNoViolations();
  });
});
