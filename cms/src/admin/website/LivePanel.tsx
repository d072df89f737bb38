import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, useQueryParams } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { hasPages } from '../../website/pageFolders';
import { useStrings } from './strings/useStrings';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Where visitors see the entry in the language of the form; asked anew after each publishing. */
const useLiveAddress = ({ model, documentId, document }: Parameters<PanelComponent>[0]): string | null => {
  const { get } = useFetchClient();
  const [{ query }] = useQueryParams<Query>();
  const [address, setAddress] = useState<string | null>(null);
  const locale = query.plugins?.i18n?.locale;
  const isPublished = ['published', 'modified'].includes(String(document?.status));
  const isAsked = hasPages(model) && documentId !== undefined && isPublished;
  const changedAt = document?.updatedAt;
  useEffect(() => {
    setAddress(null);
    if (!isAsked) return undefined;
    let isWanted = true;
    const params = { type: model, documentId, ...(locale ? { locale } : {}) };
    get<{ data: { address: string | null } }>('/website/address', { params }).then(
      ({ data }) => isWanted && setAddress(data.data.address),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isAsked, model, documentId, locale, changedAt, get]);
  return address;
};

/** Beside an entry that is live: the way to its page. */
export const LivePanel: PanelComponent = (props) => {
  const t = useStrings();
  const address = useLiveAddress(props);
  if (address === null) return null;
  return {
    title: t('live.title'),
    content: (
      <Flex direction="column" alignItems="start" gap={2}>
        <Link href={address} isExternal target="_blank" rel="noopener noreferrer">
          {t('live.link')}
        </Link>
        <Typography variant="pi" textColor="neutral600">
          {t('live.text')}
        </Typography>
      </Flex>
    ),
  };
};

export const showLiveLink = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([LivePanel]);
};
