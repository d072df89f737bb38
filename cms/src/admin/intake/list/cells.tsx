import { Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { DeliveryState } from '../deliveries/DeliveryState';
import { useErrorText } from '../deliveries/useErrorText';
import { useStrings, useLabel } from '../strings/useStrings';
import type { Label } from '../strings/labelOf';
import type { StaffDelivery } from '../types';
import type { ListState } from './listStates';
import { deliveryState } from './unsent';

/** A code of the list by its label. */
export const LabelCell = ({ of }: { of: Label }) => {
  const label = useLabel();
  return <Typography textColor="neutral800">{label(...of)}</Typography>;
};

/** What a delivery is, with the link to it. */
export const ChannelCell = ({ documentId, channel }: Pick<StaffDelivery, 'documentId' | 'channel'>) => {
  const t = useStrings();
  return (
    <Typography tag={Link} to={{ pathname: documentId }} textColor="neutral800" textDecoration="underline">
      {t(`channel.${channel}`)}
    </Typography>
  );
};

export const ErrorCell = ({ error }: { error: string | null }) => {
  const errorText = useErrorText();
  return (
    <Typography tag="p" textColor="neutral800" minWidth="24rem" style={{ whiteSpace: 'normal' }}>
      {error ? errorText(error) : '-'}
    </Typography>
  );
};

/** Whether everything was sent for a submission of the list. */
export const StateCell = ({ documentId }: { documentId: string }) => {
  const t = useStrings();
  const [state, setState] = useState<ListState | 'unread'>();
  useEffect(() => {
    let isOver = false;
    const show = (found: ListState | 'unread'): void => {
      if (!isOver) setState(found);
    };
    deliveryState(documentId).then(show, () => show('unread'));
    return () => {
      isOver = true;
    };
  }, [documentId]);
  if (!state) return null;
  if (state === 'unread') return <Typography textColor="neutral600">{t('state.unread')}</Typography>;
  return <DeliveryState state={state} />;
};
