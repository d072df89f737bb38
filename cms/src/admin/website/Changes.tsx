import { Flex, Typography } from '@strapi/design-system';

import type { Release } from '../../website/websiteState';
import { EntryKind, EntryLink } from './EntryLink';
import { useStrings } from './strings/useStrings';

/** What changed in a version, by title and language. */
export const Changes = ({ changes }: Pick<Release, 'changes'>) => {
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
