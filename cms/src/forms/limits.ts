/** Limits of the visitor forms (docs/specification/forms.md, 'Shared rules'): both the browser and the CMS hold to them. */
export const formLimits = {
  name: { min: 6, max: 200 },
  email: 254,
  phone: { min: 6, max: 12 },
  line: 200,
  text: 10_000,
  files: 2,
  /** Bytes of one file. */
  file: 10_000_000,
} as const;

/** What may be attached to a quote and an application. */
export const fileTypes = ['pdf', 'doc', 'docx'] as const;

/** The e-mail rule of the forms that state it: local part, @, domain, an ending of two or three letters. */
export const emailRule = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,3}$/;
