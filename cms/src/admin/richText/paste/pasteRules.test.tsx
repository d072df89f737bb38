/**
 * What the field does with what is pasted into it.
 *
 * @jest-environment jsdom
 */
import { act, screen, waitFor } from '@testing-library/react';

import { form, last, open, paste, press, text } from '../testing/field';

describe('what is pasted', () => {
  it('is cleaned, and what was left out is said', async () => {
    open('<p></p>');
    paste({ 'text/html': '<p style="color:red">a <b>b</b></p><img src="data:image/png;base64,A">' });
    await waitFor(() => expect(last()).toBe('<p>a <strong>b</strong></p>'));
    screen.getByText('Colours, fonts and alignment were left out.');
    screen.getByText(/1 picture was left out: add it from the media library/);
    act(() => screen.getByRole('button', { name: 'Close this notice' }).click());
    expect(screen.queryByText(/Colours/)).toBeNull();
  });

  it('is made of Markdown, and is that text again when it is undone', async () => {
    open('<p></p>');
    paste({ 'text/plain': '## A heading\n\nWords that are **bold**.' });
    await waitFor(() =>
      expect(last()).toBe('<h2>A heading</h2>\n<p>Words that are <strong>bold</strong>.</p>'),
    );
    screen.getByText(/The text was Markdown/);
    press(/Undo/);
    await waitFor(() => expect(last()).toContain('<p>## A heading</p>'));
    press(/Undo/);
    await waitFor(() => expect(last()).toBe('<p></p>'));
  });

  it.each([
    ['text/html', '<div>'.repeat(1_000)],
    ['text/plain', `## a\n\n${'<div>'.repeat(1_000)}`],
  ])('is nothing where it is more than can be read, as %s, and that is said', async (type, data) => {
    open('<p>a</p>');
    paste({ [type]: data });
    await screen.findByText(/more than one text can hold/);
    expect(text()).toHaveTextContent(/^a$/);
  });

  it('as a file is no picture of a text', () => {
    open('<p>a</p>');
    paste({}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    screen.getByText(/1 picture was left out/);
    expect(form.values).toEqual([]);
  });
});
