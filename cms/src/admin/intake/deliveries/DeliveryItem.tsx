import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import type { ReactNode } from 'react';

import { useMoment } from '../../lists/useMoment';
import { useStrings } from '../strings/useStrings';
import type { StaffDelivery } from '../types';
import { DeliveryState } from './DeliveryState';
import { canSendAgain } from './outcome';
import { useErrorText } from './useErrorText';

const Line = ({ children }: { children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);

interface Props {
  delivery: StaffDelivery;
  isSending: boolean;
  onSendAgain: () => void;
}

/** One delivery: what it is, how it stands, and a button where it did not get through. */
export const DeliveryItem = ({ delivery, isSending, onSendAgain }: Props) => {
  const t = useStrings();
  const moment = useMoment();
  const errorText = useErrorText();
  const { channel: name, state, attempts, lastError, nextAttemptAt, sentAt } = delivery;
  const channel = t(`channel.${name}`);
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Typography tag="h3" variant="omega" fontWeight="semiBold">
        {channel}
      </Typography>
      <DeliveryState state={state} />
      {state === 'sent' && sentAt ? <Line>{t('delivery.sentAt', { date: moment(sentAt) })}</Line> : null}
      <Line>{t('delivery.attempts', { count: attempts })}</Line>
      {state !== 'sent' && lastError ? <Line>{errorText(lastError)}</Line> : null}
      {state === 'waiting' && nextAttemptAt ? (
        <Line>{t('delivery.next', { date: moment(nextAttemptAt) })}</Line>
      ) : null}
      {state === 'parked' ? <Line>{t('delivery.parked')}</Line> : null}
      {isSending || canSendAgain(delivery) ? (
        <Button
          variant="secondary"
          fullWidth
          startIcon={<ArrowClockwise />}
          loading={isSending}
          aria-label={t('again.label', { channel })}
          onClick={onSendAgain}
        >
          {t('again.button')}
        </Button>
      ) : null}
    </Flex>
  );
};
