import { useCallback, useEffect } from 'react';

import { setAddress } from '../../../lib/history';
import { ids } from './words';

const asked = () => window.location.hash === `#${ids.buy}`;

/**
 * Opens the dialog in which a template is bought where the address asks for it, as the preview's page does.
 *
 * @returns takes that wish out of the address: a reload of a page whose dialog was closed does not open it again
 */
export const useBuyingByAddress = (): (() => void) => {
  useEffect(() => {
    const dialog = document.getElementById(ids.dialog);
    if (asked() && dialog instanceof HTMLDialogElement) dialog.showModal();
  }, []);
  return useCallback(() => {
    if (asked()) setAddress('replace', window.location.pathname + window.location.search);
  }, []);
};
