import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { hrefs, InLanguage } from '../../../jest/fixtures';
import { address, fakeBrowser, open, Page, tab } from './bannersPageFixture';

beforeEach(fakeBrowser);

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
    ['gallery', true],
    ['expandable', false],
    ['toast-and-co', false],
    [null, false],
  ])(
    'are where the page of a rich banner begins, but not that of the default one (%s: %p)',
    (slug, begins) => {
      const html = renderToStaticMarkup(
        <InLanguage language="en">
          <Page slug={slug} language="en" />
        </InLanguage>,
      );
      expect(html.includes('style="scroll-initial-target:nearest"')).toBe(begins);
    },
  );

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

  it('stay with who goes back before the browser has begun to lead to the next one', async () => {
    let begin = () => {};
    const { matchMedia } = window;
    const startViewTransition = (change: () => void) => {
      begin = change;
      return { ready: Promise.resolve(), finished: Promise.resolve() };
    };
    Object.assign(document, { startViewTransition });
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    open('scratch');
    await userEvent.click(screen.getByRole('tab', { name: 'Gallery' }));
    expect(address()).toBe('gallery/');
    window.history.back();
    await waitFor(() => expect(address()).toBe('scratch/'));
    act(() => begin());
    expect(tab()).toBe('Scratch');
    Reflect.deleteProperty(document, 'startViewTransition');
    window.matchMedia = matchMedia;
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
    // jsdom goes nowhere.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('tab', { name: 'Gallery' }), { ctrlKey: true });
    expect(tab()).toBe('Scratch');
  });
});
