import { contactSubjectKey } from '../lib/contactSubject';
import { closestTo } from './closest';

/** Seconds. */
const oneYear = 31_536_000;

const marked = (target: EventTarget | null, mark: string) =>
  closestTo(target, `[data-${mark}]`)?.dataset[mark];

/** `<button data-field="id" data-value="…">` chooses the value in a list. */
const chooseValue = (target: EventTarget | null) => {
  const field = document.getElementById(marked(target, 'field') ?? '');
  if (field instanceof HTMLSelectElement) field.value = marked(target, 'value') ?? '';
};

/**
 * Remembers what a visitor chose by following a link or opening a dialog, before React is there as well. A link with
 * `data-language`: the language, for a year, in the cookie that the server reads at the bare addresses
 * (docs/specification/addresses.md, 'Language of a visitor'). A link with `data-subject`: what the contact form is to
 * be about (docs/specification/forms.md, 'Subjects'). A button with `data-field` and `data-value`: what the form in
 * its dialog is for.
 */
export const watchChoices = (): void => {
  addEventListener('click', ({ target }) => {
    const language = marked(target, 'language');
    if (language) document.cookie = `saola-language=${language}; path=/; max-age=${oneYear}; samesite=lax`;
    chooseValue(target);
    const subject = marked(target, 'subject');
    try {
      if (subject) localStorage.setItem(contactSubjectKey, subject);
    } catch {
      // Storage may be forbidden: the form then begins without it.
    }
  });
};
