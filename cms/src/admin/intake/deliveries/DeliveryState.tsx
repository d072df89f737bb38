import { Status, Typography } from '@strapi/design-system';

import { useStrings } from '../strings/useStrings';
import type { StaffDelivery } from '../types';

const VARIANTS = { waiting: 'secondary', sent: 'success', parked: 'danger' } as const;

/** The state of a delivery, in a colour and in words. */
export const DeliveryState = ({ state }: Pick<StaffDelivery, 'state'>) => {
  const t = useStrings();
  return (
    <Status variant={VARIANTS[state]} size="S" width="min-content">
      <Typography tag="span" variant="omega" fontWeight="bold" style={{ whiteSpace: 'nowrap' }}>
        {t(`state.${state}`)}
      </Typography>
    </Status>
  );
};
