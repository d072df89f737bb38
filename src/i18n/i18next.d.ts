import 'i18next';

import type application from '../../cms/src/forms/locales/en/application.json';
import type banners from '../../content/locales/en/banners.json';
import type blog from '../../content/locales/en/blog.json';
import type careers from '../../content/locales/en/careers.json';
import type company from '../../content/locales/en/company.json';
import type contact from '../../content/locales/en/contact.json';
import type form from '../../cms/src/forms/locales/en/form.json';
import type order from '../../cms/src/forms/locales/en/order.json';
import type quote from '../../cms/src/forms/locales/en/quote.json';
import type service from '../../content/locales/en/service.json';
import type shell from '../../content/locales/en/shell.json';
import type site from '../../content/locales/en/site.json';
import type specimen from '../../content/locales/en/specimen.json';
import type styleguide from '../../content/locales/en/styleguide.json';

declare module 'i18next' {
  /** Makes a key that is not in the English file a compile error. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      application: typeof application;
      banners: typeof banners;
      blog: typeof blog;
      careers: typeof careers;
      company: typeof company;
      contact: typeof contact;
      form: typeof form;
      order: typeof order;
      quote: typeof quote;
      service: typeof service;
      shell: typeof shell;
      site: typeof site;
      specimen: typeof specimen;
      styleguide: typeof styleguide;
    };
    returnNull: false;
  }
}
