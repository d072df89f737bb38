import applicationEn from './locales/en/application.json';
import formEn from './locales/en/form.json';
import intakeEn from './locales/en/intake.json';
import orderEn from './locales/en/order.json';
import purchaseEn from './locales/en/purchase.json';
import quoteEn from './locales/en/quote.json';
import applicationVn from './locales/vn/application.json';
import formVn from './locales/vn/form.json';
import intakeVn from './locales/vn/intake.json';
import orderVn from './locales/vn/order.json';
import purchaseVn from './locales/vn/purchase.json';
import quoteVn from './locales/vn/quote.json';
import type { Lang } from './definition';
import type { Strings } from './strings';

export type { Lang };

/** The strings of the forms. A page of the site asks for those it shows instead, through the GraphQL layer. */
export const locales: Readonly<Record<Lang, Strings>> = {
  en: {
    application: applicationEn,
    form: formEn,
    intake: intakeEn,
    order: orderEn,
    purchase: purchaseEn,
    quote: quoteEn,
  },
  vn: {
    application: applicationVn,
    form: formVn,
    intake: intakeVn,
    order: orderVn,
    purchase: purchaseVn,
    quote: quoteVn,
  },
};
