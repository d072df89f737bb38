import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { useStrings } from './strings/useStrings';
import { useLiveStates } from './useLiveStates';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Beside an entry that is live: the way to its page. */
export const LivePanel: PanelComponent = (props) => {
  const t = useStrings();
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale ?? '';
  const isPublished = ['published', 'modified'].includes(String(props.document?.status));
  const state = useLiveStates(props, isPublished ? [locale] : [])[locale];
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

export const showLiveLink = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([LivePanel]);
};
