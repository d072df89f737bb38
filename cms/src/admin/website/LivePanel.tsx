import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';

import { isPublished } from '../entry/isPublished';
import { useFormLocale } from '../entry/useFormLocale';
import { useStrings } from './strings/useStrings';
import { useLiveStates } from './useLiveStates';

/** Beside an entry that is live: the way to its page. */
export const LivePanel: PanelComponent = (props) => {
  const t = useStrings();
  const locale = useFormLocale() ?? '';
  const state = useLiveStates(props, isPublished(props.document) ? [locale] : [])[locale];
  if (!state?.address) return null;
  return {
    title: t('live.title'),
    content: (
      <Flex direction="column" alignItems="start" gap={2}>
        <Link href={state.address} isExternal target="_blank" rel="noopener noreferrer">
          {t('live.link')}
        </Link>
        <Typography variant="pi" textColor={state.isOld ? 'danger600' : 'neutral600'}>
          {t(state.isOld ? 'live.old' : 'live.text')}
        </Typography>
      </Flex>
    ),
  };
};
