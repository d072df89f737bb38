/** What the pages that answer a form have to say in every language. */
import type { FormId } from '../form/forms';

export interface PageStrings {
  title: Record<FormId, string>;
  labels: Record<string, string>;
  options: Record<string, string[] | Record<string, string>>;
  wrong: string;
  question: string;
  filesAgain: string;
  refusedFile: (email: string) => string;
  send: string;
  back: string;
  optional: string;
  success: (form: FormId, salesEmail: string) => string;
  refusal: Record<number, string>;
  elsewhere: (email: string) => string;
}
