import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useQueryParams } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';

import { rememberReadAt } from './readAt';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Shows nothing: it keeps when the entry was saved that the form shows. */
const RememberRead: PanelComponent = ({ model, documentId, document, activeTab }) => {
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  const updatedAt: unknown = document?.updatedAt;
  useEffect(() => {
    if (activeTab !== 'published') rememberReadAt({ model, documentId, locale }, updatedAt);
  }, [activeTab, model, documentId, locale, updatedAt]);
  return null;
};

export const rememberWhatIsRead = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([RememberRead]);
};
