import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { StringId } from './strings/en';
import { useMoment, useStrings } from './strings/useStrings';

/** What the page's buttons do. `read` looks at the website anew. */
export const useActions = (read: () => Promise<void>) => {
  const t = useStrings();
  const moment = useMoment();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [working, setWorking] = useState<'rebuild' | 'goBack'>();

  const act = async (
    what: 'rebuild' | 'goBack',
    call: () => Promise<unknown>,
    said: { done: string; failed: (status: unknown) => StringId },
  ): Promise<void> => {
    setWorking(what);
    try {
      await call();
      toggleNotification({ type: 'success', message: said.done });
    } catch (error) {
      const { status } = Object(error) as { status?: unknown };
      toggleNotification({ type: 'danger', message: t(said.failed(status)) });
    } finally {
      setWorking(undefined);
      await read();
    }
  };

  return {
    working,
    rebuild: () =>
      act('rebuild', () => post('/website/rebuild'), {
        done: t('rebuild.asked'),
        failed: () => 'rebuild.failed',
      }),
    goBack: ({ id, createdAt }: { id: string; createdAt: string }) =>
      act('goBack', () => post('/website/rollback', { release: id }), {
        done: t('back.done', { at: moment(createdAt) }),
        failed: (status) => (status === 404 ? 'back.gone' : 'back.failed'),
      }),
  };
};
