import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { saveAs } from '../saveAs';
import { useStrings } from '../strings/useStrings';
import type { StaffFile } from '../types';
import { formatSize } from './formatSize';

/** The names are the visitors' own, and as long as they like. */
const FileButton = styled(Button)`
  height: auto;
  min-height: 3.2rem;
  padding-block: 0.6rem;
  justify-content: flex-start;
  text-align: start;
  overflow-wrap: anywhere;

  & * {
    white-space: normal;
  }
`;

/** The files of a submission, each a button that saves it. */
export const Files = ({ documentId, files }: { documentId: string; files: StaffFile[] }) => {
  const t = useStrings();
  const { locale } = useIntl();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [loading, setLoading] = useState<number>();

  const download = async (index: number, name: string): Promise<void> => {
    setLoading(index);
    try {
      const address = `/intake/submissions/${documentId}/files/${index}`;
      const { data } = await get<Blob>(address, { responseType: 'blob' });
      saveAs(data, name);
    } catch {
      toggleNotification({ type: 'danger', message: t('files.failed', { name }) });
    } finally {
      setLoading(undefined);
    }
  };

  if (files.length === 0) return <Typography textColor="neutral600">{t('files.none')}</Typography>;
  return (
    <Flex tag="ul" width="100%" direction="column" alignItems="stretch" gap={2}>
      {files.map(({ name, size }, index) => (
        <li key={`${index} ${name}`}>
          <FileButton
            variant="secondary"
            fullWidth
            startIcon={<Download />}
            loading={loading === index}
            aria-label={t('files.download', { name, size: formatSize(size, locale) })}
            onClick={() => void download(index, name)}
          >
            {`${name}, ${formatSize(size, locale)}`}
          </FileButton>
        </li>
      ))}
    </Flex>
  );
};
