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

/** What may be attached, where a form says nothing else. */
export const fileTypes = ['pdf', 'doc', 'docx'] as const;

export type FileType = (typeof fileTypes)[number];

/** Which files a form takes: those of all forms, unless its definition says so. */
export const filesOf = ({ types = fileTypes, most = formLimits.files }: FileRule) => ({ types, most });

interface FileRule {
  readonly types?: readonly FileType[];
  readonly most?: number;
}

/** The e-mail rule of the forms that state it: local part, @, domain, an ending of two or three letters. */
export const emailRule = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,3}$/;

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";

/** Any valid address that a mail server of the internet has: a dot-atom of RFC 5322, @, a domain of two labels or more. */
export const anyEmailRule = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})+$`);

/** A number within Vietnam: 0, 1 to 9, and eight or nine digits more. */
export const vietnamesePhoneRule = /^0[1-9][0-9]{8,9}$/;

/** What is left of a number as it was typed: its digits. */
export const digitsOf = (text: string): string => text.replace(/[^0-9]+/g, '');

/**
 * Something that can be seen: a letter, digit, punctuation mark or symbol. What Unicode lets a program ignore is none, and no
 * more are the letters and symbols that have a width and no ink: the Braille pattern without a dot, the null notehead, and
 * the blanks of hieroglyphs. From a text, since a compiler makes a list of thousands of characters of the properties.
 */
const seen = new RegExp(
  '(?![\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\u{13441}\\u{13442}])[\\p{L}\\p{N}\\p{P}\\p{S}]',
  'u',
);

/** The text, or nothing where it has nothing that can be seen. */
export const visible = (text: string): string => (seen.test(text) ? text : '');
