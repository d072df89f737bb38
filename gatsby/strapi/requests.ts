import type { AxiosInstance } from 'axios';
import { createAxiosInstance } from 'gatsby-source-strapi/dist/axios-instance';
import { fetchEntities, fetchEntity } from 'gatsby-source-strapi/dist/fetch';
import { getEndpoints, type Endpoint, type Source } from 'gatsby-source-strapi/dist/helpers';

import { languages, toLocale } from '../../src/i18n/locales';
import { CmsError, reasonOf } from './cmsError';
import type { ContentModel } from './contentModels';
import { packageSchemas } from './packageSchemas';

const requestTimeoutMs = 30_000;

/** An entry as the CMS answers it. */
export interface Entry {
  readonly documentId?: string;
  readonly locale?: string | null;
  readonly [field: string]: unknown;
}

const mediaFields = ['name', 'url', 'alternativeText', 'width', 'height', 'mime', 'updatedAt'];

/** What to ask for beside an entry's own values. Of a related entry only what its node is found by: it is read itself. */
const populateOf = (model: ContentModel, models: readonly ContentModel[]): Record<string, object> =>
  Object.fromEntries(
    Object.entries(model.attributes).flatMap(([name, { type, target, component }]): [string, object][] => {
      const found = models.find(({ uid }) => uid === (target ?? component));
      if (type === 'media') return [[name, { fields: mediaFields }]];
      if (!found) return [];
      if (type === 'component') return [[name, { populate: populateOf(found, models) }]];
      return [[name, { fields: found.localised ? ['documentId', 'locale'] : ['documentId'] }]];
    }),
  );

const sourceOf = (model: ContentModel, models: readonly ContentModel[]): Source => ({
  singularName: model.singularName,
  queryParams: { populate: populateOf(model, models) },
  ...(model.localised ? { pluginOptions: { i18n: { locale: '*' } } } : {}),
});

/** The requests that read every content type of the models, in every language, a hundred entries a page. */
export const endpointsOf = (models: readonly ContentModel[]): Endpoint[] => {
  const sources = (kind: ContentModel['kind']) =>
    models.filter((model) => model.kind === kind).map((model) => sourceOf(model, models));
  const options = { collectionTypes: sources('collectionType'), singleTypes: sources('singleType') };
  return getEndpoints(options, packageSchemas(models));
};

/** A client whose every failure is a {@link CmsError} of one line, which names what was asked and no token. */
export const cmsClient = (url: string, token: string): AxiosInstance => {
  const client = createAxiosInstance({ apiURL: url, accessToken: token, maxParallelRequests: 5 });
  client.defaults.timeout = requestTimeoutMs;
  const failure = (asked: string | undefined, reason: string, response?: object) =>
    Object.assign(new CmsError(`Failed to fetch ${asked} from the CMS at ${url}: ${reason}`), {
      // The package takes HTTP 404 for a single type that is not published.
      response: response ?? {},
    });
  client.interceptors.response.use(
    (answer) => {
      const { data } = Object(answer.data) as { data?: unknown };
      if (typeof data === 'object') return answer;
      throw failure(answer.config.url, 'the answer is no content of Strapi');
    },
    (error: { config?: { url?: string }; response?: { status: number } }) => {
      throw failure(error.config?.url, reasonOf(error), error.response && { status: error.response.status });
    },
  );
  return client;
};

// `*` means every language for a collection, and nothing for a single type.
const perLanguage = (endpoint: Endpoint): Endpoint[] =>
  endpoint.kind === 'singleType' && endpoint.pluginOptions
    ? languages.map((language) => ({
        ...endpoint,
        queryParams: { ...endpoint.queryParams },
        pluginOptions: { i18n: { locale: toLocale(language) } },
      }))
    : [endpoint];

/**
 * Every published entry of a content type, or those that a filter of Strapi asks for.
 *
 * @throws CmsError when the CMS does not answer with content.
 */
export const fetchEntries = async (
  endpoint: Endpoint,
  client: AxiosInstance,
  models: readonly ContentModel[],
  filters?: object,
): Promise<Entry[]> => {
  const context = {
    axiosInstance: client,
    schemas: packageSchemas(models),
    reporter: {
      info: () => undefined,
      panic: (_: string, error: unknown): never => {
        throw error;
      },
    },
  };
  const read = endpoint.kind === 'singleType' ? fetchEntity : fetchEntities;
  const asked = filters ? { ...endpoint, queryParams: { ...endpoint.queryParams, filters } } : endpoint;
  const answers = await Promise.all(perLanguage(asked).map((one) => read(one, context)));
  return (answers.flat() as Entry[]).filter(({ documentId }) => documentId !== undefined);
};
