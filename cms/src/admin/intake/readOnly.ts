import type {
  ContentManagerPlugin,
  DocumentActionComponent,
  PanelComponent,
} from '@strapi/content-manager/strapi-admin';

import { isIntake } from './types';

type Apis = ContentManagerPlugin['config']['apis'];

const WRITES = ['publish', 'update', 'unpublish', 'discard', 'clone'];

/** The same component, but not for what visitors sent. Its properties, by which Strapi knows it, stay. */
const elsewhere = <Props extends { model: string }, Description>(
  component: (props: Props) => Description | null,
) => {
  const wrapped = (props: Props): Description | null => {
    const description = component(props);
    return isIntake(props.model) ? null : description;
  };
  // Strapi filters by the function's name as well.
  Object.defineProperty(wrapped, 'name', { value: component.name });
  return Object.assign(wrapped, component);
};

/**
 * Takes away the buttons that could do nothing: what visitors sent is not saved, published or duplicated. To be called
 * before panels of our own are added.
 */
export const hideWrites = ({ addDocumentAction, addEditViewSidePanel }: Apis): void => {
  addDocumentAction((actions: DocumentActionComponent[]) =>
    actions.map((action) => (WRITES.includes(action.type ?? '') ? elsewhere(action) : action)),
  );
  // The panel of those buttons would be an empty box, and there is nothing to preview or to release.
  addEditViewSidePanel((panels: PanelComponent[]) => panels.map((panel) => elsewhere(panel)));
};
