import { Status, Typography } from '@strapi/design-system';

import { useText } from '../texts/useText';
import type { StaffDelivery } from '../types';

const VARIANTS = { waiting: 'secondary', sent: 'success', parked: 'danger' } as const;

/** The state of a delivery, in a colour and in words. */
export const DeliveryState = ({ state }: Pick<StaffDelivery, 'state'>) => {
  const text = useText();
  return (
    <Status variant={VARIANTS[state]} size="S" width="min-content">
      <Typography tag="span" variant="omega" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
        {text(`state.${state}`)}
      </Typography>
    </Status>
  );
};
