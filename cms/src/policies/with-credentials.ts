import type { Core } from '@strapi/strapi';

/** Lets a request pass that carries a valid token, and answers 403 to a visitor. */
const withCredentials = ({
  state,
}: Core.PolicyContext & { state: { auth?: { credentials?: unknown } } }): boolean =>
  Boolean(state.auth?.credentials);

export default withCredentials;
