import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import type { ReactNode } from 'react';

import { useMoment, useText } from '../texts/useText';
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
  const text = useText();
  const moment = useMoment();
  const errorText = useErrorText();
  const { channel: name, state, attempts, lastError, nextAttemptAt, sentAt } = delivery;
  const channel = text(`channel.${name}`);
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Typography tag="h3" variant="omega" fontWeight="semiBold">
        {channel}
      </Typography>
      <DeliveryState state={state} />
      {state === 'sent' && sentAt ? <Line>{text('delivery.sentAt', { date: moment(sentAt) })}</Line> : null}
      <Line>{text('delivery.attempts', { count: attempts })}</Line>
      {state !== 'sent' && lastError ? <Line>{errorText(lastError)}</Line> : null}
      {state === 'waiting' && nextAttemptAt ? (
        <Line>{text('delivery.next', { date: moment(nextAttemptAt) })}</Line>
      ) : null}
      {state === 'parked' ? <Line>{text('delivery.parked')}</Line> : null}
      {isSending || canSendAgain(delivery) ? (
        <Button
          variant="secondary"
          fullWidth
          startIcon={<ArrowClockwise />}
          loading={isSending}
          aria-label={text('again.label', { channel })}
          onClick={onSendAgain}
        >
          {text('again.button')}
        </Button>
      ) : null}
    </Flex>
  );
};
