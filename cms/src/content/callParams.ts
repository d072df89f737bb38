/** The actions of the document service that read. */
export const READS = ['findMany', 'findFirst', 'findOne', 'count'];

/** The parameters of a document-service call that the middlewares here read and change. */
export interface CallParams {
  documentId?: string;
  /** One language; for some actions several, or '*'. */
  locale?: string | string[] | null;
  status?: unknown;
  filters?: unknown;
  sort?: unknown;
  publicationFilter?: unknown;
  hasPublishedVersion?: unknown;
  data?: Record<string, unknown>;
}

/** Strapi types the parameters of a middleware as a union of every action of every type, which nothing can be read from. */
export const paramsOf = (context: { params: object }): CallParams => context.params;
