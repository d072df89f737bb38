import type { Catalogue, Form } from './definition';
import { inVietnamese } from './fields';

const catalogue: Catalogue = { kind: 'catalogue' };

/** docs/specification/cms-pages.md, 'Purchase form' */
export const purchase: Form = {
  id: 'purchase',
  path: 'send-email-sequentially',
  api: 'content',
  sentAs: 'purchase',
  strings: { namespace: 'purchase' },
  captcha: 'visible',
  files: { optional: true, types: ['pdf'], most: 1 },
  errorsWhenSent: true,
  recipient: 'sales',
  fields: {
    name: { kind: 'name', min: 1, wide: true },
    email: { kind: 'email', anyAddress: true },
    phone: { kind: 'vietnamesePhone' },
    template: catalogue,
    templateId: catalogue,
    layout: catalogue,
    basicPrice: catalogue,
    extraOptions: { kind: 'catalogue', list: true },
    endPrice: catalogue,
    message: { kind: 'text', optional: true },
    lang: inVietnamese,
  },
};
