import { Box, Flex, Loader, ProgressBar, Status, Typography } from '@strapi/design-system';

import type { WebsiteState } from '../../website/websiteState';
import { knownString, useMoment, useStrings } from './strings/useStrings';
import type { StringId } from './strings/en';

type Site = NonNullable<WebsiteState['site']>;

const statusOf = ({ work, live, wentBackAt, failure }: Site, isCurrent: boolean): StringId | undefined => {
  if (work === 'building') return live ? 'status.building' : 'status.first';
  if (work === 'waiting') return 'status.waiting';
  if (!live) return 'status.first';
  if (isCurrent && live) return 'status.current';
  // What is said of these says all of it.
  return wentBackAt || failure ? undefined : 'status.behind';
};

/** How far the build is. It is not read out at each step: its name says what it is at. */
const Progress = ({ phase, share }: NonNullable<Site['progress']>) => {
  const t = useStrings();
  const percent = Math.round(share * 100);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} maxWidth="32rem">
      {/* It draws its value, and does not say it. */}
      <ProgressBar value={percent} aria-valuenow={percent} aria-label={t('status.progress')} />
      <Typography variant="pi" textColor="neutral600">
        {t(knownString(`phase.${phase}`, 'phase.waiting'))}
      </Typography>
    </Flex>
  );
};

/** What visitors see, and what is on its way. */
export const StatusSection = ({ site, isCurrent }: { site: Site; isCurrent: boolean }) => {
  const t = useStrings();
  const moment = useMoment();
  const { live, work, progress } = site;
  const status = statusOf(site, isCurrent);
  const isBusy = work === 'building' || work === 'waiting';
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex role="status" gap={3} alignItems="center">
          {isBusy ? <Loader small aria-hidden /> : null}
          {status === 'status.current' ? (
            <Status variant="success" size="S" aria-hidden>
              <Typography variant="pi" fontWeight="bold">
                ✓
              </Typography>
            </Status>
          ) : null}
          <Typography tag="p" variant="beta">
            {status ? t(status) : live ? t('status.since', { since: moment(live.since) }) : ''}
          </Typography>
        </Flex>
        {progress ? <Progress {...progress} /> : null}
        {live && status ? (
          <Typography tag="p" textColor="neutral600">
            {t('status.since', { since: moment(live.since) })}
          </Typography>
        ) : null}
      </Flex>
    </Box>
  );
};
