/** Strapi's limits of a field stand before its own hint, as a sentence without an end. */
export const hintStrings = {
  en: {
    'content-manager.form.Input.hint.text':
      '{min, select, undefined {} other {min. {min}}}{divider}{max, select, undefined {} other {max. {max}}}{unit}.{br}{description}',
  },
};
