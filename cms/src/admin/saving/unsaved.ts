import { type EntryForm, keyOf } from '../entry/form';
import { type Changes, together } from './changes';

/**
 * What somebody wrote into a form and did not save, for as long as the tab is open. What is being written, and what was left
 * over when the form was closed and is offered when it is opened again.
 */
type Place = 'writing' | 'unsaved';

/** Whose form it is: others who log in in this tab are not offered what he wrote. */
export interface OwnForm extends EntryForm {
  editor: string;
}

const listeners = new Set<() => void>();

/** Tells when something was kept, or is kept no longer. */
export const onUnsaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const tell = (): void => listeners.forEach((listener) => listener());

const nameOf = (place: Place, form: OwnForm): string => [place, form.editor, keyOf(form)].join(' ');

const keep = (place: Place, form: OwnForm, changes: Changes): void => {
  try {
    window.sessionStorage.setItem(nameOf(place, form), JSON.stringify(changes));
  } catch {
    // The tab keeps no more than some megabytes. The form still has it.
  }
  tell();
};

const drop = (name: string): void => {
  window.sessionStorage.removeItem(name);
  tell();
};

const changesIn = (kept: string | null): Changes | undefined =>
  kept === null ? undefined : (JSON.parse(kept) as Changes);

export const keepWriting = (form: OwnForm, changes: Changes): void => keep('writing', form, changes);

export const dropWriting = (form: OwnForm): void => drop(nameOf('writing', form));

/** What is offered, as it is stored: the same text while it is the same. */
export const storedOffer = (form: OwnForm): string | null =>
  window.sessionStorage.getItem(nameOf('unsaved', form));

export const offerOf = (form: OwnForm): Changes | undefined => changesIn(storedOffer(form));

export const dropOffer = (form: OwnForm): void => drop(nameOf('unsaved', form));

/** A form is opened: what was being written when it was closed is offered, with what was offered already. */
export const offerWhatWasLeft = (form: OwnForm): void => {
  const left = changesIn(window.sessionStorage.getItem(nameOf('writing', form)));
  if (!left) return;
  keep('unsaved', form, together(offerOf(form), left));
  dropWriting(form);
};

/** An entry was saved, in one language or, in a type without languages, as a whole: what is kept of it is older. */
export const forgetUnsaved = (form: EntryForm): void => {
  const ends = [form, { ...form, locale: undefined }].map((each) => ` ${keyOf(each)}`);
  Object.keys(window.sessionStorage)
    .filter((name) => /^(writing|unsaved) /.test(name) && ends.some((end) => name.endsWith(end)))
    .forEach(drop);
};
