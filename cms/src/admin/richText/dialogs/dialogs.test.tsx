/**
 * Links, pictures and videos, which ask for more.
 *
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';

import { last, library, mockNotify, open, press, selectAll } from '../testing/field';

describe('links', () => {
  it('are refused with what to write instead, and made of what is selected', async () => {
    open('<p>words</p>');
    selectAll();
    press(/^Link/);
    const dialog = await screen.findByRole('dialog');
    expect((await axe(dialog)).violations).toEqual([]);
    const address = within(dialog).getByRole('textbox', { name: /Address/ });
    expect(within(dialog).getByRole('textbox', { name: /Text/ })).toHaveValue('words');
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    act(() => within(dialog).getByRole('button', { name: 'Insert' }).click());
    within(dialog).getByText(/This is not a web address/);
    fireEvent.change(address, { target: { value: 'name@example.com' } });
    fireEvent.keyDown(address, { key: 'Enter' });
    await waitFor(() => expect(last()).toBe('<p><a href="mailto:name@example.com">words</a></p>'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are removed with their words kept', async () => {
    open('<p><a href="/en/">words</a></p>');
    selectAll();
    press(/^Link/);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: /Address/ })).toHaveValue('/en/');
    act(() => within(dialog).getByRole('button', { name: 'Remove link' }).click());
    await waitFor(() => expect(last()).toBe('<p>words</p>'));
  });
});

describe('pictures and videos', () => {
  it('a picture comes from the media library with its size, and says that its alternative is missing', async () => {
    const { container } = open('<p></p>');
    press(/^Picture/);
    expect(library()?.allowedTypes).toEqual(['images']);
    const file = {
      url: `${window.location.origin}/uploads/a.png`,
      name: 'a.png',
      mime: 'image/png',
      alternativeText: 'a.png',
      width: 8,
      height: 6,
    };
    act(() => library()?.onSelectAssets([file, { url: '/uploads/b.pdf', mime: 'application/pdf' }]));
    await screen.findByText(/There is no alternative text/);
    const alt = screen.getByRole('textbox', { name: 'Alternative text' });
    await userEvent.type(alt, 'Đẹp "lắm"');
    const html =
      '<figure><img src="/uploads/a.png" alt="Đẹp &quot;lắm&quot;" width="8" height="6" /></figure>';
    await waitFor(() => expect(last()).toBe(html));
    expect(screen.queryByText(/There is no alternative text/)).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a media library that is left with nothing chosen says so', () => {
    open('<p></p>');
    press(/^Picture/);
    act(() => library()?.onSelectAssets([]));
    expect(mockNotify).toHaveBeenCalledWith({
      type: 'warning',
      message: expect.stringContaining('No picture was chosen'),
    });
  });

  it('a video has an address of YouTube or Vimeo and a title', async () => {
    open('<p></p>');
    press(/^Video/);
    const dialog = await screen.findByRole('dialog');
    expect((await axe(dialog)).violations).toEqual([]);
    const [address, title] = within(dialog).getAllByRole('textbox') as [HTMLElement, HTMLElement];
    fireEvent.change(address, { target: { value: 'https://evil.example/watch?v=dQw4w9WgXcQ' } });
    act(() => within(dialog).getByRole('button', { name: 'Insert' }).click());
    within(dialog).getByText(/not the address of a video/);
    within(dialog).getByText(/what the video is called/);
    fireEvent.change(address, { target: { value: 'youtu.be/dQw4w9WgXcQ?t=3' } });
    fireEvent.change(title, { target: { value: 'Bài hát' } });
    act(() => within(dialog).getByRole('button', { name: 'Insert' }).click());
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3s';
    await waitFor(() =>
      expect(last()).toBe(`<figure data-video="${url}"><a href="${url}">Bài hát</a></figure>`),
    );
  });
});
