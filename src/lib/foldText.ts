/**
 * The form in which titles are searched and put in order, as the CMS has it (contracts/folded-titles.json): small letters,
 * without diacritics, 'đ' as 'd', words one space apart. 'Nhà  Hàng Bộ' becomes 'nha hang bo'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[\s%_\\]+/g, ' ')
    .trim();
