import { currentRun } from './run';

export interface Entry {
  [field: string]: unknown;
  id: number;
  documentId: string;
}

/** The JSON bodies of the content API, with what the tests read of them. */
export interface Body {
  data: Entry[];
  meta: { pagination: { total: number; page?: number; pageSize?: number; start?: number; limit?: number } };
  error?: { status: number; name: string; message: string; details?: unknown };
}

export interface Answer<Content = Body> {
  status: number;
  headers: Headers;
  body: Content;
  text: string;
}

interface Call {
  method?: string;
  token?: string;
  /** The whole Authorization header, instead of a token. */
  authorization?: string;
  origin?: string;
  /** Sent as JSON, or as a form when it is one. */
  json?: unknown;
  url?: string;
}

/** Calls an address of the CMS, `/api/…` or `/admin/…`. The body is parsed when it is JSON. */
export const call = async <Content = Body>(path: string, options: Call = {}): Promise<Answer<Content>> => {
  const { method = 'GET', token, origin, json, url = currentRun().url } = options;
  const authorization = options.authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
  const isForm = json instanceof FormData;
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(origin === undefined ? {} : { origin }),
    ...(json === undefined || isForm ? {} : { 'content-type': 'application/json' }),
  };
  const body = json === undefined || isForm ? json : JSON.stringify(json);
  const response = await fetch(`${url}${path}`, { method, headers, body });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : null) as Content,
    text,
  };
};

/** Reads from the content API as a visitor. */
export const read = <Content = Body>(path: string): Promise<Answer<Content>> => call<Content>(`/api/${path}`);

/** Reads from the content API with the build token. */
export const readAsBuild = <Content = Body>(path: string): Promise<Answer<Content>> =>
  call<Content>(`/api/${path}`, { token: currentRun().env.STRAPI_TOKEN });
