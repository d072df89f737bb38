import { parse } from 'yaml';

import { read } from '../../../jest/content';
import { answered, partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';

/** content/home/<language>.yml as the page's query answers it. */
export const homeIn = (language: Language) =>
  partsOf<NonNullable<Queries.HomeQuery['home']>>('home', language);

/** content/clients/facts.yml as the page's query answers it. */
export const clientLogos = () =>
  answered<Queries.ClientLogosFragment>(parse(read('content/clients/facts.yml')));
