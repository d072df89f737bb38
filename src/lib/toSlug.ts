import { foldText } from './foldText';

/** A text as a part of an address: 'Tính dung lượng trước đã' becomes 'tinh-dung-luong-truoc-da'. Empty where it has no letter or digit. */
export const toSlug = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
