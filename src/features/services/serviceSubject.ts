import type { Subject } from '../../config/formLimits';

/** What a service's buttons make the contact form be about (docs/specification/forms.md, 'Subjects'). */
const subjectOf: Readonly<Record<string, Subject>> = {
  'web-development': 'web',
  'mobile-app-development': 'app',
  'graphic-design': 'graphic',
  'digital-marketing': 'marketing',
  'offshore-development-center': 'resource',
};

/** `other` for a service that has none. */
export const serviceSubject = (slug: string): Subject => subjectOf[slug] ?? 'other';
