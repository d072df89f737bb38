/** Who gets the e-mails of the forms, as settings of a CMS. */
export const MAILBOXES = { MAIL_TO: 'hello@saola.example', MAIL_TO_SALES: 'sales@saola.example' };
