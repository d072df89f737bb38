import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useFormLocale } from '../entry/useFormLocale';
import { KEY } from './strings';
import { forgetUnsaved, unsavedOf } from './unsaved';

/** Beside a form whose last save found its editor logged out: what he wrote, to be put back. */
export const UnsavedPanel: PanelComponent = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  const onChange = useForm('UnsavedPanel', (form) => form.onChange);
  const [, setPutBack] = useState(false);
  const form = { model, documentId, locale: useFormLocale() };
  const texts = unsavedOf(form);
  if (!texts) return null;
  const putBack = (): void => {
    for (const [name, text] of Object.entries(texts)) onChange(name, text);
    forgetUnsaved(form);
    setPutBack(true);
  };
  return {
    title: formatMessage({ id: `${KEY}title` }),
    content: (
      <Flex direction="column" alignItems="start" gap={3}>
        <Typography textColor="danger600">{formatMessage({ id: `${KEY}text` })}</Typography>
        <Button variant="secondary" onClick={putBack}>
          {formatMessage({ id: `${KEY}button` })}
        </Button>
      </Flex>
    ),
  };
};
