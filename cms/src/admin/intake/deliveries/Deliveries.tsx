import { Flex, Typography } from '@strapi/design-system';

import { useStrings } from '../strings/useStrings';
import { DeliveryItem } from './DeliveryItem';
import { PausedNotice } from './PausedNotice';
import { useChannels } from './useChannels';
import { useDeliveries } from './useDeliveries';
import { useSendAgain } from './useSendAgain';

/** What is sent for a submission, or one such delivery, with buttons for what did not get through. */
export const Deliveries = ({ model, documentId }: { model: string; documentId: string }) => {
  const t = useStrings();
  const { deliveries, isUnread, read } = useDeliveries(model, documentId);
  const { sendAgain, sending } = useSendAgain(read);
  const { channels } = useChannels();

  if (!deliveries || deliveries.length === 0) {
    const rest = deliveries ? 'deliveries.none' : 'deliveries.reading';
    return (
      <Typography textColor="neutral600" role={isUnread ? 'alert' : undefined}>
        {t(isUnread ? 'deliveries.failed' : rest)}
      </Typography>
    );
  }
  const waitsFor = (name: string): boolean =>
    deliveries.some(({ channel, state }) => channel === name && state === 'waiting');
  return (
    <Flex width="100%" direction="column" alignItems="stretch" gap={4}>
      <PausedNotice channels={channels.filter(({ channel }) => waitsFor(channel))} />
      <Flex tag="ul" width="100%" direction="column" alignItems="stretch" gap={4}>
        {deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.documentId}
            delivery={delivery}
            isSending={sending === delivery.documentId}
            onSendAgain={() => void sendAgain(delivery)}
          />
        ))}
      </Flex>
    </Flex>
  );
};
