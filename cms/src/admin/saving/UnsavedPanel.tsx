import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { KEY } from './strings';
import { dropOffer } from './unsaved';
import { useKeepWriting } from './useKeepWriting';
import { useOffer } from './useOffer';
import { useOwnForm } from './useOwnForm';

/** The names of fields as the form has them. */
const useLabels = (): ((names: readonly string[]) => string) => {
  const { formatList } = useIntl();
  const { layout } = useContentManagerContext();
  const fields = layout.edit.layout.flat(2);
  return (names) =>
    formatList(names.map((name) => fields.find((field) => field.name === name)?.label ?? name));
};

/** Beside a form that was closed before it was saved: what was written in it, to be put back. */
export const UnsavedPanel: PanelComponent = (props) => {
  const { formatMessage } = useIntl();
  const { contentType } = useContentManagerContext();
  const onChange = useForm('UnsavedPanel', (form) => form.onChange);
  const labelsOf = useLabels();
  const [isBack, setBack] = useState(false);
  const form = useOwnForm(props);
  useKeepWriting(form, contentType?.attributes ?? {});
  const offer = useOffer(form);
  if (!form || !offer) return null;
  const { fields, lost } = offer;
  const isRestorable = Object.keys(fields).length > 0 && !isBack;
  const say = (id: string, values?: Record<string, string>) => formatMessage({ id: `${KEY}${id}` }, values);
  const putBack = (): void => {
    // They stay kept until they are saved.
    for (const [name, value] of Object.entries(fields)) onChange(name, value);
    setBack(true);
  };
  return {
    title: say('title'),
    content: (
      <Flex direction="column" alignItems="start" gap={3}>
        <Typography textColor="danger600">{say(isBack ? 'back' : 'text')}</Typography>
        {lost.length > 0 ? <Typography>{say('lost', { fields: labelsOf(lost) })}</Typography> : null}
        {isRestorable ? (
          <Button variant="secondary" onClick={putBack}>
            {say('button')}
          </Button>
        ) : null}
        {isBack ? null : (
          <Button variant="tertiary" onClick={() => dropOffer(form)}>
            {say('drop')}
          </Button>
        )}
      </Flex>
    ),
  };
};
