/**
 * What the tools do, and how the keyboard gets to them.
 *
 * @jest-environment jsdom
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { last, open, press, selectAll, text, tool } from '../testing/field';

describe('the toolbar', () => {
  it('is one stop of Tab, and the arrows go from tool to tool and around', () => {
    open('<p>a</p>');
    const bar = screen.getByRole('toolbar', { name: /Content/ });
    expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => screen.getByRole('combobox').focus());
    const go = (key: string) => fireEvent.keyDown(document.activeElement ?? bar, { key });
    go('ArrowRight');
    expect(tool(/^Bold/)).toHaveFocus();
    go('ArrowLeft');
    go('ArrowLeft');
    expect(tool(/HTML/)).toHaveFocus();
    go('Home');
    expect(screen.getByRole('combobox')).toHaveFocus();
    go('End');
    expect(tool(/HTML/)).toHaveFocus();
    expect(bar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('is reached with Alt+F10 from the text, and left with Escape', () => {
    open('<p>a</p>');
    act(() => text().focus());
    fireEvent.keyDown(text(), { key: 'F10', altKey: true });
    expect(screen.getByRole('toolbar', { name: /Content/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    fireEvent.keyUp(document.activeElement ?? text(), { key: 'Escape' });
    return waitFor(() => expect(text()).toHaveFocus());
  });

  it.each([
    [/^Bold/, '<p><strong>a</strong></p>'],
    [/^Italic/, '<p><em>a</em></p>'],
    [/^Underline/, '<p><u>a</u></p>'],
    [/^Strikethrough/, '<p><s>a</s></p>'],
    [/^Code in a line/, '<p><code>a</code></p>'],
    [/^Subscript/, '<p><sub>a</sub></p>'],
    [/^Superscript/, '<p><sup>a</sup></p>'],
    [/^Bulleted/, '<ul><li>a</li></ul>'],
    [/^Numbered/, '<ol><li>a</li></ol>'],
    [/^Quote/, '<blockquote><p>a</p></blockquote>'],
    [/^Code block/, '<pre><code>a</code></pre>'],
    [/^Dividing line/, '<hr />'],
  ])('%s writes its element', async (name, html) => {
    open('<p>a</p>');
    selectAll();
    press(name);
    await waitFor(() => expect(last()).toContain(html));
  });

  it('inserts a table with a head, and changes it', async () => {
    const { container } = open('<p></p>');
    press(/Insert a table/);
    const bar = await screen.findByRole('toolbar', { name: 'Table' });
    const row = '<tr><td></td><td></td><td></td></tr>';
    act(() => within(bar).getByRole('button', { name: 'Row below' }).click());
    fireEvent.change(screen.getByRole('textbox', { name: 'Caption of the table' }), {
      target: { value: 'Giá' },
    });
    await waitFor(() => expect(last()).toContain('<caption>Giá</caption>'));
    expect(last()?.split(row)).toHaveLength(5);
    // Its heads are still to be written.
    const { violations } = await axe(container, { rules: { 'empty-table-header': { enabled: false } } });
    expect(violations).toEqual([]);
    act(() => within(bar).getByRole('button', { name: 'Delete table' }).click());
    await waitFor(() => expect(last()).toBe('<p></p>'));
  });
});
