import type { Sending, Values } from '../definition';

/** The body of a form with files: its values, what every request carries, and the files as file0, file1. */
export const multipart = (values: Values, { language, captcha, website, files }: Sending): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, lang: language, captcha, website }))
    body.set(name, value);
  files.forEach((file, index) => body.set(`file${index}`, file, file.name));
  return body;
};
