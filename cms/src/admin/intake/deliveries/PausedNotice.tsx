import { Flex, Typography } from '@strapi/design-system';

import { useMoment } from '../../lists/useMoment';
import { useStrings } from '../strings/useStrings';
import type { ChannelState } from './channelState';
import { useErrorText } from './useErrorText';

/** Which channels send nothing now, since when and why. */
export const PausedNotice = ({ channels }: { channels: ChannelState[] }) => {
  const t = useStrings();
  const moment = useMoment();
  const errorText = useErrorText();
  return (
    <Flex role="status" direction="column" alignItems="stretch" gap={1} maxWidth="48rem">
      {channels.map(({ channel: name, paused }) =>
        paused ? (
          <Typography key={name} tag="p" variant="pi" textColor="danger600">
            {t('paused.notice', {
              channel: t(`channel.${name}`),
              since: moment(paused.since),
              why: errorText(paused.why),
              next: moment(paused.nextAttemptAt),
            })}
          </Typography>
        ) : null,
      )}
    </Flex>
  );
};
