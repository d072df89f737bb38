import { isFetchError, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import { useStrings } from '../strings/useStrings';
import type { StaffDelivery } from '../types';
import { outcomeOf } from './outcome';
import { useErrorText } from './useErrorText';

const ALREADY_SENT = 409;

/** Has a delivery sent again, and tells what came of it. `sending` is the one that is on its way. */
export const useSendAgain = (read: () => Promise<StaffDelivery[]>) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const t = useStrings();
  const errorText = useErrorText();
  const [sending, setSending] = useState<string>();

  const tell = (channel: string, delivery: StaffDelivery | undefined): void => {
    if (delivery?.state === 'sent')
      return toggleNotification({ type: 'success', message: t('again.sent', { channel }) });
    if (!delivery?.lastError)
      return toggleNotification({ type: 'info', message: t('again.waiting', { channel }) });
    const why = errorText(delivery.lastError);
    return toggleNotification({ type: 'danger', message: t('again.failed', { channel, why }) });
  };

  const sendAgain = async ({ documentId, channel: name }: StaffDelivery): Promise<void> => {
    const channel = t(`channel.${name}`);
    const look = async () => (await read()).find((each) => each.documentId === documentId);
    setSending(documentId);
    try {
      await post(`/intake/deliveries/${documentId}/retry`);
      tell(channel, await outcomeOf(look));
    } catch (error) {
      const isSent = isFetchError(error) && error.status === ALREADY_SENT;
      toggleNotification({
        type: isSent ? 'info' : 'danger',
        message: t(isSent ? 'again.already' : 'again.unreachable', { channel }),
      });
      if (isSent) await look().catch(() => undefined);
    } finally {
      setSending(undefined);
    }
  };

  return { sendAgain, sending };
};
