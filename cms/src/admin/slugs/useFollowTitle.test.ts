/**
 * The slug in the form of an entry, as the admin shows it. The form and the call to the CMS are stood in for.
 *
 * @jest-environment jsdom
 */
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { useFollowTitle } from './useFollowTitle';
import { slugOf } from '../../content/slugOf';

interface Values {
  title?: string;
  slug?: string | null;
}

interface Form {
  values: Values;
  initialValues: Values;
  onChange: (name: string, value: string | null) => void;
}

type Props = Parameters<typeof useFollowTitle>[0];

/** What the mocked module of the admin gives. */
const mockAdmin = {
  form: undefined as Form | undefined,
  locale: 'en',
  attributes: {} as object,
  post: jest.fn(),
};

jest.mock(
  '@strapi/strapi/admin',
  () => ({
    unstable_useContentManagerContext: () => ({
      contentType: { attributes: mockAdmin.attributes, info: { displayName: 'Blog post' } },
    }),
    useFetchClient: () => ({ post: mockAdmin.post }),
    useForm: (_name: string, select: (form: unknown) => unknown) => select(mockAdmin.form),
    useQueryParams: () => [{ query: { plugins: { i18n: { locale: mockAdmin.locale } } } }],
  }),
  { virtual: true },
);

const NEW: Props = {
  activeTab: 'draft',
  collectionType: 'collection-types',
  model: 'api::dicom-blog.dicom-blog',
};

const saved = (status: string): Props => ({
  ...NEW,
  documentId: 'd1',
  document: { documentId: 'd1', id: 1, status } as Props['document'],
});

let unmount = (): void => undefined;

/** Opens the form of an entry with these values. */
const open = (initial: Values, props: Props = NEW) => {
  let change: (values: Values, loaded?: boolean) => void = () => undefined;
  const Follow = () => {
    useFollowTitle(props);
    return null;
  };
  const Page = () => {
    const [form, setForm] = useState({ values: initial, initialValues: initial });
    const merge = (values: Values) => setForm((old) => ({ ...old, values: { ...old.values, ...values } }));
    change = (values, loaded) => (loaded ? setForm({ values, initialValues: values }) : merge(values));
    mockAdmin.form = { ...form, onChange: (name, value) => merge({ [name]: value }) };
    return createElement(Follow);
  };
  const root = createRoot(window.document.createElement('div'));
  act(() => root.render(createElement(Page)));
  unmount = () => act(() => root.unmount());
  const values = () => mockAdmin.form?.values ?? {};
  return {
    values,
    write: (more: Values) => act(() => change(more)),
    load: (more: Values) => act(() => change(more, true)),
    type: (title: string) => {
      for (const letter of title) act(() => change({ title: `${values().title ?? ''}${letter}` }));
    },
    pause: () => act(() => jest.advanceTimersByTimeAsync(300)),
  };
};

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.useFakeTimers();
  mockAdmin.attributes = { title: { type: 'string' }, slug: { type: 'uid', targetField: 'title' } };
  mockAdmin.locale = 'en';
  mockAdmin.post
    .mockReset()
    .mockImplementation(async (_path, { data }) => ({ data: { data: slugOf(data.title) } }));
});

afterEach(() => {
  unmount();
  jest.useRealTimers();
});

describe('the slug of a new entry', () => {
  it('follows the title letter by letter', () => {
    const form = open({});
    form.type('Thiết kế Đẹp');
    expect(form.values().slug).toBe('thiet-ke-dep');
    form.write({ title: 'Another' });
    expect(form.values().slug).toBe('another');
  });

  it('is none again without a title, which the form of a draft takes, other than an empty text', () => {
    const form = open({});
    form.type('Menus');
    form.write({ title: '' });
    expect(form.values().slug).toBeNull();
    form.type('Another');
    expect(form.values().slug).toBe('another');
  });

  it('is the name of the type while the title has no letter of ours, and follows when it gets some', () => {
    const form = open({});
    form.type('日本');
    expect(form.values().slug).toBe('blog-post');
    form.type(' in Huế');
    expect(form.values().slug).toBe('in-hue');
  });

  it('gets a number after a pause where another entry of the language has it, and still follows', async () => {
    mockAdmin.locale = 'vi';
    mockAdmin.post.mockResolvedValueOnce({ data: { data: 'menus-1' } });
    const form = open({});
    form.type('Menus');
    await form.pause();
    expect(form.values().slug).toBe('menus-1');
    const data = { contentTypeUID: NEW.model, field: 'slug', data: { id: '', title: 'Menus' } };
    expect(mockAdmin.post.mock.calls).toEqual([
      ['/content-manager/uid/generate', data, { params: { locale: 'vi' } }],
    ]);
    form.type(' that load');
    await form.pause();
    expect(form.values().slug).toBe('menus-that-load');
  });

  it('is not set to what the CMS answered for an earlier title', async () => {
    let answer: (body: object) => void = () => undefined;
    mockAdmin.post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const form = open({});
    form.type('Menus');
    await form.pause();
    form.type(' that load');
    await act(async () => answer({ data: { data: 'menus-1' } }));
    expect(form.values().slug).toBe('menus-that-load');
  });

  it('follows in a language that is not written yet, which comes as an empty document', () => {
    const form = open({}, { ...NEW, documentId: 'd1', document: {} as Props['document'] });
    form.type('Thiết kế ở Đà Nẵng');
    expect(form.values().slug).toBe('thiet-ke-o-da-nang');
  });

  it('stays when an editor wrote it', async () => {
    const form = open({});
    form.type('Menus that load');
    form.write({ slug: 'menus' });
    form.type(' fast');
    await form.pause();
    expect(form.values().slug).toBe('menus');
  });
});

it('the slug stays when an editor wrote a year behind the title', async () => {
  const form = open({ title: 'Menus', slug: 'menus-2024' }, saved('draft'));
  form.type(' that load');
  await form.pause();
  expect(form.values().slug).toBe('menus-2024');
});

describe('the slug of a saved entry', () => {
  it('follows while it is a draft', () => {
    const form = open({ title: 'Menus', slug: 'menus-2' }, saved('draft'));
    form.type(' that load');
    expect(form.values().slug).toBe('menus-that-load');
  });

  it.each(['published', 'modified'])('stays when it is %s: it is an address', async (status) => {
    const form = open({ title: 'Menus', slug: 'menus' }, saved(status));
    form.type(' that load');
    await form.pause();
    expect(form.values().slug).toBe('menus');
  });

  it('is left alone when the form of another language is loaded', async () => {
    const form = open({ title: 'Menus', slug: 'menus' }, saved('draft'));
    form.load({ title: 'Thực đơn', slug: 'rieng' });
    await form.pause();
    expect(form.values().slug).toBe('rieng');
    form.load({ title: 'Chưa có' });
    expect(form.values()).toEqual({ title: 'Chưa có' });
    form.load({});
    form.type('Thực đơn');
    expect(form.values().slug).toBe('thuc-don');
  });
});

it('changes nothing in a type without a slug', async () => {
  mockAdmin.attributes = { title: { type: 'string' } };
  const form = open({});
  form.type('Menus');
  await form.pause();
  expect(form.values()).toEqual({ title: 'Menus' });
  expect(mockAdmin.post).not.toHaveBeenCalled();
});
