import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';

import { isReadBySite } from '../../bootstrap/siteReads';
import { useAnswer } from '../entry/useAnswer';
import { useStrings } from './strings/useStrings';

/** Beside an author, a category and the like: how many entries of the site lose it when it is deleted. */
export const UsesPanel: PanelComponent = ({ model, documentId }) => {
  const t = useStrings();
  const { contentType } = useContentManagerContext();
  const isShown = documentId !== undefined && contentType && isReadBySite(contentType);
  const count =
    useAnswer<{ count: number }>('/website/uses', isShown ? { type: model, documentId } : null)?.count ?? 0;
  if (count === 0) return null;
  return {
    title: t('uses.title'),
    content: <Typography>{t('uses.text', { count })}</Typography>,
  };
};
