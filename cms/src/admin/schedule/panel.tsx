import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { TIME_ZONE } from '../../content/dayInVietnam';
import { isPublished } from '../entry/isPublished';
import { useFormLocale } from '../entry/useFormLocale';
import { knownString, useStrings } from '../website/strings/useStrings';
import { useLiveStates } from '../website/useLiveStates';
import { KEY } from './strings';
import { scheduleOf } from './when';

const POST = 'api::dicom-blog.dicom-blog';
const DATE = 'defaultPublishedDate';

/** The language of the form, and the others in which the entry is published. */
const useLanguages = ({ document, meta }: Parameters<PanelComponent>[0]) => {
  const own = useFormLocale() ?? document?.locale ?? '';
  const others = (meta?.availableLocales ?? []).flatMap((one) =>
    one.locale && one.locale !== own && isPublished(one) ? [one.locale] : [],
  );
  return { own, others, published: [...(isPublished(document) ? [own] : []), ...others] };
};

/** Beside a post with a date in the future: when it goes live, and what leaves the site until then. */
export const SchedulePanel: PanelComponent = (props) => {
  const { formatMessage, formatDate } = useIntl();
  const t = useStrings();
  const values: object = useForm('SchedulePanel', (form) => form.values) ?? {};
  const { own, others, published } = useLanguages(props);
  const states = useLiveStates(props, props.model === POST ? published : []);
  const date: unknown = Reflect.get(values, DATE);
  const schedule = scheduleOf(date, props.document?.status, states[own]?.goesLive, new Date());
  if (props.model !== POST || schedule === 'none') return null;
  const shown = formatDate(date as string | Date, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE },
  });
  const isLive = (locale: string) => Boolean(states[locale]?.address);
  const say = (id: string, locale = own) =>
    formatMessage(
      { id: `${KEY}${id}` },
      { date: shown, language: t(knownString(`language.${locale}`, 'language.en')) },
    );
  return {
    title: say('title'),
    content: (
      <Flex direction="column" alignItems="start" gap={2}>
        <Typography>{say(schedule)}</Typography>
        {isLive(own) ? <Typography textColor="danger600">{say('leaves')}</Typography> : null}
        {others.map((locale) => (
          <Typography key={locale} textColor={isLive(locale) ? 'danger600' : 'neutral800'}>
            {say(isLive(locale) ? 'othersLeave' : 'othersWait', locale)}
          </Typography>
        ))}
      </Flex>
    ),
  };
};
