import type { Values } from '../definition';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsNamed = (form: HTMLFormElement, name: string): Field[] =>
  [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name === name,
  );

/** What stands in a form. A field that is disabled counts as well: it is disabled only while it is being sent. */
export const readValues = (form: HTMLFormElement, names: readonly string[]): Values =>
  Object.fromEntries(
    names.map((name) => {
      const fields = fieldsNamed(form, name);
      const chosen = fields.find((field) => field instanceof HTMLInputElement && field.type === 'radio')
        ? fields.find((field) => field instanceof HTMLInputElement && field.checked)
        : fields[0];
      return [name, chosen?.value ?? ''];
    }),
  );

/** Tells React that a field has changed without the visitor. */
const tell = (field: Field) => field.dispatchEvent(new Event('change', { bubbles: true }));

/** Puts values into the fields of a form; those it does not have, or cannot hold, are left out. */
export const writeValues = (form: HTMLFormElement, values: Values): void => {
  for (const [name, value] of Object.entries(values)) {
    for (const field of fieldsNamed(form, name)) {
      if (field instanceof HTMLInputElement && field.type === 'hidden') continue;
      if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value;
      else if (!(field instanceof HTMLSelectElement)) field.value = value;
      else if ([...field.options].some((option) => option.value === value)) field.value = value;
      else continue;
      if (field instanceof HTMLSelectElement) tell(field);
    }
  }
};

/** Whether a field holds what its HTML says. */
const isUntouched = (field: Field): boolean => {
  if (!(field instanceof HTMLSelectElement))
    return field instanceof HTMLInputElement && field.type === 'radio'
      ? field.checked === field.defaultChecked
      : field.value === field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex === Math.max(given, 0);
};

/** Whether somebody has typed into one of the fields: a choice alone may be ours. */
export const hasTyped = (form: HTMLFormElement, names: readonly string[]): boolean =>
  names.some((name) =>
    fieldsNamed(form, name).some((field) => !(field instanceof HTMLSelectElement) && !isUntouched(field)),
  );

/** Puts values into the fields that nobody has touched: what was typed since is newer. */
export const writeUntouched = (form: HTMLFormElement, values: Values): void =>
  writeValues(
    form,
    Object.fromEntries(Object.entries(values).filter(([name]) => fieldsNamed(form, name).every(isUntouched))),
  );

/** Sets a form back to what its HTML says, and tells the fields that draw what they hold. */
export const resetForm = (form: HTMLFormElement): void => {
  form.reset();
  for (const field of form.querySelectorAll('select')) tell(field);
};

/** The first field that is marked as wrong, in the order of the page: a group stands for its first choice. */
export const firstWrong = (form: HTMLFormElement): HTMLElement | null => {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return wrong instanceof HTMLFieldSetElement ? wrong.querySelector('input') : wrong;
};

/** The question of a group of choices, '' for every other field: 'select above' says nothing far from its question. */
export const questionOf = (form: HTMLFormElement, name: string): string =>
  fieldsNamed(form, name)[0]?.closest('[role=radiogroup]')?.querySelector('legend')?.firstChild
    ?.textContent ?? '';

/** The label of a field, without what marks it; undefined where there is no such field, or it has none. */
export const labelOf = (form: HTMLFormElement, name: string): string | undefined =>
  fieldsNamed(form, name)[0]?.labels?.[0]?.firstChild?.textContent ?? undefined;
