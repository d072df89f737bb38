import { Box, Button, Flex, Status, Typography } from '@strapi/design-system';

import type { Release } from '../../website/websiteState';
import { EntryKind, EntryLink } from './EntryLink';
import { List } from './List';
import { Section } from './Section';
import { useMoment, useStrings } from './strings/useStrings';

const Changes = ({ changes }: Pick<Release, 'changes'>) => {
  const t = useStrings();
  if (!changes) return <Typography textColor="neutral600">{t('release.unknown')}</Typography>;
  const { site, count, entries } = changes;
  if (!site && count === 0) return <Typography textColor="neutral600">{t('release.nothing')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="start" gap={1} aria-label={t('release.changes')}>
      {site ? <Typography tag="li">{t('release.site')}</Typography> : null}
      {entries.map(({ type, documentId, locale, title, how, link, typeName }) => (
        <Flex tag="li" key={[type, documentId, locale].join(' ')} gap={2} wrap="wrap">
          <EntryLink title={t(`release.${how}`, { title })} link={how === 'gone' ? null : link} />
          <EntryKind typeName={typeName} locale={locale} link={link} />
        </Flex>
      ))}
      {count > entries.length ? (
        <Typography tag="li" textColor="neutral600">
          {t('release.more', { count: count - entries.length })}
        </Typography>
      ) : null}
    </Flex>
  );
};

interface Props {
  releases: readonly Release[];
  mayGoBack: boolean;
  onGoBack: (release: Release) => void;
}

/** The releases that are kept, what changed in each, and the way back to them. */
export const ReleasesSection = ({ releases, mayGoBack, onGoBack }: Props) => {
  const t = useStrings();
  const moment = useMoment();
  if (releases.length === 0) return <Section title={t('releases.title')} text={t('releases.none')} />;
  return (
    <Section title={t('releases.title')}>
      <List>
        {releases.map((release) => (
          <Flex key={release.id} justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
            <Flex direction="column" alignItems="start" gap={2}>
              <Flex gap={3} wrap="wrap">
                <Typography tag="h3" fontWeight="bold">
                  {moment(release.createdAt)}
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
                  aria-label={t('back.label', { at: moment(release.createdAt) })}
                  onClick={() => onGoBack(release)}
                >
                  {t('back.button')}
                </Button>
              </Box>
            ) : null}
          </Flex>
        ))}
      </List>
    </Section>
  );
};
