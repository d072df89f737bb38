import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { LONGEST_SLUG } from '../../content/slugOf';
import { slugProblem } from './problem';
import { KEY } from './strings';
import { useFollowTitle } from './useFollowTitle';
import { useTaken } from './useTaken';

/** Has the slug follow the title, and says beside the form what is wrong with one that is no address, or is another's. */
export const SlugPanel: PanelComponent = (props) => {
  const { formatMessage } = useIntl();
  const slug = useFollowTitle(props);
  const problem = slugProblem(props.model, slug);
  const taken = useTaken(problem ? '' : slug, props);
  if (!problem && !taken) return null;
  const { title, free } = taken ?? { title: null, free: `${slug}-1` };
  return {
    title: formatMessage({ id: `${KEY}title` }),
    content: (
      <Typography role="status" textColor="danger600">
        {formatMessage(
          { id: `${KEY}${problem ?? (title ? 'taken' : 'takenUnread')}` },
          { slug, most: LONGEST_SLUG, title, free },
        )}
      </Typography>
    ),
  };
};
