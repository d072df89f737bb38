import { Flex, Typography } from '@strapi/design-system';
import { unstable_useDocument } from '@strapi/strapi/admin';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';

import { useMoment } from '../../lists/useMoment';
import { useStrings, useLabel } from '../strings/useStrings';
import { SUBMISSION } from '../types';
import { fieldLines, isList, mailto, readFields, type FieldLine } from './fieldLines';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(8rem, max-content) 1fr;
  gap: 1.2rem 2.4rem;
  margin: 0;

  dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Items = styled.ul`
  margin: 0;
  padding-inline-start: 1.6rem;
  list-style: disc;
`;

const Value = ({ form, field, value }: FieldLine & { form: string }) => {
  const label = useLabel();
  const { formatDisplayName } = useIntl();
  if (field === 'email')
    return (
      <Typography tag="a" href={mailto(value)} textColor="primary600">
        {value}
      </Typography>
    );
  if (field === 'countryName' && /^[a-z]{2}$/.test(value))
    return <>{formatDisplayName(value.toUpperCase(), { type: 'region' }) ?? value}</>;
  if (isList(form, field))
    return (
      <Items>
        {value.split('\n').map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Items>
    );
  return <>{label(form, field, value)}</>;
};

/** What a visitor wrote, for reading: in place of the JSON that it is stored as. */
const FieldsView = ({ value }: { value?: unknown }) => {
  const t = useStrings();
  const label = useLabel();
  const moment = useMoment();
  const { id: documentId } = useParams();
  const { document } = unstable_useDocument({
    collectionType: 'collection-types',
    model: SUBMISSION,
    documentId,
  });
  const fields = readFields(value);
  if (!document || !fields) return <Typography>{t('fields.unknown')}</Typography>;
  const form = String(document.form);
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Typography tag="h2" variant="delta">
        {t('fields.title', { form: label(form), date: moment(String(document.createdAt)) })}
      </Typography>
      <Lines>
        {fieldLines(form, fields).map((line) => (
          <Fragment key={line.field}>
            <Typography tag="dt" fontWeight="semiBold" textColor="neutral600">
              {label(form, line.field)}
            </Typography>
            <Typography tag="dd">
              <Value form={form} {...line} />
            </Typography>
          </Fragment>
        ))}
      </Lines>
    </Flex>
  );
};

export default FieldsView;
