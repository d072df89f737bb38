/**
 * What a visitor is told about a wrong field: the same messages as on the site
 * (docs/specification/forms.md, 'Texts of errors'). The site's are in content/locales; a test compares them.
 */
import type { FormId } from './forms';

export type Lang = 'en' | 'vn';

type Codes = Record<string, string>;
type Messages = Record<string, Codes>;

const en: Messages = {
  name: {
    required: 'Name is required',
    min: 'Name must be at least 6 characters',
    max: 'Name is too long',
  },
  email: { required: 'Email is required', pattern: 'Email is invalid', max: 'Email is too long' },
  phone: {
    required: 'Mobile is required',
    length: 'Mobile number must be between 6 and 12 digits',
    digits: 'Invalid Mobile Number',
  },
  companyName: { max: 'The company’s name is too long' },
  subject: { required: 'Subject is required', option: 'Please choose a subject from the list' },
  position: { required: 'Position is required', option: 'Please choose a position from the list' },
  message: { required: 'Message is required', max: 'Message is too long: 10,000 characters at most' },
  files: {
    required: 'File is required',
    count: 'Maximum is 2 files',
    type: 'Please upload only pdf, doc, docx file',
    size: 'A file may have 10 MB at most',
  },
  captcha: {
    required: 'Please complete captcha verification to submit your request.',
    invalid: 'The captcha has expired. Please complete it again.',
  },
  any: {
    required: 'Please select options above',
    option: 'Please select options above',
    unknown: 'This form has no such field',
    else: 'This is invalid',
  },
};

const vn: Messages = {
  name: { required: 'Vui lòng nhập tên', min: 'Vui lòng nhập ít nhất 6 ký tự', max: 'Tên quá dài' },
  email: { required: 'Vui lòng nhập email', pattern: 'Email không hợp lệ', max: 'Email quá dài' },
  phone: {
    required: 'Vui lòng nhập số điện thoại',
    length: 'Số điện thoại phải có từ 6 đến 12 chữ số',
    digits: 'Số điện thoại không hợp lệ',
  },
  companyName: { max: 'Tên công ty quá dài' },
  subject: { required: 'Vui lòng chọn chủ đề', option: 'Vui lòng chọn một chủ đề trong danh sách' },
  position: { required: 'Vui lòng chọn vị trí', option: 'Vui lòng chọn một vị trí trong danh sách' },
  message: { required: 'Vui lòng nhập nội dung', max: 'Nội dung quá dài: tối đa 10.000 ký tự' },
  files: {
    required: 'Vui lòng đính kèm file',
    count: 'Tải tối đa 2 file',
    type: 'Vui lòng chỉ tải file pdf, doc, docx',
    size: 'Mỗi file tối đa 10 MB',
  },
  captcha: {
    required: 'Vui lòng xác minh captcha để gửi yêu cầu của bạn.',
    invalid: 'Captcha đã hết hạn. Vui lòng xác minh lại.',
  },
  any: {
    required: 'Vui lòng chọn một phương án ở trên',
    option: 'Vui lòng chọn một phương án ở trên',
    unknown: 'Biểu mẫu không có mục này',
    else: 'Thông tin không hợp lệ',
  },
};

const somePackage = (text: string): Messages => ({ subject: { required: text, option: text } });

/** Where a form says it in other words. */
const ofForm: Partial<Record<FormId, Partial<Record<Lang, Messages>>>> = {
  quote: {
    en: { phone: { required: 'Phone is required', length: 'Phone is invalid', digits: 'Phone is invalid' } },
  },
  order: { en: somePackage('Please choose a package'), vn: somePackage('Vui lòng chọn gói') },
};

const languages = { en, vn };

/** The message for a field that breaks the rule `code`. */
export const messageFor = (form: FormId, lang: Lang, field: string, code: string): string => {
  const messages = languages[lang];
  const codes = [ofForm[form]?.[lang]?.[field], messages[field], messages.any];
  const found = codes.find((each) => each && Object.hasOwn(each, code));
  return found?.[code] ?? messages.any?.else ?? code;
};
