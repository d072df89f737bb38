/** The form once more, with what the visitor wrote and what is wrong, to be sent again without a script. */
import type { Question } from '../captcha/question';
import type { FieldErrors, RawFields } from '../form/checkFields';
import { type Form, FORM_PATHS, forms } from '../form/forms';
import { type Lang, messageFor } from '../form/messages';
import { PACKAGES, QUESTIONNAIRE } from '../form/schemas';
import { type Html, html } from './html';
import { pageStrings } from './pageStrings';

export interface FormState {
  form: Form;
  lang: Lang;
  fields: RawFields;
  errors: FieldErrors;
  question?: Question;
}

const HIDDEN = ['place', 'countryCode', 'countryName'];

const TYPES: Record<string, string> = { email: 'email' };
// Without its country a number is no `tel` to HTML, but the keyboard of a phone is what it wants.
const INPUT_MODES: Record<string, string> = { phone: 'tel' };
const AUTOCOMPLETE: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel-national',
  companyName: 'organization',
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

const labelOf = ({ lang }: FormState, field: string): string => pageStrings(lang).labels[field] ?? field;

/** The values of a field to choose from, with their names; undefined when anything can be written. */
const choicesOf = ({ form, lang }: FormState, field: string): [string, string][] | undefined => {
  if (form.id === 'order' && field === 'subject') return PACKAGES.map((name) => [name, name]);
  const options = pageStrings(lang).options[field];
  return options && Object.entries(options);
};

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

const control = (state: FormState, field: string): Html => {
  const choices = choicesOf(state, field);
  if (choices) return select(state, field, choices);
  const value = valueOf(state, field);
  // A line break right behind the tag is dropped by browsers: the first one is ours.
  if (field === 'message')
    return html`<textarea id="message" name="message" rows="8" ${wrongness(state, field)}>
${value}</textarea>`;
  return html`<input
    id="${field}"
    name="${field}"
    type="${TYPES[field] ?? 'text'}"
    inputmode="${INPUT_MODES[field] ?? 'text'}"
    autocomplete="${AUTOCOMPLETE[field] ?? 'off'}"
    value="${value}"
    ${wrongness(state, field)}
  />`;
};

const fieldHtml = (state: FormState, field: string): Html | undefined => {
  if (HIDDEN.includes(field)) return valueOf(state, field) ? hidden(field, valueOf(state, field)) : undefined;
  const choices = choicesOf(state, field);
  if (field in QUESTIONNAIRE && choices)
    return valueOf(state, 'subject') === 'web' ? radios(state, field, choices) : undefined;
  const optional = field === 'companyName' && html` (${pageStrings(state.lang).optional})`;
  return html`<div class="field">
    <label for="${field}">${labelOf(state, field)}${optional}</label>
    ${control(state, field)}${errorLine(state, field)}
  </div>`;
};

const filesHtml = (state: FormState): Html | undefined => {
  if (state.form.files === 'none') return undefined;
  const input = (name: string): Html =>
    html`<input
      type="file"
      id="${name}"
      name="${name}"
      accept=".pdf,.doc,.docx"
      aria-labelledby="files-label"
      ${wrongness(state, 'files')}
    />`;
  return html`<div class="field">
    <label id="files-label" for="file0">${labelOf(state, 'files')}</label>
    <p>${pageStrings(state.lang).filesAgain}</p>
    ${input('file0')}${input('file1')}${errorLine(state, 'files')}
  </div>`;
};

const questionHtml = (state: FormState): Html | undefined => {
  const { question, lang } = state;
  if (!question) return undefined;
  return html`<div class="field">
    <label for="answer">${pageStrings(lang).question} ${question.text}</label>
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
    <div class="trap" aria-hidden="true">
      <label for="website">Website</label
      ><input id="website" name="website" tabindex="-1" autocomplete="off" />
    </div>
    ${Object.keys(form.schema.fields)
      .filter((field) => field !== 'lang')
      .map((field) => fieldHtml(state, field))}
    ${filesHtml(state)}${questionHtml(state)}
    <button type="submit">${pageStrings(lang).send}</button>
  </form>`;
};
