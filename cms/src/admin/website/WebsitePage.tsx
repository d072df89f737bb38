import { Button, Flex, Typography } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';

import { TIME_ZONE } from '../../content/dayInVietnam';
import type { Release } from '../../website/websiteState';
import { GoBackDialog } from './GoBackDialog';
import { LeftOutSection, WaitingSection } from './Lists';
import { Failed, Unreachable, WentBack } from './Notices';
import { ReleasesSection } from './ReleasesSection';
import { StatusSection } from './StatusSection';
import { useStrings } from './strings/useStrings';
import { useActions } from './useActions';
import { useWebsite, type Website } from './useWebsite';

const Content = ({ state, read }: { state: NonNullable<Website['state']>; read: Website['read'] }) => {
  const t = useStrings();
  const { working, goBack } = useActions(read);
  const [chosen, choose] = useState<Release>();
  const { site, published, isCurrent, scheduled, drafts, mayGoBack } = state;

  const releases = site?.releases ?? [];

  const confirm = async (): Promise<void> => {
    if (chosen) await goBack(chosen);
    choose(undefined);
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
      {site ? (
        <StatusSection site={site} isCurrent={isCurrent} hasLater={scheduled.length > 0} />
      ) : (
        <Unreachable />
      )}
      {site?.wentBackAt ? <WentBack at={site.wentBackAt} by={site.wentBackBy} /> : null}
      {site?.failure ? <Failed failure={site.failure} /> : null}
      {site && site.leftOut.length > 0 ? <LeftOutSection entries={site.leftOut} /> : null}
      {site?.live && !isCurrent ? (
        <WaitingSection
          title={t('published.title', { count: published.length })}
          none={t('published.none')}
          entries={published}
        />
      ) : null}
      {scheduled.length > 0 ? (
        <WaitingSection
          title={t('later.title', { count: scheduled.length })}
          text={t('later.text')}
          entries={scheduled}
          timeZone={TIME_ZONE}
        />
      ) : null}
      <WaitingSection
        title={t('drafts.title', { count: drafts.length })}
        text={t('drafts.text')}
        none={t('drafts.none')}
        entries={drafts}
      />
      {site ? <ReleasesSection releases={releases} mayGoBack={mayGoBack} onGoBack={choose} /> : null}
      <GoBackDialog
        chosen={chosen}
        releases={releases}
        isGoing={working === 'goBack'}
        onConfirm={() => void confirm()}
        onClose={() => choose(undefined)}
      />
    </Flex>
  );
};

/** The state of the website, and what can be done about it. */
const WebsitePage = () => {
  const t = useStrings();
  const { state, isLost, isClosed, read } = useWebsite();
  const { working, rebuild } = useActions(read);
  if (isClosed) return <Page.NoPermissions content={t('closed.text')} />;
  return (
    <Page.Main>
      <Page.Title>{t('title')}</Page.Title>
      <Layouts.Header
        title={t('title')}
        subtitle={t('subtitle')}
        primaryAction={
          state?.mayRebuild && state.site ? (
            <Button
              startIcon={<ArrowClockwise />}
              loading={working === 'rebuild'}
              onClick={() => void rebuild()}
            >
              {t('rebuild.button')}
            </Button>
          ) : null
        }
      />
      <Layouts.Content>
        {isLost ? (
          <Typography tag="p" role="alert" textColor="danger600">
            {t('reading.failed')}
          </Typography>
        ) : null}
        {state ? (
          <Content state={state} read={read} />
        ) : isLost ? null : (
          <Typography role="status">{t('reading')}</Typography>
        )}
      </Layouts.Content>
    </Page.Main>
  );
};

export default WebsitePage;
