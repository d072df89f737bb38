import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { renderIn } from '../../../jest/fixtures';
import { Showcase } from './Showcase';
import { showcase } from './showcaseFixture';

const trail = <nav aria-label="Breadcrumb" />;
const without = (missing: Partial<Queries.ShowcaseFragment>) =>
  renderIn('en', <Showcase showcase={{ ...showcase, ...missing }} trail={trail} />);
const panel = () => within(screen.getByRole('region', { name: /^(Project details|Thông tin dự án)$/ }));
const textsOf = (role: string) =>
  panel()
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('a showcase', () => {
  it("shows 'Our Portfolio', type and year, title, short description and description below its breadcrumb", () => {
    without({});
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'River Clinic' })).toBeVisible();
    expect(screen.getByText('Our Portfolio').parentElement).toHaveTextContent('Our Portfolio Website, 2025');
    expect(screen.getByText('Booking for a clinic')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'The brief' })).toBeVisible();
  });

  it('has Client Name, Project Category and Project Date in its side panel', () => {
    without({});
    expect(textsOf('term')).toEqual(['Client Name', 'Project Category', 'Project Date']);
    expect(textsOf('definition')).toEqual(['River Clinic Ltd', 'Website', 'Nov 03, 2025']);
  });

  it('names its type without a year where the CMS has no date', () => {
    without({ finishAt: null });
    expect(screen.getByText('Our Portfolio').parentElement).toHaveTextContent(/Website$/);
  });

  it.each([
    ['client', { clientName: null }, ['Project Category', 'Project Date']],
    ['date', { finishAt: null }, ['Client Name', 'Project Category']],
    ['client and no date', { clientName: '', finishAt: null }, ['Project Category']],
  ])('leaves out of the side panel what the CMS does not know: no %s', (_, missing, terms) => {
    without(missing);
    expect(textsOf('term')).toEqual(terms);
  });

  it("opens the client's site in a new tab, which learns nothing of this page", () => {
    without({});
    const link = screen.getByRole('link', { name: 'Open External Link (opens a new tab)' });
    expect(link).toHaveAttribute('href', 'https://river.example/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each([null, '', 'https://"><script>alert(1)</script>'])(
    'has no external link without an address (%j)',
    (url) => {
      without({ url });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each([[null], [[]]])('shows its thumbnail when there are no pictures (%j)', (images) => {
    without({ images });
    expect(screen.getByRole('img', { name: 'Thumbnail' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is its words and its panel where it has no picture at all', () => {
    without({ images: null, thumbnail: null });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Bookings by phone.')).toBeVisible();
  });

  it('leaves the panel all the room where it has neither picture nor description', () => {
    without({ images: null, thumbnail: null, description: null, sortDescription: null });
    const place = screen.getByRole('region', { name: 'Project details' }).parentElement;
    expect(place?.parentElement?.children).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBeNull();
  });

  it('says on the Vietnamese page that the text of the CMS is English, and labels it in Vietnamese', () => {
    renderIn('vn', <Showcase showcase={showcase} trail={trail} />);
    for (const text of ['River Clinic', 'Booking for a clinic', 'Bookings by phone.', 'River Clinic Ltd'])
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('img', { name: 'The calendar' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    for (const label of ['Khách hàng', 'Ngày hoàn thành', 'Mở trang của dự án', 'Nov 03, 2025'])
      expect(screen.getByText(label).closest('[lang]')).toBeNull();
    expect(screen.getByText('Phần mô tả chỉ có bản tiếng Anh.').closest('[lang]')).toBeNull();
  });

  it('names its type in the language of the page, above the title and in the panel', () => {
    renderIn('vn', <Showcase showcase={{ ...showcase, type: 'Mobile App' }} trail={trail} />);
    for (const type of ['Ứng dụng di động', 'Ứng dụng di động, 2025'])
      expect(screen.getByText(type).closest('[lang]')).toBeNull();
  });

  it('tells its facts and leads out before its description, which may be long', () => {
    without({});
    const text = screen.getByText('Bookings by phone.');
    const link = screen.getByRole('link', { name: /Open External Link/ });
    expect(link.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Project descriptions are written in English.')).toBeNull();
  });

  it('has no axe violation, whole or with nothing but a title', async () => {
    const { container, unmount } = without({});
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    const bare = {
      images: null,
      thumbnail: null,
      description: null,
      clientName: null,
      finishAt: null,
      url: null,
    };
    expect(await axe(without(bare).container)).toHaveNoViolations();
  });
});
