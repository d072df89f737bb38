import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { TIME_ZONE } from '../../content/dayInVietnam';
import { KEY } from './strings';
import { scheduleOf } from './when';

const POST = 'api::dicom-blog.dicom-blog';
const DATE = 'defaultPublishedDate';

/** Beside a post with a date in the future: when it goes live. */
const SchedulePanel: PanelComponent = ({ model, document }) => {
  const { formatMessage, formatDate } = useIntl();
  const values: object = useForm('SchedulePanel', (form) => form.values) ?? {};
  if (model !== POST) return null;
  const date: unknown = Reflect.get(values, DATE);
  const schedule = scheduleOf(date, document?.status, new Date());
  if (schedule === 'none') return null;
  const shown = formatDate(date as string | Date, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE },
  });
  return {
    title: formatMessage({ id: `${KEY}title` }),
    content: <Typography>{formatMessage({ id: `${KEY}${schedule}` }, { date: shown })}</Typography>,
  };
};

export const showSchedule = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([SchedulePanel]);
};
