import { closestTo } from './closest';

/**
 * Opens and closes dialogs in browsers that do not know `<button command="show-modal" commandfor="id">` yet; the
 * others need no script for it.
 */
export const watchDialogs = (): void => {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const id = closestTo(target, '[commandfor]')?.getAttribute('commandfor');
    const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${id}"]`);
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  });
};
