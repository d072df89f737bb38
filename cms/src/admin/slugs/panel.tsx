import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { LONGEST_SLUG, isSlug } from '../../content/slugOf';
import { leaveRoom } from './room';
import { KEY } from './strings';
import { useFollowTitle } from './useFollowTitle';

/** Has the slug follow the title, and says beside the form what is wrong with one that is no address. */
const SlugPanel: PanelComponent = (props) => {
  const { formatMessage } = useIntl();
  const slug = useFollowTitle(props);
  if (slug === '' || isSlug(slug)) return null;
  const problem = slug.length > LONGEST_SLUG ? 'long' : 'wrong';
  return {
    title: formatMessage({ id: `${KEY}title` }),
    content: (
      <Typography role="status" textColor="danger600">
        {formatMessage({ id: `${KEY}${problem}` }, { slug, most: LONGEST_SLUG })}
      </Typography>
    ),
  };
};

export const followTitles = (app: StrapiApp): void => {
  leaveRoom(document);
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([SlugPanel]);
};
