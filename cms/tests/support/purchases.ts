/** Purchases as the site's browser sends them, made from what the catalogue offers. */
import { type Answer, type Entry, call, read } from './api';
import { type FormAnswer, solveCaptcha } from './forms';
import { currentRun } from './run';
import { formatVnd, lineOf, type PricedOption, totalOf } from '../../src/forms/optionPrices';

export const PURCHASE_PATH = '/api/send-email-sequentially';

/** What a test changes of a payload. */
export interface Payload {
  [property: string]: unknown;
  contactInformation: Record<string, unknown>;
  extraOptions: Record<string, unknown>[];
}

export interface Catalogue {
  template: {
    documentId: string;
    title: string;
    basic_price: number;
    layouts: { slug: string; title: string }[];
  };
  options: PricedOption[];
}

/** The template with this slug, and all options. */
export const catalogueOf = async (slug = 'bep-lua'): Promise<Catalogue> => {
  const templates = await read(`collections?filters[slug][$eq]=${slug}&populate[0]=layouts`);
  const page = await call<{ data: { group_options: { options: PricedOption[] }[] } }>(
    '/api/collection-page?populate[0]=group_options&populate[1]=group_options.options',
  );
  const [template] = templates.body.data as (Entry & Catalogue['template'])[];
  if (!template) throw new Error(`No template '${slug}'`);
  return { template, options: page.body.data.group_options.flatMap(({ options }) => options) };
};

export const CUSTOMER = {
  name: 'Ẵn',
  email: 'quynhan@pholanh.restaurant',
  phone: '0909214179',
  message: 'Quán có ba chi nhánh.',
};

/** A payload that is right: every option, so many of those that can be had several times. */
export const payloadOf = ({ template, options }: Catalogue, quantity = 3): Payload => {
  const wanted = Object.fromEntries(
    options.map(({ documentId, allow_quantity }) => [documentId, allow_quantity ? quantity : 1]),
  );
  return {
    idCollection: template.documentId,
    titleCollection: template.title,
    layoutCollection: null,
    basicPriceCollection: formatVnd(template.basic_price),
    endPriceCollection: formatVnd(totalOf(template.basic_price, options, wanted)),
    quantityCollection: 1,
    contactInformation: { ...CUSTOMER, file: null, filename: null },
    extraOptions: options.map((option) => ({
      documentId: option.documentId,
      title: option.title,
      quantity: wanted[option.documentId],
      basic_price: formatVnd(option.basic_price),
      price_end: formatVnd(lineOf(option, wanted[option.documentId] ?? 1)),
    })),
    website: '',
    lang: 'vn',
  };
};

interface How {
  key?: string;
  url?: string;
}

/** Sends a text as it is. */
export const sendText = async (
  body: string,
  { key, url = currentRun().url }: How = {},
): Promise<Answer<FormAnswer>> => {
  const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
  const response = await fetch(`${url}${PURCHASE_PATH}`, { method: 'POST', headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as FormAnswer, text };
};

/** Sends a payload with a solved captcha. */
export const sendPurchase = async (payload: object, how: How = {}): Promise<Answer<FormAnswer>> =>
  sendText(JSON.stringify({ captcha: await solveCaptcha('purchase', how.url), ...payload }), how);
