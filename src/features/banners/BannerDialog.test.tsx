import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';

import { InLanguage } from '../../../jest/fixtures';
import { address, base, dialog, fakeBrowser, open, Page, tab } from './bannersPageFixture';

beforeEach(fakeBrowser);
afterEach(() => jest.restoreAllMocks());

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
