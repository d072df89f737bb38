/**
 * The field of a rich text in the form of an entry. What the admin gives it is stood in for.
 *
 * @jest-environment jsdom
 */
import { DesignSystemProvider } from '@strapi/design-system';
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type ComponentProps, useState } from 'react';
import { IntlProvider } from 'react-intl';

import { RichTextInput } from './RichTextInput';
import { richTextStrings } from './strings/translations';

let mockLibrary: { onSelectAssets: (files: object[]) => void; allowedTypes: string[] } | undefined;

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'vi' } } } }],
    useStrapiApp: (_name: string, select: (state: object) => unknown) =>
      select({
        components: {
          'media-library': (props: typeof mockLibrary) => {
            mockLibrary = props;
            return null;
          },
        },
      }),
  }),
  { virtual: true },
);

type Props = ComponentProps<typeof RichTextInput>;

/** The form: what it was told, and a way to give it another text. */
const form = { values: [] as string[], load: (_value: string): void => undefined };

const Form = ({ locale, ...props }: Partial<Props> & { locale: 'en' | 'vi' }) => {
  const [value, setValue] = useState(props.value);
  form.load = setValue;
  const change = (_name: string, text: string) => {
    form.values.push(text);
    setValue(text);
  };
  return (
    <IntlProvider locale={locale} messages={richTextStrings[locale]}>
      <DesignSystemProvider locale={locale}>
        <RichTextInput name="content" label="Content" {...props} value={value} onChange={change} />
      </DesignSystemProvider>
    </IntlProvider>
  );
};

const open = (value: string, props: Partial<Props> = {}, locale: 'en' | 'vi' = 'en') =>
  render(<Form {...props} value={value} locale={locale} />);

const text = () => screen.getByRole('textbox', { name: /^Content/ });
const tool = (name: RegExp) =>
  within(screen.getByRole('toolbar', { name: /Content/ })).getByRole('button', { name });
const press = (name: RegExp) => act(() => tool(name).click());
const last = () => form.values.at(-1);

/** Everything in the text is selected. */
const selectAll = () => {
  act(() => text().focus());
  fireEvent.keyDown(text(), { key: 'a', code: 'KeyA', ctrlKey: true });
  const range = document.createRange();
  range.selectNodeContents(text());
  act(() => {
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
};

const paste = (data: Record<string, string>, files: File[] = []) => {
  const clipboardData = { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files };
  act(() => text().focus());
  fireEvent.paste(text(), { clipboardData });
};

beforeAll(() => {
  // jsdom draws nothing.
  const rect = () => ({ top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 }) as DOMRect;
  Object.assign(Range.prototype, { getBoundingClientRect: rect, getClientRects: () => [] });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, hasPointerCapture: () => false });
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});

beforeEach(() => {
  form.values = [];
  mockLibrary = undefined;
});

afterEach(cleanup);

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

  it('gives the form its own text again, byte for byte, when a change is taken back', async () => {
    const stored = '<p>a</p>\n\n\n<p><b>b</b></p>';
    open(stored);
    press(/Dividing line/);
    await waitFor(() => expect(last()).toContain('<hr />'));
    press(/Undo/);
    await waitFor(() => expect(last()).toBe(stored));
  });
});

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
    within(dialog).getByText(/This is no address/);
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
    expect(mockLibrary?.allowedTypes).toEqual(['images']);
    const file = {
      url: `${window.location.origin}/uploads/a.png`,
      name: 'a.png',
      mime: 'image/png',
      alternativeText: 'a.png',
      width: 8,
      height: 6,
    };
    act(() => mockLibrary?.onSelectAssets([file, { url: '/uploads/b.pdf', mime: 'application/pdf' }]));
    await screen.findByText(/There is no alternative text/);
    const alt = screen.getByRole('textbox', { name: 'Alternative text' });
    await userEvent.type(alt, 'Đẹp "lắm"');
    const html =
      '<figure><img src="/uploads/a.png" alt="Đẹp &quot;lắm&quot;" width="8" height="6" /></figure>';
    await waitFor(() => expect(last()).toBe(html));
    expect(screen.queryByText(/There is no alternative text/)).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a video has an address of YouTube or Vimeo and a title', async () => {
    open('<p></p>');
    press(/^Video/);
    const dialog = await screen.findByRole('dialog');
    expect((await axe(dialog)).violations).toEqual([]);
    const [address, title] = within(dialog).getAllByRole('textbox') as [HTMLElement, HTMLElement];
    fireEvent.change(address, { target: { value: 'https://evil.example/watch?v=dQw4w9WgXcQ' } });
    act(() => within(dialog).getByRole('button', { name: 'Insert' }).click());
    within(dialog).getByText(/no address of a video/);
    within(dialog).getByText(/what the video is called/);
    fireEvent.change(address, { target: { value: 'youtu.be/dQw4w9WgXcQ?t=3' } });
    fireEvent.change(title, { target: { value: 'Bài hát' } });
    act(() => within(dialog).getByRole('button', { name: 'Insert' }).click());
    const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    await waitFor(() =>
      expect(last()).toBe(`<figure data-video="${url}"><a href="${url}">Bài hát</a></figure>`),
    );
  });
});

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

  it('as a file is no picture of a text', () => {
    open('<p>a</p>');
    paste({}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    screen.getByText(/1 picture was left out/);
    expect(form.values).toEqual([]);
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
