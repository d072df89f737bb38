import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { WebsiteState } from '../../website/websiteState';

const LOOKS_EVERY_MS = 3_000;

/** What is known of the website. `closed`: not for this role. `isLost`: the CMS could not be asked last time. */
export interface Website {
  state: WebsiteState | undefined;
  isLost: boolean;
  isClosed: boolean;
  read: () => Promise<void>;
}

const statusOf = (error: unknown): unknown => {
  const { status, response } = Object(error) as { status?: unknown; response?: { status?: unknown } };
  return status ?? response?.status;
};

/** How the website stands, looked at again and again while the page is seen. */
export const useWebsite = (): Website => {
  const { get } = useFetchClient();
  const [state, setState] = useState<WebsiteState>();
  const [trouble, setTrouble] = useState<'none' | 'lost' | 'closed'>('none');

  const read = useCallback(async (): Promise<void> => {
    try {
      setState((await get<{ data: WebsiteState }>('/website/state')).data.data);
      setTrouble('none');
    } catch (error) {
      setTrouble(statusOf(error) === 403 ? 'closed' : 'lost');
    }
  }, [get]);

  useEffect(() => {
    const isSeen = () => window.document.visibilityState === 'visible';
    let timer: ReturnType<typeof setTimeout>;
    let isOpen = true;
    // The next look begins when the last one is answered: a slow CMS is not asked twice at once.
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (isSeen()) await read();
      if (isOpen) timer = setTimeout(() => void look(), LOOKS_EVERY_MS);
    };
    const lookWhenSeen = () => void (isSeen() && look());
    void look();
    window.document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [read]);

  return { state, isLost: trouble === 'lost', isClosed: trouble === 'closed', read };
};
