import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { ChannelState } from './channelState';

const LOOKS_EVERY_MS = 20_000;

/** How the channels stand, looked at again and again. None while that cannot be read: nothing here is needed to work. */
export const useChannels = () => {
  const { get } = useFetchClient();
  const [channels, setChannels] = useState<ChannelState[]>([]);

  const read = useCallback(async (): Promise<void> => {
    try {
      setChannels((await get<{ data: ChannelState[] }>('/intake/channels')).data.data);
    } catch {
      setChannels([]);
    }
  }, [get]);

  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);

  return { channels, read };
};
