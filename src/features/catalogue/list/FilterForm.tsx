import type { ReactNode } from 'react';

import { withLanguage } from '../../../i18n/alternates';
import { useLanguage } from '../../../i18n/LocalLink';
import { words } from './words';

interface FilterFormProps {
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** A form that answers in place; a browser without JavaScript sends it to the catalogue, which leads on. */
export const FilterForm = ({ onSubmit, children }: FilterFormProps) => (
  <form
    role="search"
    aria-label={words.filters}
    method="get"
    action={withLanguage(useLanguage(), '/collection/')}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.();
    }}
  >
    {children}
  </form>
);
