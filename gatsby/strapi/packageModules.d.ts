/** The modules of gatsby-source-strapi that the site's sourcing is made with: the package has no types of its own. */
declare module 'gatsby-source-strapi/dist/axios-instance' {
  import type { AxiosInstance } from 'axios';

  export const createAxiosInstance: (options: {
    apiURL: string;
    accessToken: string;
    maxParallelRequests?: number;
  }) => AxiosInstance;
}

declare module 'gatsby-source-strapi/dist/helpers' {
  /** A content type or component in the form the package reads. */
  export interface StrapiSchema {
    readonly uid: string;
    readonly schema: {
      readonly kind?: 'collectionType' | 'singleType';
      readonly singularName: string;
      readonly pluralName: string;
      readonly attributes: Readonly<Record<string, object>>;
    };
  }

  export interface Source {
    readonly singularName: string;
    readonly queryParams: { readonly populate: object; readonly filters?: object };
    readonly pluginOptions?: { readonly i18n: { readonly locale: string } };
  }

  export interface Endpoint extends Source {
    readonly kind: 'collectionType' | 'singleType';
    readonly uid: string;
    readonly endpoint: string;
  }

  export const getEndpoints: (
    options: { collectionTypes: readonly Source[]; singleTypes: readonly Source[] },
    schemas: readonly StrapiSchema[],
  ) => Endpoint[];
  export const makeParentNodeName: (schemas: readonly StrapiSchema[], uid: string) => string;
}

declare module 'gatsby-source-strapi/dist/fetch' {
  import type { AxiosInstance } from 'axios';
  import type { Endpoint, StrapiSchema } from 'gatsby-source-strapi/dist/helpers';

  interface FetchContext {
    readonly axiosInstance: AxiosInstance;
    readonly schemas: readonly StrapiSchema[];
    readonly reporter: {
      readonly info: (message: string) => void;
      readonly panic: (message: string, error: unknown) => never;
    };
  }

  export const fetchEntities: (endpoint: Endpoint, context: FetchContext) => Promise<object[]>;
  export const fetchEntity: (endpoint: Endpoint, context: FetchContext) => Promise<object[]>;
}

declare module 'gatsby-source-strapi/dist/normalize' {
  import type { NodeInput, NodePluginArgs } from 'gatsby';
  import type { StrapiSchema } from 'gatsby-source-strapi/dist/helpers';

  export const createNodes: (
    entry: object,
    context: Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'> & {
      readonly schemas: readonly StrapiSchema[];
      readonly getNode: (id: string) => undefined;
    },
    uid: string,
  ) => NodeInput[];
}
