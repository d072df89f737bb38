import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useEffect } from 'react';

import { useFormLocale } from '../entry/useFormLocale';
import { rememberReadAt } from './readAt';

/** Shows nothing: it keeps when the entry was saved that the form shows. */
export const RememberRead: PanelComponent = ({ model, documentId, document, activeTab }) => {
  const locale = useFormLocale();
  const updatedAt: unknown = document?.updatedAt;
  useEffect(() => {
    if (activeTab !== 'published') rememberReadAt({ model, documentId, locale }, updatedAt);
  }, [activeTab, model, documentId, locale, updatedAt]);
  return null;
};
