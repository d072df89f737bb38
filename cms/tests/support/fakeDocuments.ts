import type { Core } from '@strapi/strapi';

export type Row = Record<string, unknown> & { id: number };

type Condition = Record<string, unknown>;

const holds = (value: unknown, condition: unknown): boolean => {
  if (typeof condition !== 'object' || condition === null) return (value ?? null) === condition;
  return Object.entries(condition as Condition).every(([operator, operand]) => {
    if (operator === '$ne') return value !== operand;
    if (operator === '$notNull') return ((value ?? null) !== null) === operand;
    if (operator === '$in') return (operand as unknown[]).includes(value);
    if (operator === '$startsWith') return String(value).startsWith(String(operand));
    throw new Error(`No such operator here: ${operator}`);
  });
};

interface Call {
  uid: string;
  action: string;
  params: Record<string, unknown>;
}

type Middleware = (call: Call, next: () => Promise<unknown>) => Promise<unknown>;

interface Types {
  contentTypes: Record<string, object>;
  components?: Record<string, object>;
}

/** A Strapi whose rows lie in memory, and whose documents do nothing but run the middleware. */
export const fakeDocuments = (rows: Row[], { contentTypes, components = {} }: Types) => {
  let middleware: Middleware = (_call, next) => next();
  const request = { path: '/', state: { user: { preferedLanguage: 'en' } } };
  const find = ({ where }: { where: Condition }): Row[] =>
    rows.filter((row) => Object.entries(where).every(([name, condition]) => holds(row[name], condition)));
  const query = {
    findMany: async (wanted: { where: Condition }) => find(wanted),
    findOne: async (wanted: { where: Condition }) => find(wanted)[0] ?? null,
    update: async ({ where, data }: { where: Condition; data: object }) =>
      find({ where }).forEach((row) => Object.assign(row, data)),
  };
  const strapi = {
    components,
    contentType: (uid: string) => contentTypes[uid],
    documents: { use: (given: Middleware) => (middleware = given) },
    db: { query: () => query },
    plugin: () => ({ service: () => ({ getDefaultLocale: async () => 'en' }) }),
    requestContext: { get: () => request },
  } as unknown as Core.Strapi;
  return {
    strapi,
    request,
    /** Makes a call of the document service; gives the parameters that Strapi would get, and the answer. */
    call: async (call: Call, answer?: unknown) => {
      const outcome = await middleware(call, async () => answer);
      return { params: call.params, outcome };
    },
  };
};
