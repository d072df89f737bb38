import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { hrefs, renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import type { Language } from '../../i18n/locales';
import { Banner } from './Banner';
import { serviceIn } from './serviceFixture';
import { WebPackages } from './WebPackages';

beforeEach(() => {
  sessionStorage.clear();
  void stubFetch();
});
const heading = { en: 'A clear price from the start', vn: 'Bảng giá rõ ràng ngay từ đầu' };

const show = (language: Language, place: 'inside' | 'end') =>
  renderIn(
    language,
    <WebPackages packages={serviceIn('web-development', language).text.packages} place={place} />,
  );
const visitor = (vietnamese: boolean) =>
  sessionStorage.setItem('saola:vietnamese-visitor', String(vietnamese));

describe('the web packages', () => {
  it('stand in the HTML of the Vietnamese page, before what closes it', () => {
    const { container } = show('vn', 'inside');
    expect(screen.getByRole('heading', { name: heading.vn })).toBeVisible();
    expect(container.querySelector('section')).toHaveAttribute('id', 'packages');
    expect(show('vn', 'end').container).toBeEmptyDOMElement();
  });

  it('are not on the English page for anybody else', () => {
    visitor(false);
    expect(show('en', 'end').container).toBeEmptyDOMElement();
  });

  it('come to the end of the English page for a Vietnamese visitor, where they move nothing', async () => {
    visitor(true);
    const inside = show('en', 'inside').container;
    show('en', 'end');
    await waitFor(() => expect(screen.getByRole('heading', { name: heading.en })).toBeVisible());
    expect(inside).toBeEmptyDOMElement();
  });

  it('are nowhere on the page of a service that has none', () => {
    const { packages } = serviceIn('graphic-design', 'vn').text;
    expect(
      renderIn('vn', <WebPackages packages={packages} place="inside" />).container,
    ).toBeEmptyDOMElement();
  });

  it('stand side by side in the order of their prices, with upkeep and delivery', () => {
    show('vn', 'inside');
    const offers = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'));
    expect(offers.map((offer) => within(offer).getByRole('heading').textContent)).toEqual([
      'Cơ bản',
      'Tiêu chuẩn',
      'Tuỳ biến',
    ]);
    expect(offers[0]).toHaveTextContent(/từ 5,9 triệu VND.*1\.990\.000 VND\/năm.*2–4 ngày/);
    expect(offers[1]).toHaveTextContent(/Được chọn nhiều.*từ 9,9 triệu VND.*3\.990\.000 VND\/năm.*5–10 ngày/);
    expect(offers[2]).toHaveTextContent(/Theo yêu cầu.*4\.990\.000 VND\/năm/);
  });

  it('lead to the sample websites on Vietnamese pages only', async () => {
    show('vn', 'inside');
    expect(hrefs(screen.getAllByRole('link', { name: 'Xem website mẫu' }))).toEqual([
      '/vn/collection/?sort=createdAt:desc',
    ]);
    visitor(true);
    const { container } = show('en', 'end');
    await waitFor(() => expect(container).toHaveTextContent(heading.en));
    expect(within(container).queryByRole('link')).not.toBeInTheDocument();
  });

  it('have no axe violation', async () => {
    const { container } = show('vn', 'inside');
    container.querySelector('dialog')?.remove();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the second link of the banner', () => {
  const banner = (slug: string, language: Language) =>
    renderIn(language, <Banner {...serviceIn(slug, language)} subject="web" trail={null} />);

  it('leads to the packages on the Vietnamese page of web development', () => {
    banner('web-development', 'vn');
    expect(screen.getByRole('link', { name: 'Xem bảng giá' })).toHaveAttribute('href', '#packages');
  });

  it('leads to the list of services otherwise', () => {
    visitor(false);
    banner('web-development', 'en');
    banner('graphic-design', 'vn');
    expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '#services');
    expect(screen.getByRole('link', { name: 'Xem dịch vụ' })).toHaveAttribute('href', '#services');
  });

  it('turns to the packages on the English page for a Vietnamese visitor, in the place of both words', async () => {
    visitor(true);
    const { container } = banner('web-development', 'en');
    expect(await screen.findByRole('link', { name: 'See the packages' })).toHaveAttribute(
      'href',
      '#packages',
    );
    expect(container).toHaveTextContent('See our services');
  });
});
