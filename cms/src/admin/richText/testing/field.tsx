/** The field of a rich text as a form shows it. What the admin gives it is stood in for. */
import { DesignSystemProvider } from '@strapi/design-system';
import '@testing-library/jest-dom';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { IntlProvider } from 'react-intl';

import limits from '../../../../../jest/limits.cjs';
import { standInForBrowser } from '../../testing/browser';
import { RichTextInput } from '../RichTextInput';
import { richTextStrings } from '../strings/translations';

configure({ asyncUtilTimeout: limits.wait });

interface Library {
  onSelectAssets: (files: object[]) => void;
  allowedTypes: string[];
}

let mockLibrary: Library | undefined;

/** What the admin was asked to tell. */
export const mockNotify = jest.fn();

/** What the open media library was given. */
export const library = (): Library | undefined => mockLibrary;

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    useNotification: () => ({ toggleNotification: mockNotify }),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: 'vi' } } } }],
    useStrapiApp: (_name: string, select: (state: object) => unknown) =>
      select({
        components: {
          'media-library': (props: Library) => {
            mockLibrary = props;
            return null;
          },
        },
      }),
  }),
  { virtual: true },
);

type Props = ComponentProps<typeof RichTextInput>;

/** The form: what it was told, and ways to give it another text and an error. */
export const form = {
  values: [] as string[],
  load: (_value: string): void => undefined,
  refuse: (_error: string): void => undefined,
};

const Form = ({ locale, ...props }: Partial<Props> & { locale: 'en' | 'vi' }) => {
  const [value, setValue] = useState(props.value);
  const [error, setError] = useState(props.error);
  form.load = setValue;
  form.refuse = setError;
  const change = (_name: string, text: string) => {
    form.values.push(text);
    setValue(text);
  };
  return (
    <IntlProvider locale={locale} messages={richTextStrings[locale]}>
      <DesignSystemProvider locale={locale}>
        <RichTextInput
          name="content"
          label="Content"
          {...props}
          value={value}
          error={error}
          onChange={change}
        />
      </DesignSystemProvider>
    </IntlProvider>
  );
};

/** Opens the form with a text. */
export const open = (value: string, props: Partial<Props> = {}, locale: 'en' | 'vi' = 'en') =>
  render(<Form {...props} value={value} locale={locale} />);

/** What is written in. */
export const text = () => screen.getByRole('textbox', { name: /^Content/ });
export const tool = (name: RegExp) =>
  within(screen.getByRole('toolbar', { name: /Content/ })).getByRole('button', { name });
export const press = (name: RegExp) => act(() => tool(name).click());
/** What the form was told last. */
export const last = () => form.values.at(-1);

/** Everything in the text is selected. */
export const selectAll = () => {
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

export const paste = (data: Record<string, string>, files: File[] = []) => {
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
  standInForBrowser();
});

beforeEach(() => {
  form.values = [];
  mockLibrary = undefined;
});

afterEach(cleanup);
