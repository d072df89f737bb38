/**
 * The field of a rich text in the form of an entry.
 *
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';

import { form, last, open, press, text } from './testing/field';

describe('the field', () => {
  it('shows label, hint, error and that it is required, and has the language of the entry for spelling', async () => {
    const { container } = open('<p>Chào</p>', {
      required: true,
      hint: 'At most a page',
      error: 'Write something',
    });
    expect(text()).toHaveAttribute('aria-required', 'true');
    expect(text()).toHaveAttribute('aria-invalid', 'true');
    expect(text()).toHaveAttribute('lang', 'vi');
    screen.getByText('Write something');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is wrong as soon as the CMS refuses it, without a change of the text', () => {
    open('<p>a</p>');
    expect(text()).toHaveAttribute('aria-invalid', 'false');
    act(() => form.refuse('The text is too long.'));
    expect(text()).toHaveAttribute('aria-invalid', 'true');
    screen.getByText('The text is too long.');
  });

  it('says its tools in Vietnamese with their keys', () => {
    open('<p>a</p>', {}, 'vi');
    screen.getByRole('button', { name: 'In đậm (Ctrl+B)' });
    screen.getByRole('combobox', { name: 'Kiểu đoạn' });
  });

  it('can be read and not written when it is disabled', () => {
    open('<p>a</p>', { disabled: true });
    expect(text()).toHaveAttribute('contenteditable', 'false');
    expect(text()).toHaveAttribute('aria-readonly', 'true');
    press(/Dividing line/);
    expect(text().innerHTML).toContain('<p>a</p>');
    expect(form.values).toEqual([]);
  });

  it('shows the text of another language when that is chosen, and never the one before', async () => {
    open('<p>one</p>');
    press(/Dividing line/);
    act(() => form.load('<p>hai</p>'));
    expect(text()).toHaveTextContent('hai');
    form.values = [];
    press(/Bulleted/);
    await waitFor(() => expect(last()).toBe('<ul><li>hai</li></ul>'));
    expect(form.values.join()).not.toContain('one');
  });
});

describe('opening an entry', () => {
  it.each([
    ['a text that is written otherwise', '<h2>A</h2><p>b</p>\n\n<ul>\n<li><p>c</p></li>\n</ul>'],
    ['a text that holds what is left out', '<p onclick="x()">a</p><script>1</script>'],
    ['no text', ''],
  ])('with %s changes nothing', async (_name, stored) => {
    open(stored);
    act(() => text().focus());
    fireEvent.blur(text());
    await act(async () => undefined);
    expect(form.values).toEqual([]);
  });

  it('says before anything is saved what the site cannot show', () => {
    open('<p onclick="x()">a</p><img src="data:image/png;base64,AA">');
    const notice = screen.getByText(/cannot show/);
    expect(notice.parentElement?.textContent).toMatch(
      /1 picture was left out.*1 piece of program code was left out/,
    );
  });

  it('shows one that is too much for the editor as HTML, which can be shortened there', async () => {
    open('<div>'.repeat(20_000));
    screen.getByText(/more than one text can hold/);
    const source = screen.getByRole('textbox', { name: 'HTML of Content' });
    press(/Back to the text/);
    expect(source).toBeVisible();
    fireEvent.change(source, { target: { value: '<p>short</p>' } });
    press(/Back to the text/);
    expect(text()).toHaveTextContent('short');
    expect(screen.queryByText(/more than one text can hold/)).toBeNull();
    expect(last()).toBe('<p>short</p>');
  });

  it('gives the form its own text again, byte for byte, when a change is taken back', async () => {
    const stored = '<p>a</p>\n\n\n<p><b>b</b></p>';
    open(stored);
    press(/Dividing line/);
    await waitFor(() => expect(last()).toContain('<hr />'));
    press(/Undo/);
    await waitFor(() => expect(last()).toBe(stored));
  });
});

describe('HTML', () => {
  it('is shown, taken and cleaned, and what was left out is said', async () => {
    open('<p>a</p>');
    press(/Show HTML/);
    const source = screen.getByRole('textbox', { name: 'HTML of Content' });
    expect(source).toHaveValue('<p>a</p>');
    fireEvent.change(source, { target: { value: '<h1>b</h1><script>1</script>' } });
    // Who presses Save now saves what is clean.
    expect(last()).toBe('<h2>b</h2>');
    press(/Back to the text/);
    screen.getByText(/1 piece of program code was left out/);
    expect(text()).toHaveTextContent('b');
  });
});

it('what an input method composes arrives whole', async () => {
  open('<p></p>');
  act(() => text().focus());
  fireEvent.compositionStart(text());
  const line = text().querySelector('p');
  if (line) line.textContent = 'Tiếng Việt 😀';
  fireEvent.compositionEnd(text(), { data: 'Tiếng Việt 😀' });
  await waitFor(() => expect(last()).toBe('<p>Tiếng Việt 😀</p>'));
});
