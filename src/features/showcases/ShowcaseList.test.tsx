import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { ShowcaseList } from './ShowcaseList';

const showcases: Queries.ShowcaseCardFragment[] = [
  { slug: 'river-clinic', type: 'Website', title: 'River Clinic', sortDescription: 'Booking for a clinic' },
  { slug: 'tram-app', type: 'Mobile App', title: 'Tram', sortDescription: null },
];
const list = <ShowcaseList showcases={showcases} />;

describe('the list of showcases', () => {
  it('links every showcase in the order of the CMS', () => {
    renderIn('vn', list);
    expect(hrefs(screen.getAllByRole('link'))).toEqual([
      '/vn/showcases-web/river-clinic/',
      '/vn/showcases-web/tram-app/',
    ]);
  });

  it('shows type, title, short description and the fixed author line', () => {
    renderIn('en', list);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('River Clinic');
    expect(first).toHaveTextContent('Website · Booking for a clinic · Admin / Viet Nam');
    expect(second).toHaveTextContent('Mobile App · Admin / Viet Nam');
  });

  it('shows nothing when the CMS has none', () => {
    const { container } = renderIn('en', <ShowcaseList showcases={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('has no axe violation', async () => {
    const { container } = renderIn('en', list);
    expect(await axe(container)).toHaveNoViolations();
  });
});
