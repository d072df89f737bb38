import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { KEY } from './strings';
import { forgetUnsaved, unsavedOf } from './unsaved';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

/** Beside a form whose last save found its editor logged out: what he wrote, to be put back. */
export const UnsavedPanel: PanelComponent = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams<Query>();
  const onChange = useForm('UnsavedPanel', (form) => form.onChange);
  const [, setPutBack] = useState(false);
  const form = { model, documentId, locale: query.plugins?.i18n?.locale };
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

export const showUnsaved = (app: StrapiApp): void => {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis'];
  apis.addEditViewSidePanel([UnsavedPanel]);
};
