import { en } from './en';
import { vi } from './vi';

/**
 * What the forms call a field at first; its name where it has no label.
 *
 * @param owner the type or component that it is of.
 * @param language of the editor's admin; English stands in for all but Vietnamese.
 */
export const labelOf = (owner: string, field: string, language: unknown): string =>
  (language === 'vi' ? vi : en)[owner]?.[field]?.label ?? field;
