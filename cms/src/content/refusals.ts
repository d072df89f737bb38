/** What an editor is told about an entry that cannot be published, and what to do. */
import { FIRST_YEAR, LAST_YEAR } from './plausibleDate';
import { LONGEST_SLUG } from './slugOf';
import type { Taken } from './takenSlug';

/** Why a field is refused. */
export type Problem =
  'blank' | 'noSlug' | 'longSlug' | 'wrongSlug' | 'reservedSlug' | 'oddDate' | 'foreignPicture';

const english = (problem: Problem, field: string, value: string): string => {
  switch (problem) {
    case 'blank':
      return `“${field}” is empty. The site shows it: write something there, not only spaces.`;
    case 'noSlug':
      return `“${field}” is empty. It becomes the address on the site: write one, or press “Regenerate” beside it.`;
    case 'longSlug':
      return `“${field}” is too long: ${value.length} characters. An address on the site may have ${LONGEST_SLUG}: shorten it.`;
    case 'wrongSlug':
      return `“${value}” cannot be an address on the site. In “${field}”, use small letters without accents, digits, and single hyphens between them, as in “our-new-office”.`;
    case 'reservedSlug':
      return `“${value}” is an address of the site itself. Write another one in “${field}”, as “${value}-1”.`;
    case 'oddDate':
      return `“${field}” is ${value.slice(0, 10)}. A date on the site is between ${FIRST_YEAR} and ${LAST_YEAR}: look at its year.`;
    case 'foreignPicture':
      return `“${field}” has a picture that is not in the media library: ${value.slice(0, 120)}. The site would not show it: upload the picture, and put it there in place of this one.`;
  }
};

const vietnamese = (problem: Problem, field: string, value: string): string => {
  switch (problem) {
    case 'blank':
      return `“${field}” đang để trống. Trang web có hiển thị mục này: hãy nhập nội dung, đừng chỉ để khoảng trắng.`;
    case 'noSlug':
      return `“${field}” đang để trống. Mục này sẽ là địa chỉ trên trang web: hãy nhập, hoặc bấm nút “Tạo lại từ tiêu đề” ở bên cạnh.`;
    case 'longSlug':
      return `“${field}” quá dài: ${value.length} ký tự. Địa chỉ trên trang web chỉ được có tối đa ${LONGEST_SLUG} ký tự: hãy rút ngắn lại.`;
    case 'wrongSlug':
      return `“${value}” không dùng làm địa chỉ trên trang web được. Ở mục “${field}”, hãy chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối đơn ở giữa, ví dụ “van-phong-moi”.`;
    case 'reservedSlug':
      return `“${value}” là địa chỉ riêng của trang web. Hãy đặt địa chỉ khác ở mục “${field}”, ví dụ “${value}-1”.`;
    case 'oddDate':
      return `“${field}” là ${value.slice(0, 10)}. Ngày trên trang web phải nằm trong khoảng từ năm ${FIRST_YEAR} đến năm ${LAST_YEAR}: hãy xem lại năm.`;
    case 'foreignPicture':
      return `“${field}” có ảnh không nằm trong thư viện: ${value.slice(0, 120)}. Trang web sẽ không hiển thị ảnh này: hãy tải ảnh lên thư viện rồi chèn lại.`;
  }
};

/** @param language of the editor's admin; English stands in for all but Vietnamese. */
export const refusal = (problem: Problem, field: string, value: string, language: unknown): string =>
  (language === 'vi' ? vietnamese : english)(problem, field, value);

/** The same of a slug that another entry has. */
export const takenRefusal = (
  field: string,
  slug: string,
  { title, free }: Pick<Taken, 'title' | 'free'>,
  language: unknown,
): string =>
  language === 'vi'
    ? `“${title}” đã dùng địa chỉ “${slug}”. Hãy đặt địa chỉ khác ở mục “${field}”, ví dụ “${free}”.`
    : `“${title}” has the address “${slug}” already. Write another one in “${field}”, such as “${free}”.`;
