import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';

import { hrefs, InLanguage, renderIn } from '../../../jest/fixtures';
import type { Language } from '../../i18n/locales';
import { banners, bannersText } from './bannersFixture';
import { MediaBanners } from './MediaBanners';
import { useChosenBanner } from './useChosenBanner';

const Page = ({ slug, language }: { readonly slug: string | null; readonly language: Language }) => {
  const all = banners(language);
  const slugsOf = (kind: string) => all.filter((one) => one.kind === kind).map((one) => one.slug);
  const chosen = useChosenBanner({ standard: slugsOf('standard'), rich: slugsOf('rich') }, slug, '');
  return (
    <MediaBanners
      {...chosen}
      text={bannersText(language)}
      banners={all}
      trail={<nav aria-label="Breadcrumb" />}
    />
  );
};
const base = (language: Language) => `/${language}/services/media-banners/`;
const open = (slug: string | null, language: Language = 'en', address = slug) => {
  window.history.replaceState(null, '', `${base(language)}${address ? `${address}/` : ''}`);
  return renderIn(language, <Page slug={slug} language={language} />);
};
const address = () => window.location.pathname.replace('/en/services/media-banners/', '');
const tab = () => screen.getByRole('tab', { selected: true }).textContent;
const dialog = () => screen.queryByRole('dialog');

// jsdom has no top layer, and no scrolling.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

