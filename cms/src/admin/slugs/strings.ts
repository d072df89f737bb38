/**
 * What the admin says of a text that its pattern does not match. The admin's own sentence speaks of a 'regex'. Slugs of
 * layouts and addresses on the web have patterns; slugs of entries are checked when they are published.
 */
const WRONG_PATTERN = 'components.Input.error.validation.regex';

export const slugStrings: Record<'en' | 'vi', Record<string, string>> = {
  en: {
    [WRONG_PATTERN]:
      'This is not written as it has to be. A slug: small letters without accents, digits, single hyphens, as in “our-new-office”. An address: it begins with https:// and has no spaces.',
  },
  vi: {
    [WRONG_PATTERN]:
      'Nội dung này chưa đúng dạng. Slug: chữ thường không dấu, chữ số, dấu gạch nối đơn, ví dụ “van-phong-moi”. Địa chỉ web: bắt đầu bằng https:// và không có khoảng trắng.',
  },
};
