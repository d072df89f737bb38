import { Box, Flex, Loader, Status, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';

import type { WebsiteState } from '../../website/websiteState';
import { knownString, useMoment, useStrings } from './strings/useStrings';
import type { StringId } from './strings/en';
import { useReleaseMoment } from './versions';

type Site = NonNullable<WebsiteState['site']>;

interface Props {
  site: Site;
  isCurrent: boolean;
  /** Whether posts of the future wait for their time. */
  hasLater: boolean;
}

const statusOf = (
  { work, live, wentBackAt, failure }: Site,
  { isCurrent, hasLater }: Omit<Props, 'site'>,
): StringId | undefined => {
  if (work === 'building') return live ? 'status.building' : 'status.first';
  if (work === 'waiting') return 'status.waiting';
  if (!live) return 'status.first';
  if (isCurrent) return hasLater ? 'status.currentLater' : 'status.current';
  // What is said of these says all of it.
  return wentBackAt || failure ? undefined : 'status.behind';
};

/* The design system's own bar has one width, and does not say its value. */
const Track = styled.div`
  height: 0.8rem;
  border-radius: 0.4rem;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral200};
`;

const Done = styled.div`
  height: 100%;
  background: ${({ theme }) => theme.colors.primary600};
  @media (prefers-reduced-motion: no-preference) {
    transition: width 0.5s;
  }
`;

/** How far the build is. It is not read out at each step: its name says what it is at. */
const Progress = ({ phase, share }: NonNullable<Site['progress']>) => {
  const t = useStrings();
  const percent = Math.round(share * 100);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} maxWidth="48rem">
      <Track
        role="progressbar"
        aria-label={t('status.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Done style={{ width: `${percent}%` }} />
      </Track>
      <Typography variant="pi" textColor="neutral600">
        {t(knownString(`phase.${phase}`, 'phase.waiting'))}
      </Typography>
    </Flex>
  );
};

/** What visitors see, and what is on its way. */
export const StatusSection = ({ site, ...known }: Props) => {
  const t = useStrings();
  const moment = useMoment();
  const { live, work, progress } = site;
  const releaseMoment = useReleaseMoment(site.releases);
  const release = site.releases.find(({ isLive }) => isLive);
  const since = live ? moment(live.since) : '';
  // A version is called by its own time, which differs from this one after somebody went back to it.
  const version = release
    ? t('status.version', { at: releaseMoment(release), since })
    : t('status.since', { since });
  const status = statusOf(site, known);
  const isBusy = work === 'building' || work === 'waiting';
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex role="status" gap={3} alignItems="center">
          {isBusy ? <Loader small aria-hidden /> : null}
          {status?.startsWith('status.current') ? (
            <Status variant="success" size="S" aria-hidden>
              <Typography variant="pi" fontWeight="bold">
                ✓
              </Typography>
            </Status>
          ) : null}
          <Typography tag="p" variant="beta">
            {status ? t(status) : live ? version : ''}
          </Typography>
        </Flex>
        {progress ? <Progress {...progress} /> : null}
        {live && status ? (
          <Typography tag="p" textColor="neutral600">
            {version}
          </Typography>
        ) : null}
      </Flex>
    </Box>
  );
};