describe('the tabs of the rich banners', () => {
  it('are links to the pages of the banners, before scripts run', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <InLanguage language="vn">
        <Page slug="scratch" language="vn" />
      </InLanguage>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Các loại banner tương tác' })).getAllByRole(
      'link',
    );
    expect(hrefs(links)).toEqual(
      ['360-product', 'scratch', 'before-after', 'embed-video', 'gallery', 'parallax', 'expandable'].map(
        (slug) => `/vn/services/media-banners/${slug}/#rich`,
      ),
    );
    expect(links.filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(
      ['Cào mở'],
    );
    document.body.innerHTML = '';
  });

  it.each([
    [null, null, 'Expandable', 'expandable/'],
    [null, 'nobody', 'Expandable', 'expandable/'],
    ['gallery', 'gallery', 'Gallery', 'gallery/'],
    ['toast-and-co', 'toast-and-co', 'Expandable', 'toast-and-co/'],
  ])('open by the address (page %p at %p): %s', (slug, at, title, becomes) => {
    open(slug, 'en', at);
    expect(tab()).toBe(title);
    expect(address()).toBe(becomes);
  });

  it('show one live banner with its instructions, and become the address when they are pressed', async () => {
    open(null);
    await userEvent.click(screen.getByRole('tab', { name: 'Scratch' }));
    expect(tab()).toBe('Scratch');
    expect(address()).toBe('scratch/');
    const panel = screen.getByRole('tabpanel', { name: 'Scratch' });
    expect(within(panel).getByTitle('Banner: Scratch')).toBeVisible();
    expect(within(panel).getByText('Upload it.')).toBeVisible();
  });

  it('load their demo anew when they are pressed once more', async () => {
    open('scratch');
    const before = screen.getByTitle('Banner: Scratch');
    await userEvent.click(screen.getByRole('tab', { name: 'Scratch' }));
    expect(screen.getByTitle('Banner: Scratch')).not.toBe(before);
  });

  it('change by arrows, without a step back for each', () => {
    open('360-product');
    const steps = window.history.length;
    fireEvent.keyDown(screen.getByRole('tab', { name: '360 Product' }), { key: 'ArrowLeft' });
    expect(tab()).toBe('Expandable');
    expect(address()).toBe('expandable/');
    expect(screen.getByRole('tab', { name: 'Expandable' })).toHaveFocus();
    expect(window.history.length).toBe(steps);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('go back with the browser', async () => {
    open('scratch');
    await userEvent.click(screen.getByRole('tab', { name: 'Gallery' }));
    act(() => window.history.back());
    await waitFor(() => expect(tab()).toBe('Scratch'));
  });

  it.each([
    ['expandable', 'At five the fishermen'],
    ['before-after', 'Two days of the five'],
    ['parallax', 'The old road over the pass'],
  ])('show %s with text around it', (slug, words) => {
    open(slug);
    expect(screen.getAllByText(new RegExp(words))[0]).toBeVisible();
    expect(screen.getAllByText('Advertisement')[0]).toBeVisible();
  });

  it('leave clicks that ask for another window to the browser', () => {
    open('scratch');
    fireEvent.click(screen.getByRole('tab', { name: 'Gallery' }), { ctrlKey: true });
    expect(tab()).toBe('Scratch');
  });
});

describe('a standard banner', () => {
  it('is a picture in its size that leads to its page', () => {
    open(null);
    const card = screen.getByRole('link', { name: /Parched Panther/ });
    expect(card).toHaveAttribute('href', '/en/services/media-banners/parched-panther/#card-parched-panther');
    expect(within(card).getByRole('img', { name: /panther/ })).toBeVisible();
    expect(screen.getAllByText('300 × 600')).toHaveLength(4);
  });

  it('stands open in the HTML of its page, with a link back', () => {
    document.body.innerHTML = renderToStaticMarkup(
      <InLanguage language="en">
        <Page slug="liquors-banner" language="en" />
      </InLanguage>,
    );
    const shown = screen.getByRole('dialog', { name: 'A bottle shop, after sunset' });
    expect(shown).toHaveAttribute('open');
    expect(within(shown).getByTitle('Banner: Liquors Banner')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/banners\/liquors-banner\//),
    );
    expect(within(shown).getByRole('link', { name: 'Close' })).toHaveAttribute('href', base('en'));
    document.body.innerHTML = '';
  });

  it('opens in place as a modal dialog, beside its instructions, and the page stands at its card', async () => {
    open(null);
    await userEvent.click(screen.getByRole('link', { name: /Vine Brations/ }));
    expect(dialog()).toHaveAccessibleName('Music that grows on vines');
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expect(address()).toBe('vine-brations/');
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
      document.getElementById('card-vine-brations'),
    ]);
    expect(tab()).toBe('Expandable');
  });

  it.each<[string, () => void]>([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }))],
    ["the browser's Back", () => act(() => window.history.back())],
    ['a press beside it', () => fireEvent.click(dialog() as HTMLElement)],
  ])('is closed by %s, and the address is what it was', async (_, close) => {
    open('gallery');
    await userEvent.click(screen.getByRole('link', { name: /Toast/ }));
    const element = dialog() as HTMLDialogElement;
    close();
    await waitFor(() => expect(dialog()).toBeNull());
    // It is closed before it goes, so that it gives the focus back.
    expect(jest.mocked(HTMLDialogElement.prototype.close).mock.contexts).toContain(element);
    await waitFor(() => expect(address()).toBe('gallery/'));
    expect(tab()).toBe('Gallery');
  });

  it('leads to the page of the service when there was no page before', async () => {
    open('liquors-banner');
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const back = jest.spyOn(window.history, 'back');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(back).not.toHaveBeenCalled();
    expect(address()).toBe('expandable/');
  });

  it('leads back to the page before, when that was one of this site', async () => {
    open('liquors-banner');
    Object.defineProperty(window, 'navigation', { value: { canGoBack: true }, configurable: true });
    const back = jest.spyOn(window.history, 'back').mockImplementation();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(back).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(window, 'navigation');
  });

  it('is closed once by two wishes within 250 milliseconds, and again after that', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    open('scratch');
    const press = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
    press(/Toast/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('scratch/'));
    press(/Vine/);
    now.mockReturnValue(1_249);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeNull();
    now.mockReturnValue(1_250);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  it('takes a second Back within 250 milliseconds for the first', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    open('scratch');
    fireEvent.click(screen.getByRole('tab', { name: 'Gallery' }));
    fireEvent.click(screen.getByRole('link', { name: /Toast/ }));
    act(() => window.history.back());
    await waitFor(() => expect(dialog()).toBeNull());
    now.mockReturnValue(1_100);
    const forward = jest.spyOn(window.history, 'forward');
    act(() => window.history.back());
    await waitFor(() => expect(forward).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(address()).toBe('gallery/'));
    expect(tab()).toBe('Gallery');
  });
});

it.each(['en', 'vn'] as const)('the page of the banners has no axe violation (%s)', async (language) => {
  for (const slug of ['expandable', 'before-after', 'parched-panther']) {
    const { container, unmount } = open(slug, language);
    expect(await axe(container)).toHaveNoViolations();
    unmount();
  }
});
