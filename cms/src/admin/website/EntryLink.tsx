import { Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

import type { EntryName } from '../../website/siteState';
import type { Linked } from '../../website/websiteState';
import { knownString, useMoment, useStrings, useTypeName } from './strings/useStrings';

/** The title of an entry, which leads to its form. */
export const EntryLink = ({ title, link }: Pick<EntryName & Linked, 'title' | 'link'>) =>
  link ? (
    <Link tag={NavLink} to={link}>
      {title}
    </Link>
  ) : (
    <Typography>{title}</Typography>
  );

type Kind = Linked & Pick<EntryName, 'locale'> & { at?: string; timeZone?: string };

/** What an entry is, in which language, and since when: `Blog post · English · 24 Nov 2026, 09:00`. */
export const EntryKind = ({ typeName, locale, at, timeZone }: Kind) => {
  const t = useStrings();
  const nameOf = useTypeName();
  const moment = useMoment();
  const language = locale ? t(knownString(`language.${locale}`, 'language.en')) : '';
  return (
    <Typography variant="pi" textColor="neutral600">
      {[nameOf(typeName), language, at ? moment(at, timeZone ? { timeZone } : {}) : '']
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
};
