import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import { useStrings } from '../strings/useStrings';
import { isIntake, SUBMISSION } from '../types';
import { Deliveries } from './Deliveries';

/** Beside a submission: what was sent for it. Beside a delivery: how it stands. */
export const DeliveriesPanel: PanelComponent = ({ model, documentId }) => {
  const t = useStrings();
  if (!isIntake(model) || !documentId) return null;
  return {
    title: t(model === SUBMISSION ? 'deliveries.title' : 'delivery.title'),
    content: <Deliveries key={documentId} model={model} documentId={documentId} />,
  };
};
