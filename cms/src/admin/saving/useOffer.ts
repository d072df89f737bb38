import { useSyncExternalStore } from 'react';

import type { Changes } from './changes';
import { offerOf, onUnsaved, type OwnForm, storedOffer } from './unsaved';

/** What was written into a form before it was closed, and is offered to be put back. */
export const useOffer = (form: OwnForm | undefined): Changes | undefined => {
  const stored = useSyncExternalStore(onUnsaved, () => form && storedOffer(form));
  return form && stored ? offerOf(form) : undefined;
};
