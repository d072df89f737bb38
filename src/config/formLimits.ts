/**
 * Limits of the visitor forms (docs/specification/forms.md, 'Shared rules'): both the browser and the CMS hold to
 * them.
 */
export const formLimits = {
  name: { min: 6, max: 200 },
  email: 254,
  phone: { min: 6, max: 12 },
  message: 10_000,
  companyName: 200,
  files: 2,
  /** Bytes of one file. */
  file: 10_000_000,
} as const;

/** What may be attached to a quote and an application. */
export const fileTypes = ['pdf', 'doc', 'docx'] as const;

/** The e-mail rule of the forms that state it: local part, @, domain, an ending of two or three letters. */
export const emailRule = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,3}$/;

/** After how many milliseconds a chosen package becomes the subject of the order. */
export const packageDelay = 400;

/** What a message, a quote or a request may be about. */
export const subjects = ['web', 'app', 'graphic', 'marketing', 'resource', 'other'] as const;

export type Subject = (typeof subjects)[number];

/** What one can apply for; the openings of the first three are hidden, their values stay valid. */
export const positions = [
  'junior_qc_engineer',
  'business_development_executive',
  'front_end_developer',
  'developer_intern',
  'graphic_designer_intern',
  'qc_intern',
  'other',
] as const;

export type Position = (typeof positions)[number];

/** The questions of a web quote, and how many answers each has. */
export const questions = { deadline: 3, contentPlan: 3, pageRequest: 4, featureRequest: 5 } as const;

export type Question = keyof typeof questions;
