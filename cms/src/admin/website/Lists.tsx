import { Flex, Typography } from '@strapi/design-system';

import type { LeftOutEntry, WaitingEntry } from '../../website/websiteState';
import { EntryKind, EntryLink } from './EntryLink';
import { List } from './List';
import { Section } from './Section';
import { knownString, useStrings } from './strings/useStrings';

const keyOf = ({ type, documentId, locale }: WaitingEntry | LeftOutEntry): string =>
  [type, documentId, locale].join(' ');

const leftOutString = ({ what, reason }: LeftOutEntry) => {
  const otherwise = knownString(`left.${reason}`, 'left.other');
  return what === 'part' ? knownString(`left.part.${reason}`, otherwise) : otherwise;
};

/** What the live release does not show, and what to do about it. */
export const LeftOutSection = ({ entries }: { entries: readonly LeftOutEntry[] }) => {
  const t = useStrings();
  return (
    <Section title={t('left.title', { count: entries.length })} text={t('left.text')}>
      <List>
        {entries.map((entry) => (
          <Flex key={`${keyOf(entry)} ${entry.field}`} direction="column" alignItems="start" gap={1}>
            <EntryLink {...entry} />
            <EntryKind {...entry} />
            <Typography>
              {t(leftOutString(entry), {
                ...{ field: entry.fieldLabel, file: entry.file, detail: entry.detail },
              })}
            </Typography>
          </Flex>
        ))}
      </List>
    </Section>
  );
};

interface WaitingProps {
  title: string;
  text?: string;
  none?: string;
  entries: readonly WaitingEntry[];
  /** Of the moments, where it is not the computer's. */
  timeZone?: string;
}

/** Entries that are not on the site as they stand in the CMS. */
export const WaitingSection = ({ title, text, none, entries, timeZone }: WaitingProps) => {
  const said = entries.length > 0 ? text : none;
  return (
    <Section title={title} {...(said ? { text: said } : {})}>
      {entries.length > 0 ? (
        <List>
          {entries.map((entry) => (
            <Flex key={keyOf(entry)} justifyContent="space-between" gap={3} wrap="wrap">
              <EntryLink {...entry} />
              <EntryKind {...entry} {...(timeZone ? { timeZone } : {})} />
            </Flex>
          ))}
        </List>
      ) : null}
    </Section>
  );
};
