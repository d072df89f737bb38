/** The catalogue of website templates, newest first: path without the language. */
export const newestTemplates = '/collection/?sort=createdAt:desc';
