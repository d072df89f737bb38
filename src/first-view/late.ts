/**
 * Brings the script that a page names in `data-late`, which nothing on its first view waits for. It is a file of its own: this script is
 * on every page, and full.
 */
export const bringLate = (): void => {
  const late = document.querySelector<HTMLElement>('[data-late]')?.dataset.late;
  if (late) void import(late);
};
