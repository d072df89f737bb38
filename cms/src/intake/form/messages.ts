/** What a visitor is told about a wrong field: the words of the specification (part 1, section 5), in both languages. */
import type { FormId } from './forms';

export type Lang = 'en' | 'vn';

type Codes = Record<string, string>;
type Messages = Record<string, Codes>;

const en: Messages = {
  name: { required: 'Name is required', min: 'Name must be at least 6 characters' },
  email: { required: 'Email is required', pattern: 'Email is invalid' },
  phone: {
    required: 'Mobile is required',
    length: 'Mobile number must be between 6 and 12 digits',
    digits: 'Invalid Mobile Number',
  },
  subject: { required: 'Subject is required' },
  position: { required: 'Position is required' },
  message: { required: 'Message is required' },
  files: {
    required: 'File is required',
    count: 'Maximum is 2 files',
    type: 'Please upload only pdf, doc, docx file',
    size: 'A file can have 10 MB at most',
  },
  captcha: {
    required: 'Please complete captcha verification to submit your request.',
    invalid: 'The captcha has expired. Please complete it again.',
  },
  any: {
    required: 'Please select options above',
    option: 'Please select one of the options',
    max: 'This text is too long',
    unknown: 'This form has no such field',
    else: 'This is invalid',
  },
};

const vn: Messages = {
  name: { required: 'Vui lòng nhập tên', min: 'Vui lòng nhập ít nhất 6 ký tự' },
  email: { required: 'Vui lòng nhập email', pattern: 'Email không hợp lệ' },
  phone: {
    required: 'Vui lòng nhập số điện thoại',
    length: 'Số điện thoại phải có từ 6 đến 12 chữ số',
    digits: 'Số điện thoại không hợp lệ',
  },
  subject: { required: 'Vui lòng chọn chủ đề' },
  position: { required: 'Vui lòng chọn vị trí ứng tuyển' },
  message: { required: 'Vui lòng nhập nội dung' },
  files: {
    required: 'Vui lòng đính kèm file',
    count: 'Tải tối đa 2 file',
    type: 'Chỉ nhận file pdf, doc, docx',
    size: 'Mỗi file tối đa 10 MB',
  },
  captcha: {
    required: 'Vui lòng hoàn thành xác minh captcha để gửi yêu cầu.',
    invalid: 'Captcha đã hết hạn. Vui lòng xác minh lại.',
  },
  any: {
    required: 'Vui lòng chọn một mục ở trên',
    option: 'Vui lòng chọn một trong các mục có sẵn',
    max: 'Nội dung quá dài',
    unknown: 'Biểu mẫu không có mục này',
    else: 'Thông tin không hợp lệ',
  },
};

/** Where a form says it in other words. */
const ofForm: Partial<Record<FormId, Partial<Record<Lang, Messages>>>> = {
  quote: {
    en: { phone: { required: 'Phone is required', length: 'Phone is invalid', digits: 'Phone is invalid' } },
  },
};

const languages = { en, vn };

/** The words for a field that breaks the rule `code`. */
export const messageFor = (form: FormId, lang: Lang, field: string, code: string): string => {
  const words = languages[lang];
  const codes = [ofForm[form]?.[lang]?.[field], words[field], words.any];
  const found = codes.find((each) => each && Object.hasOwn(each, code));
  return found?.[code] ?? words.any?.else ?? code;
};
