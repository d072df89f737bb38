/** The header in which a form of the admin says when the entry was saved that it shows. */
export const READ_AT = 'x-entry-saved-at';
