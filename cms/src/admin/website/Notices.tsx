import { Box, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import type { WebsiteState } from '../../website/websiteState';
import { knownString, useMoment, useStrings } from './strings/useStrings';

const Machine = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font: inherit;
`;

const Notice = ({
  kind,
  title,
  children,
}: {
  kind: 'danger' | 'warning';
  title: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Box
      aria-labelledby={id}
      role={kind === 'danger' ? 'alert' : 'status'}
      background={`${kind}100`}
      borderColor={`${kind}200`}
      hasRadius
      padding={5}
    >
      <Typography tag="h2" id={id} variant="delta">
        {title}
      </Typography>
      <Box paddingTop={2} maxWidth="72rem">
        {children}
      </Box>
    </Box>
  );
};

/** The site server cannot be asked. */
export const Unreachable = () => {
  const t = useStrings();
  return (
    <Notice kind="danger" title={t('unreachable.title')}>
      <Typography tag="p">{t('unreachable.text')}</Typography>
    </Notice>
  );
};

/** Somebody went back to an older version. */
export const WentBack = ({ at, by }: { at: string; by: string | null }) => {
  const t = useStrings();
  const moment = useMoment();
  return (
    <Notice kind="warning" title={t('back.title')}>
      <Typography tag="p">{t('back.text', { at: moment(at), by: by ?? 'nobody' })}</Typography>
    </Notice>
  );
};

type Failure = NonNullable<NonNullable<WebsiteState['site']>['failure']>;

/** The last build failed: why, and what to do. */
export const Failed = ({ failure: { kind, reason, at, tries, nextTry } }: { failure: Failure }) => {
  const t = useStrings();
  const moment = useMoment();
  return (
    <Notice kind="danger" title={t('failed.title')}>
      <Typography tag="p">{t(knownString(`failed.${kind}`, 'failed.unknown'))}</Typography>
      <Typography tag="p">
        {t('failed.when', { tries, at: moment(at), next: nextTry ? moment(nextTry) : 'none' })}
      </Typography>
      <Box tag="details" paddingTop={2}>
        <Typography tag="summary" variant="pi">
          {t('failed.details')}
        </Typography>
        <Typography tag={Machine} variant="pi">
          {reason}
        </Typography>
      </Box>
    </Notice>
  );
};
