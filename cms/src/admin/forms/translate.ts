/**
 * The forms of the site's content in Vietnamese. The CMS stores one wording of a form, the English one
 * (cms/src/bootstrap/adminForms.ts); where an admin is in Vietnamese, what still stands as it was stored is translated,
 * and what an editor wrote in 'Configure the view' stays as it is.
 */
import { en } from '../../editorForms/en';
import type { FieldStrings } from '../../editorForms/types';
import { vi } from '../../editorForms/vi';

const KEYS = ['label', 'description', 'placeholder'] as const;

const pairs = (english: FieldStrings, vietnamese: FieldStrings): [string, string][] =>
  KEYS.flatMap((key): [string, string][] => {
    const [from, to] = [english[key], vietnamese[key]];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });

/** Every string of the forms in English with the same in Vietnamese. */
export const formPairs: readonly [string, string][] = Object.entries(en).flatMap(([uid, fields]) =>
  Object.entries(fields).flatMap(([name, english]) => pairs(english, vi[uid]?.[name] ?? { label: '' })),
);

const vietnamese = new Map(formPairs);

/** @param language of the admin; any but Vietnamese leaves the text as it is. */
export const translate = (text: string, language: string): string =>
  language === 'vi' ? (vietnamese.get(text) ?? text) : text;
