import { career } from './career';
import { contact } from './contact';
import type { Form, FormId } from './definition';
import { order } from './order';
import { purchase } from './purchase';
import { quote } from './quote';
import { subscribe } from './subscribe';

/** The one table of the forms (docs/forms.md, 'A form is a definition'). */
export const forms: Readonly<Record<FormId, Form>> = { contact, subscribe, career, order, quote, purchase };

export const isFormId = (value: unknown): value is FormId =>
  typeof value === 'string' && Object.hasOwn(forms, value);

/** The addresses of all forms, each once. */
export const formPaths: readonly string[] = [...new Set(Object.values(forms).map(({ path }) => path))];
