import type { PanelComponent } from '@strapi/content-manager/strapi-admin';

import { useText } from '../texts/useText';
import { isIntake, SUBMISSION } from '../types';
import { Deliveries } from './Deliveries';

/** Beside a submission: what was sent for it. Beside a delivery: how it stands. */
export const DeliveriesPanel: PanelComponent = ({ model, documentId }) => {
  const text = useText();
  if (!isIntake(model) || !documentId) return null;
  return {
    title: text(model === SUBMISSION ? 'deliveries.title' : 'delivery.title'),
    content: <Deliveries key={documentId} model={model} documentId={documentId} />,
  };
};
