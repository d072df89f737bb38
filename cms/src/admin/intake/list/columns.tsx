import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import { DeliveryState } from '../deliveries/DeliveryState';
import type { StaffDelivery } from '../types';
import { MomentCell } from '../../lists/MomentCell';
import { ChannelCell, ErrorCell, StateCell, LabelCell } from './cells';

interface List {
  displayedHeaders: ListFieldLayout[];
  layout: ListLayout;
}

type Cells<Row> = Record<string, (row: Row) => ReactNode>;

interface Submission {
  documentId: string;
  form: string;
  lang: string;
  createdAt: string;
}

const submissionCells: Cells<Submission> = {
  form: ({ form }) => <LabelCell of={[form]} />,
  lang: ({ form, lang }) => <LabelCell of={[form, 'lang', lang]} />,
  createdAt: ({ createdAt }) => <MomentCell date={createdAt} />,
  deliveries: ({ documentId }) => <StateCell documentId={documentId} />,
};

const deliveryCells: Cells<StaffDelivery> = {
  channel: ({ documentId, channel }) => <ChannelCell documentId={documentId} channel={channel} />,
  state: ({ state }) => <DeliveryState state={state} />,
  // A cell of its own: Strapi would link its number as well.
  attempts: ({ attempts }) => <Typography textColor="neutral800">{attempts}</Typography>,
  lastError: ({ lastError }) => <ErrorCell error={lastError} />,
  nextAttemptAt: ({ nextAttemptAt }) => (nextAttemptAt ? <MomentCell date={nextAttemptAt} /> : '-'),
};

/** The columns with cells of ours, where there are some. */
const withCells = <Row,>(headers: ListFieldLayout[], cells: Cells<Row>): ListFieldLayout[] =>
  headers.map((header) => {
    const cell = cells[header.name];
    return cell ? { ...header, cellFormatter: (row) => cell(row as Row) } : header;
  });

/**
 * The lists of submissions and deliveries with labels in place of codes. Strapi does not say which list it is, but the
 * fields do. Other lists stay as they are.
 */
export const showLabels = ({ displayedHeaders, layout }: List): List => {
  const has = (name: string): boolean => name in layout.metadatas;
  if (has('form') && has('deliveries'))
    return { layout, displayedHeaders: withCells(displayedHeaders, submissionCells) };
  if (has('channel') && has('nextAttemptAt'))
    return { layout, displayedHeaders: withCells(displayedHeaders, deliveryCells) };
  return { layout, displayedHeaders };
};
