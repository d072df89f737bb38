import { errors } from '@strapi/utils';

import type { Questions } from '../visitorQuestions';
import { readFilters } from './filters';
import { readFields, readPopulate } from './populate';
import { type Json, oneOf, readNumber, readObject, readText, readWords, refuse } from './values';

/** Not `*`: no page asks for all languages at once, and it makes every question as dear as there are languages. */
const LOCALE = /^[a-z]{2}(-[A-Z]{2})?$/;

/** @throws ValidationError (400) when it is no code of a language. */
export const readLocale = (value: unknown): string => {
  const locale = readText(value, 'locale');
  return LOCALE.test(locale) ? locale : refuse('locale', 'a language code like en or vi');
};

const readSort = (value: unknown, { sorts }: Questions): string[] =>
  readWords(value, 'sort').map((word) => {
    const [name = '', direction = 'asc', ...rest] = word.split(':');
    if (!sorts.includes(name)) return refuse(`sort "${name}"`, oneOf(sorts));
    const isDirection = rest.length === 0 && /^(asc|desc)$/i.test(direction);
    return isDirection ? `${name}:${direction}` : refuse(`sort "${word}"`, 'asc or desc');
  });

const PAIRS = [
  ['page', 'pageSize'],
  ['start', 'limit'],
];

const readPagination = (value: unknown): Json => {
  const pagination = readObject(value, 'pagination');
  const keys = Object.keys(pagination);
  if (!PAIRS.some((pair) => keys.every((key) => pair.includes(key))))
    return refuse('pagination', 'page and pageSize, or start and limit');
  return Object.fromEntries(
    keys.map((key) => [key, readNumber(pagination[key], `pagination[${key}]`, key === 'start' ? 0 : 1)]),
  );
};

/**
 * Refuses the names that the parser of queries drops without a word, those that every object has: what is listed nowhere is no
 * question, also where it would do nothing.
 *
 * @throws ValidationError (400)
 */
export const checkNames = (querystring: string): void => {
  for (const name of new URLSearchParams(querystring).keys()) {
    const parts = name.split(/[[\]]+/);
    if (parts.some((part) => part in Object.prototype)) refuse(name, 'a listed parameter');
  }
};

/**
 * Reads a visitor's query against the questions of a type and writes it anew, from listed words and checked values
 * alone: nothing that Strapi or the database would stumble over gets there.
 *
 * @returns the query for Strapi, which names every field it gives.
 * @throws ValidationError (400) for any other question, ForbiddenError (403) when it asks for drafts.
 */
export const readQuery = (query: object, questions: Questions): Json => {
  const { fields, populate, filters, sort, pagination, locale, status, ...unknown } = query as Json;
  const [key] = Object.keys(unknown);
  if (key !== undefined) return refuse(key, 'fields, populate, filters, sort, pagination or locale');
  if (status !== undefined && status !== 'published')
    throw new errors.ForbiddenError('Drafts are not public.');
  return {
    fields: readFields(fields, questions, 'fields'),
    ...(populate === undefined ? {} : { populate: readPopulate(populate, questions.parts) }),
    ...(filters === undefined ? {} : { filters: readFilters(filters, questions.filters) }),
    ...(sort === undefined ? {} : { sort: readSort(sort, questions) }),
    ...(pagination === undefined ? {} : { pagination: readPagination(pagination) }),
    ...(locale === undefined ? {} : { locale: readLocale(locale) }),
  };
};
