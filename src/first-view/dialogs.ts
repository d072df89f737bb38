/**
 * Opens and closes dialogs in browsers that do not know `<button command="show-modal" commandfor="id">` yet; the
 * others need no script for it.
 */
export const watchDialogs = (): void => {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
};
