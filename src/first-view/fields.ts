type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did to one field of the page's HTML. */
export interface FieldState {
  readonly field: Field;
  readonly id: string;
  readonly name: string;
  /** Which of the fields of this name. */
  readonly place: number;
  /** Whether it differs from the page's HTML; else it only has the focus. */
  readonly touched: boolean;
  readonly value: string;
  readonly checked: boolean;
  readonly selected: readonly boolean[];
  readonly files: FileList | null;
  readonly focused: boolean;
  /** Null where the field has none. */
  readonly caret: Caret | null;
}

/** Start, end and direction of a selection. */
type Caret = readonly [number, number, 'forward' | 'backward' | 'none'];

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const optionsOf = (field: Field): HTMLOptionElement[] =>
  field instanceof HTMLSelectElement ? [...field.options] : [];

/** A list without a chosen option shows its first. */
const isChosenAnew = (list: HTMLSelectElement): boolean => {
  const options = optionsOf(list);
  const given = list.multiple || options.some(({ defaultSelected }) => defaultSelected);
  return options.some(
    ({ selected, defaultSelected }, index) => selected !== (given ? defaultSelected : index === 0),
  );
};

const isTouched = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return isChosenAnew(field);
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  // A file field has no default value: what it has was chosen.
  return field.value !== field.defaultValue;
};

const caretOf = (field: Field): FieldState['caret'] => {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null;
  // A field has all three, or none.
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return [selectionStart, selectionEnd, selectionDirection] as unknown as Caret;
};

const named = (name: string) => [...document.getElementsByName(name)];

/** The fields that differ from the page's HTML, or have the focus, in document order. */
export const readFields = (): FieldState[] =>
  [...document.querySelectorAll<Field>('input,textarea,select')]
    .filter((field) => isTouched(field) || field === document.activeElement)
    .map((field) => ({
      field,
      id: field.id,
      name: field.name,
      place: named(field.name).indexOf(field),
      touched: isTouched(field),
      value: field.value,
      checked: isToggle(field) && field.checked,
      selected: optionsOf(field).map(({ selected }) => selected),
      files: field instanceof HTMLInputElement ? field.files : null,
      focused: field === document.activeElement,
      caret: caretOf(field),
    }));

/** The field itself, or the one that React put in its place. */
const current = ({ field, id, name, place }: FieldState): Field | null => {
  if (field.isConnected) return field;
  const other = (id && document.getElementById(id)) || named(name)[place];
  return other?.tagName === field.tagName ? (other as Field) : null;
};

/** The setter of the browser: React watches the one it puts on each field. */
const setValue = (field: Field, value: string) => {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};

const tell = (field: Field, type: 'input' | 'change') =>
  field.dispatchEvent(new Event(type, { bubbles: true }));

const restoreValue = (field: Field, state: FieldState) => {
  if (field instanceof HTMLSelectElement) {
    optionsOf(field).forEach((option, index) => (option.selected = state.selected[index] ?? false));
    tell(field, 'change');
  } else if (isToggle(field)) {
    // The choice of another button of the group takes this one's away.
    if (field.type === 'radio' && !state.checked) return;
    // React believes in the state it is set to; the click makes the difference.
    field.checked = !state.checked;
    field.click();
  } else if (field.type === 'file') {
    if (field instanceof HTMLInputElement && state.files) field.files = state.files;
    tell(field, 'change');
  } else {
    // Another value first, and one that a field for a number may have too: React tells no change from what it was set to.
    field.value = state.value ? '' : '0';
    setValue(field, state.value);
    tell(field, 'input');
  }
};

const restoreFocus = (field: Field, { focused, caret }: FieldState) => {
  if (!focused) return;
  if (field !== document.activeElement) field.focus({ preventScroll: true });
  if (caret && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
};

/**
 * Tells React what stands in the fields: it keeps typed text when it hydrates, but does not know of it, and would
 * empty the field with the next render. Call it after React is there.
 */
export const restoreFields = (states: readonly FieldState[]): void => {
  for (const state of states) {
    const field = current(state);
    if (!field) continue;
    if (state.touched && !field.disabled) restoreValue(field, state);
    restoreFocus(field, state);
  }
};
