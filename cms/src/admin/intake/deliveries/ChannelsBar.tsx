import { Button, Flex } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { useStrings } from '../strings/useStrings';
import { isIntake } from '../types';
import { unsentIn } from './channelState';
import { PausedNotice } from './PausedNotice';
import { useChannels } from './useChannels';

const Bar = () => {
  const t = useStrings();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { channels, read } = useChannels();
  const [isSending, setSending] = useState(false);
  const count = unsentIn(channels);

  const sendAll = async (): Promise<void> => {
    setSending(true);
    try {
      const { data } = await post<{ data: { count: number } }>('/intake/deliveries/retry');
      toggleNotification({ type: 'info', message: t('all.done', { count: data.data.count }) });
      await read();
    } catch {
      toggleNotification({ type: 'danger', message: t('all.failed') });
    } finally {
      setSending(false);
    }
  };

  return (
    <Flex gap={4}>
      <PausedNotice channels={channels} />
      {isSending || count > 0 ? (
        <Button
          variant="secondary"
          startIcon={<ArrowClockwise />}
          loading={isSending}
          onClick={() => void sendAll()}
        >
          {t('all.button', { count })}
        </Button>
      ) : null}
    </Flex>
  );
};

/** Above the lists of submissions and deliveries: what is not sent and why, and a button that sends all of it again. */
export const ChannelsBar = () => {
  const { slug } = useParams();
  return slug && isIntake(slug) ? <Bar /> : null;
};
