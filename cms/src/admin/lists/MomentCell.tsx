import { Typography } from '@strapi/design-system';

import { useMoment } from './useMoment';

/** A moment of a list: shorter than Strapi's, which names the day of the week and pushes the status out of sight. */
export const MomentCell = ({ date }: { date: string | null | undefined }) => {
  const moment = useMoment();
  return <Typography textColor="neutral800">{date ? moment(date) : '-'}</Typography>;
};
