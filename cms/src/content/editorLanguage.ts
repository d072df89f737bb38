import type { Core } from '@strapi/strapi';

/** The language of the admin for whoever makes the call that is being answered; undefined where nobody is logged in. */
export const editorLanguage = (strapi: Core.Strapi): unknown =>
  strapi.requestContext.get()?.state.user?.preferedLanguage;
