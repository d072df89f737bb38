/** The years that a date on the site may be of. */
export const FIRST_YEAR = 2000;
/** The last one that the date picker of Strapi's forms (5.54) has: it makes every later date the last day of this one. */
export const LAST_YEAR = 2099;

/** Whether a date or a moment is one that somebody meant. What is none at all is Strapi's to refuse. */
export const isPlausible = (value: string | Date): boolean => {
  const year = new Date(value).getUTCFullYear();
  return Number.isNaN(year) || (year >= FIRST_YEAR && year <= LAST_YEAR);
};
