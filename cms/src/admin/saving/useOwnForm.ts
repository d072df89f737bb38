import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin';
import { unstable_useContentManagerContext as useContentManagerContext, useAuth } from '@strapi/strapi/admin';

import { useFormLocale } from '../entry/useFormLocale';
import type { OwnForm } from './unsaved';

type Asked = Pick<PanelComponentProps, 'model' | 'documentId' | 'document' | 'activeTab'>;

const hasLanguages = (pluginOptions: object | undefined): boolean =>
  (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;

/**
 * The form that is open, and who writes in it; undefined where only what is published is looked at. Types without languages
 * have one form for an entry, whichever language the address names. The copy of an entry has no document of its own yet.
 */
export const useOwnForm = ({ model, documentId, document, activeTab }: Asked): OwnForm | undefined => {
  const locale = useFormLocale();
  const { contentType } = useContentManagerContext();
  const editor = useAuth('UnsavedPanel', ({ user }) => user && String(user.id));
  if (!editor || !contentType || activeTab === 'published') return undefined;
  return {
    ...{ editor, model },
    documentId: documentId && !document ? `copy-of-${documentId}` : documentId,
    locale: hasLanguages(contentType.pluginOptions) ? locale : undefined,
  };
};
