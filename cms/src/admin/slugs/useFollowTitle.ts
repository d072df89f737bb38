import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useFetchClient,
  useForm,
} from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import { isSlugOf, slugOf } from '../../content/slugOf';
import { isPublished } from '../entry/isPublished';
import { useFormLocale } from '../entry/useFormLocale';

/** Milliseconds without typing, after which the CMS is asked whether the slug is free. */
const PAUSE = 300;

interface Attribute {
  type: string;
  targetField?: string;
}

const textOf = (values: object, name: string): string => String(Reflect.get(values, name) ?? '');

/** The form's slug, the field that it is made of, and the name of the type. Empty names in a type without them. */
const useSlugField = (): { field: string; target: string; typeName: string } => {
  const { contentType } = useContentManagerContext();
  const attributes: Record<string, Attribute> = contentType?.attributes ?? {};
  const [field = '', attribute] =
    Object.entries(attributes).find(([, { type, targetField }]) => type === 'uid' && targetField) ?? [];
  return { field, target: attribute?.targetField ?? '', typeName: contentType?.info.displayName ?? '' };
};

/**
 * Lets the slug follow the title as it is typed, until the entry is published in this language. A slug that an editor
 * wrote, which the title does not give, stays.
 *
 * @returns the slug that stands in the form; empty where there is none.
 */
export const useFollowTitle = ({ model, document, documentId }: PanelComponentProps): string => {
  const { post } = useFetchClient();
  const { field, target, typeName } = useSlugField();
  const { values, initialValues, onChange } = useForm('FollowTitle', (form) => form);
  const title = textOf(values, target);
  const slug = textOf(values, field);
  const isAddress = isPublished(document);
  const locale = useFormLocale();

  const before = useRef({ title, initialValues });
  const made = useRef<string>();
  useEffect(() => {
    const last = before.current;
    before.current = { title, initialValues };
    // A form that was loaded has a new title, too, but nobody typed it.
    const isTyped = last.initialValues === initialValues && last.title !== title;
    if (field === '' || isAddress || !isTyped || !isSlugOf(slug, last.title, typeName)) return;
    made.current = slugOf(title, typeName);
    // The form takes an empty text for a wrong slug, and would not save the draft.
    onChange(field, made.current || null);
  }, [title, initialValues, field, slug, typeName, isAddress, onChange]);

  useEffect(() => {
    if (slug === '' || slug !== made.current) return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const data = { contentTypeUID: model, field, data: { id: documentId ?? '', [target]: title } };
      const answer = await post<{ data: string }>('/content-manager/uid/generate', data, {
        params: { locale },
      });
      if (isWanted) onChange(field, answer.data.data);
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [slug, title, model, field, target, documentId, locale, post, onChange]);
  return slug;
};
