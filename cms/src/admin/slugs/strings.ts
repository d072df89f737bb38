/**
 * What the admin says of a text that its pattern does not match. The admin's own sentence speaks of a 'regex'. Slugs of
 * layouts and addresses on the web have patterns; slugs of entries are checked when they are published.
 */
const WRONG_PATTERN = 'components.Input.error.validation.regex';

/** What stands at a slug that is not free, or is none: the panel says what is wrong with one that is none. */
const UNAVAILABLE = 'content-manager.components.uid.unavailable';

export const KEY = 'slug.';

export const slugStrings: Record<'en' | 'vi', Record<string, string>> = {
  en: {
    [WRONG_PATTERN]:
      'This is not written as it has to be. A slug: small letters without accents, digits, single hyphens, as in “our-new-office”. An address: it begins with https:// and has no spaces.',
    [UNAVAILABLE]: 'Not usable',
    [`${KEY}reserved`]: '“{slug}” is an address of the site itself. Write another one, such as “{free}”.',
    [`${KEY}taken`]: '“{title}” has this address already. Write another one, such as “{free}”.',
    [`${KEY}takenUnread`]: 'Another entry has this address already. Write another one, such as “{free}”.',
    [`${KEY}title`]: 'Address (slug)',
    [`${KEY}wrong`]:
      '“{slug}” cannot be an address on the site. Use small letters without accents, digits, and single hyphens between them, as in “our-new-office”.',
    [`${KEY}long`]: 'The address is too long: it may have {most} characters.',
  },
  vi: {
    [WRONG_PATTERN]:
      'Nội dung này chưa đúng dạng. Slug: chữ thường không dấu, chữ số, dấu gạch nối đơn, ví dụ “van-phong-moi”. Địa chỉ web: bắt đầu bằng https:// và không có khoảng trắng.',
    [UNAVAILABLE]: 'Không hợp lệ',
    [`${KEY}reserved`]: '“{slug}” là địa chỉ riêng của trang web. Hãy đặt địa chỉ khác, ví dụ “{free}”.',
    [`${KEY}taken`]: '“{title}” đã dùng địa chỉ này. Hãy đặt địa chỉ khác, ví dụ “{free}”.',
    [`${KEY}takenUnread`]: 'Một mục khác đã dùng địa chỉ này. Hãy đặt địa chỉ khác, ví dụ “{free}”.',
    [`${KEY}title`]: 'Địa chỉ (slug)',
    [`${KEY}wrong`]:
      '“{slug}” không dùng làm địa chỉ trên trang web được. Hãy chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối đơn ở giữa, ví dụ “van-phong-moi”.',
    [`${KEY}long`]: 'Địa chỉ quá dài: chỉ được có tối đa {most} ký tự.',
  },
};
