/** Copies what stands below the button that the build has written (gatsby/strapi/withHighlights.ts), which says what became of it. */
const copy = ({ target }: Event) => {
  if (!(target instanceof HTMLButtonElement)) return;
  const { dataset, nextElementSibling: status } = target;
  const code = status?.nextElementSibling;
  if (!code) return;
  const tell = (words = '') => {
    target.ariaLabel = dataset.note = status.textContent = words;
  };
  void navigator.clipboard.writeText(code.textContent).then(
    () => tell(dataset.copied),
    () => tell(dataset.failed),
  );
};

/**
 * Answers the buttons in a text. To be its `ref`: a press that the first view has held comes right after React, before any
 * effect.
 */
export const copyCode = (text: HTMLElement | null): void => text?.addEventListener('click', copy);
