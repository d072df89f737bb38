import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { saveAs } from '../saveAs';
import { useStrings, useLabel } from '../strings/useStrings';
import { SUBMISSION } from '../types';
import { formFilter } from './formFilter';

type Query = Parameters<typeof formFilter>[0];

const Export = () => {
  const t = useStrings();
  const label = useLabel();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<Query>();
  const [isLoading, setLoading] = useState(false);
  const form = formFilter(query);

  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const address = `/intake/submissions.csv${form ? `?form=${encodeURIComponent(form)}` : ''}`;
      const { data } = await get<Blob>(address, { responseType: 'blob' });
      saveAs(data, `submissions${form ? `-${form}` : ''}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: t('export.failed') });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button variant="tertiary" startIcon={<Download />} loading={isLoading} onClick={() => void download()}>
      {form ? t('export.form', { form: label(form) }) : t('export.all')}
    </Button>
  );
};

/** Above the list of submissions: saves them as CSV, those of one form when the list is filtered by it. */
export const ExportButton = () => {
  const { slug } = useParams();
  return slug === SUBMISSION ? <Export /> : null;
};
