export default {
  rest: {
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
    // An unknown parameter is an error, not a request for everything.
    strictParams: true,
  },
  // A picture knows all entries that use it, and Strapi would list them to visitors with their drafts.
  responses: { privateAttributes: ['related'] },
  // Without it a required picture or relation is not asked for when an editor publishes.
  documents: { strictRelations: true },
};
