/** Says its words to the captcha when it is loaded; the package names types for it that it does not have. */
declare module 'altcha/i18n/vi';
