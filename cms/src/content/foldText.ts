/**
 * The form in which titles are compared: lower case, without diacritics, 'đ' as 'd', words one space apart. The
 * characters that SQL's LIKE reads as patterns count as spaces. 'Nhà  Hàng Bộ' becomes 'nha hang bo'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[\s%_\\]+/g, ' ')
    .trim();
