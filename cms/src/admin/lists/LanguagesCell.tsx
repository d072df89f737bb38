import { Flex, Typography } from '@strapi/design-system';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

interface Props {
  documentId: string;
  /** Codes of the languages that the entry is written in. */
  codes: readonly string[];
}

/** The languages of an entry, English first, each with the way to it: shorter than Strapi's menu of codes. */
export const LanguagesCell = ({ documentId, codes }: Props) => {
  const { formatDisplayName } = useIntl();
  // A click on the row opens the language of the list.
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <Flex gap={2}>
      {[...codes].sort().map((code) => (
        <Typography
          key={code}
          tag={Link}
          to={{ pathname: documentId, search: `plugins[i18n][locale]=${code}` }}
          onClick={stay}
          textColor="neutral800"
          textDecoration="underline"
        >
          {formatDisplayName(code, { type: 'language' })}
        </Typography>
      ))}
    </Flex>
  );
};
