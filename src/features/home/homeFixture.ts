import { parse } from 'yaml';

import { partTexts, read } from '../../../jest/content';
import { withFiles } from '../../../jest/queried';
import type { Language } from '../../i18n/locales';

/** content/home/<language>.yml as the page's query answers it. */
export const homeIn = (language: Language) =>
  withFiles(
    partTexts.find((text) => text.folder === 'home' && text.language === language)?.values,
  ) as NonNullable<Queries.HomeQuery['home']>;

/** content/clients/facts.yml as the page's query answers it. */
export const clientLogos = () =>
  withFiles(parse(read('content/clients/facts.yml'))) as Queries.ClientLogosFragment;
