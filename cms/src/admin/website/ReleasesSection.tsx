import { Box, Button, Flex, Status, Typography } from '@strapi/design-system';

import type { Release } from '../../website/websiteState';
import { Changes } from './Changes';
import { List } from './List';
import { Section } from './Section';
import { useStrings } from './strings/useStrings';
import { isNewerThanLive, useReleaseMoment } from './versions';

interface Props {
  releases: readonly Release[];
  mayGoBack: boolean;
  onGoBack: (release: Release) => void;
}

/** The releases that are kept, what changed in each, and the way to them. */
export const ReleasesSection = ({ releases, mayGoBack, onGoBack }: Props) => {
  const t = useStrings();
  const moment = useReleaseMoment(releases);
  const way = (release: Release, what: 'label' | 'button') =>
    isNewerThanLive(release, releases) ? (`forward.${what}` as const) : (`back.${what}` as const);
  if (releases.length === 0) return <Section title={t('releases.title')} text={t('releases.none')} />;
  return (
    <Section title={t('releases.title')}>
      <List>
        {releases.map((release) => (
          <Flex key={release.id} justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start" gap={2}>
              <Flex gap={3} wrap="wrap">
                <Typography tag="h3" fontWeight="bold">
                  {moment(release)}
                </Typography>
                {release.isLive ? (
                  <Status variant="success" size="S">
                    <Typography variant="pi" fontWeight="bold">
                      {t('release.live')}
                    </Typography>
                  </Status>
                ) : null}
              </Flex>
              <Changes changes={release.changes} />
              {release.leftOut > 0 ? (
                <Typography textColor="neutral600">
                  {t('release.left', { count: release.leftOut })}
                </Typography>
              ) : null}
            </Flex>
            {mayGoBack && !release.isLive ? (
              <Box>
                <Button
                  variant="secondary"
                  aria-label={t(way(release, 'label'), { at: moment(release) })}
                  onClick={() => onGoBack(release)}
                >
                  {t(way(release, 'button'))}
                </Button>
              </Box>
            ) : null}
          </Flex>
        ))}
      </List>
    </Section>
  );
};
