/** What visitors choose from, by the values that are sent. */

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

/**
 * The three web packages of the Vietnamese page, by the names an order says
 * (docs/specification/pages.md, 'Web packages').
 */
export const packages = ['gói CƠ BẢN', 'gói TIÊU CHUẨN', 'gói TUỲ BIẾN'] as const;

/** The same three in English: an order may say them too. */
export const otherPackageNames = ['Personal', 'Advance', 'Ultimate'] as const;

export type WebPackage = (typeof packages)[number];
