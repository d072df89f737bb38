/** The form once more, with what the visitor wrote and what is wrong, to be sent again without a script. */
import { type AskedField, type Choice, type Field, holds, isAsked, isSent } from '../../forms/definition';
import type { Question } from '../captcha/question';
import type { FieldErrors, RawFields } from '../form/checkFields';
import { type Form, FORM_PATHS, forms } from '../form/forms';
import { type Lang, messageFor } from '../form/messages';
import { say, sayInForm, sayOf } from '../form/strings';
import { type Html, html } from './html';

export interface FormState {
  form: Form;
  lang: Lang;
  fields: RawFields;
  errors: FieldErrors;
  question?: Question;
  /** What comes along and nobody sees, beside its fields. */
  hidden?: Readonly<Record<string, string>>;
}

// Without its country a number is no `tel` to HTML, but the keyboard of a phone is what it wants.
const INPUTS: Partial<
  Record<AskedField['kind'], { type?: string; inputMode?: string; autocomplete?: string }>
> = {
  name: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { inputMode: 'tel', autocomplete: 'tel-national' },
  vietnamesePhone: { inputMode: 'tel', autocomplete: 'tel-national' },
};

const valueOf = ({ fields }: FormState, field: string): string => {
  const value = fields[field];
  return typeof value === 'string' ? value : '';
};

const wrongness = ({ errors }: FormState, field: string): Html | undefined =>
  errors[field] ? html` aria-invalid="true" aria-describedby="${field}-error"` : undefined;

const errorLine = ({ errors, form, lang }: FormState, field: string): Html | undefined =>
  errors[field]
    ? html`<p class="error" id="${field}-error">${messageFor(form.id, lang, field, errors[field])}</p>`
    : undefined;

const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

const labelOf = (state: FormState, field: string): string => {
  const asked = state.form.fields[field];
  const by = asked && 'labelledBy' in asked ? asked.labelledBy : undefined;
  return sayInForm(state.form, state.lang, `fields.${field}.label`, {}, by && valueOf(state, by));
};

/** The values of a field to choose from, with their names. */
const choicesOf = ({ form, lang }: FormState, field: string, choice: Choice): [string, string][] => {
  const name = (value: string) => sayInForm(form, lang, `fields.${field}.options.${value}`);
  return [...choice.values, ...(choice.alsoTaken ?? [])].map((value) => [
    value,
    choice.named ? value : name(value),
  ]);
};

const optionalOf = (state: FormState): Html => html` (${sayInForm(state.form, state.lang, 'optional')})`;

const select = (state: FormState, field: string, choices: [string, string][]): Html => {
  const chosen = valueOf(state, field);
  const option = ([value, name]: [string, string]): Html =>
    html`<option value="${value}" ${value === chosen && html` selected`}>${name}</option>`;
  return html`<select id="${field}" name="${field}" ${wrongness(state, field)}>
    <option value=""></option>
    ${choices.map(option)}
  </select>`;
};

const radios = (state: FormState, field: string, choices: [string, string][]): Html => {
  const chosen = valueOf(state, field);
  const radio = ([value, name]: [string, string]): Html =>
    html`<label
      ><input
        type="radio"
        name="${field}"
        value="${value}"
        ${value === chosen && html` checked`}
      />${name}</label
    >`;
  return html`<fieldset class="field" ${wrongness(state, field)}>
    <legend>${labelOf(state, field)}</legend>
    ${choices.map(radio)}${errorLine(state, field)}
  </fieldset>`;
};

const textarea = (state: FormState, field: string): Html =>
  // A line break right behind the tag is dropped by browsers: the first one is ours.
  html`<textarea id="${field}" name="${field}" rows="8" ${wrongness(state, field)}>
${valueOf(state, field)}</textarea>`;

const input = (state: FormState, field: string, asked: AskedField): Html => {
  const { type, inputMode, autocomplete } = INPUTS[asked.kind] ?? {};
  const own = 'autocomplete' in asked ? asked.autocomplete : autocomplete;
  return html`<input
    id="${field}"
    name="${field}"
    type="${type ?? 'text'}"
    inputmode="${inputMode ?? 'text'}"
    autocomplete="${own ?? 'off'}"
    value="${valueOf(state, field)}"
    ${wrongness(state, field)}
  />`;
};

const control = (state: FormState, field: string, asked: AskedField): Html => {
  if (asked.kind === 'choice') return select(state, field, choicesOf(state, field, asked));
  return asked.kind === 'text' ? textarea(state, field) : input(state, field, asked);
};

const fieldHtml = (state: FormState, field: string, asked: Field): Html | undefined => {
  if (!isSent(asked)) return undefined;
  if (!isAsked(asked)) return valueOf(state, field) ? hidden(field, valueOf(state, field)) : undefined;
  if (!holds(asked.when, state.fields)) return undefined;
  if (asked.kind === 'choice' && asked.as === 'radios')
    return radios(state, field, choicesOf(state, field, asked));
  return html`<div class="field">
    <label for="${field}">${labelOf(state, field)}${asked.optional && optionalOf(state)}</label>
    ${control(state, field, asked)}${errorLine(state, field)}
  </div>`;
};

const filesHtml = (state: FormState): Html | undefined => {
  if (state.form.files === 'none') return undefined;
  const upload = (name: string): Html =>
    html`<input
      type="file"
      id="${name}"
      name="${name}"
      accept="${state.form.fileTypes.map((type) => `.${type}`).join()}"
      aria-labelledby="files-label"
      ${wrongness(state, 'files')}
    />`;
  return html`<div class="field">
    <label id="files-label" for="file0"
      >${labelOf(state, 'files')}${state.form.files === 'some' && optionalOf(state)}</label
    >
    <p>${sayOf(state.form.id, state.lang, 'page.filesAgain')}</p>
    ${Array.from({ length: state.form.mostFiles }, (_, index) => upload(`file${index}`))}${errorLine(state, 'files')}
  </div>`;
};

const questionHtml = (state: FormState): Html | undefined => {
  const { question, lang } = state;
  if (!question) return undefined;
  return html`<div class="field">
    <label for="answer">${say(lang, 'page.question')} ${question.text}</label>
    <input
      id="answer"
      name="answer"
      inputmode="numeric"
      autocomplete="off"
    />${hidden('captcha', question.token)}
  </div>`;
};

/** Addresses that several forms share need to be told which one it is. */
const sharesAddress = ({ path }: Form): boolean =>
  FORM_PATHS.includes(path) && Object.values(forms).filter((form) => form.path === path).length > 1;

/** The form as HTML. Its address is the one it was sent to. */
export const formHtml = (state: FormState): Html => {
  const { form, lang } = state;
  const encoding = form.files === 'none' ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  return html`<form method="post" enctype="${encoding}">
    ${sharesAddress(form) && hidden('form', form.id)}${hidden('lang', lang)}
    ${Object.entries(state.hidden ?? {}).map(([name, value]) => hidden(name, value))}
    <div class="trap" aria-hidden="true">
      <label for="website">Website</label
      ><input id="website" name="website" tabindex="-1" autocomplete="off" />
    </div>
    ${Object.entries(form.fields)
      .filter(([field]) => field !== 'lang')
      .map(([field, asked]) => fieldHtml(state, field, asked))}
    ${filesHtml(state)}${questionHtml(state)}
    <button type="submit">${say(lang, 'page.send')}</button>
  </form>`;
};
