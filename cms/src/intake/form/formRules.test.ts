/** The rules of the forms' fields (docs/specification/forms.md). The site runs the same cases. */
import career from '../../../../contracts/forms/career.json';
import contact from '../../../../contracts/forms/contact.json';
import order from '../../../../contracts/forms/order.json';
import purchase from '../../../../contracts/forms/purchase.json';
import quote from '../../../../contracts/forms/quote.json';
import subscribe from '../../../../contracts/forms/subscribe.json';
import { type RawFields, checkFields } from './checkFields';
import { checkFiles } from './checkFiles';
import { type FormId, forms } from './forms';
import { messageFor } from './messages';

interface Case {
  name: string;
  input: RawFields & { files?: { name: string; size: number }[] };
  errors: Record<string, string>;
  value?: Record<string, string>;
}

const cases = { career, contact, order, purchase, quote, subscribe } as unknown as Record<FormId, Case[]>;

describe.each(Object.entries(cases) as [FormId, Case[]][])('the form %s', (id, ofForm) => {
  it.each(ofForm)('$name', ({ input: { files = [], ...fields }, errors, value }) => {
    const checked = checkFields(forms[id], fields);
    const ofFiles = checkFiles(forms[id], files);
    expect({ ...checked.errors, ...(ofFiles ? { files: ofFiles } : {}) }).toEqual(errors);
    if (value) expect(checked.values).toMatchObject(value);
  });
});

describe('the words for a wrong field', () => {
  it.each<[FormId, 'en' | 'vn', string, string, string]>([
    ['contact', 'en', 'name', 'required', 'Name is required'],
    ['contact', 'en', 'name', 'min', 'Name must be at least 6 characters'],
    ['contact', 'en', 'email', 'required', 'Email is required'],
    ['contact', 'en', 'email', 'pattern', 'Email is invalid'],
    ['contact', 'en', 'phone', 'required', 'Mobile is required'],
    ['contact', 'en', 'phone', 'length', 'Mobile number must be between 6 and 12 digits'],
    ['contact', 'en', 'phone', 'digits', 'Invalid Mobile Number'],
    ['contact', 'en', 'subject', 'required', 'Subject is required'],
    ['contact', 'en', 'message', 'required', 'Message is required'],
    ['contact', 'en', 'captcha', 'required', 'Please complete captcha verification to submit your request.'],
    ['quote', 'en', 'phone', 'required', 'Phone is required'],
    ['quote', 'en', 'phone', 'digits', 'Phone is invalid'],
    ['quote', 'en', 'phone', 'length', 'Phone is invalid'],
    ['quote', 'en', 'deadline', 'required', 'Please select options above'],
    ['quote', 'vn', 'name', 'required', 'Vui lòng nhập tên'],
    ['quote', 'vn', 'name', 'min', 'Vui lòng nhập ít nhất 6 ký tự'],
    ['quote', 'vn', 'files', 'count', 'Tải tối đa 2 file'],
    ['order', 'vn', 'phone', 'required', 'Vui lòng nhập số điện thoại'],
    ['order', 'vn', 'phone', 'length', 'Số điện thoại phải có từ 6 đến 12 chữ số'],
    ['order', 'vn', 'phone', 'digits', 'Số điện thoại không hợp lệ'],
    ['order', 'vn', 'email', 'required', 'Vui lòng nhập email'],
    ['order', 'vn', 'email', 'pattern', 'Email không hợp lệ'],
    ['career', 'en', 'position', 'required', 'Position is required'],
    ['career', 'en', 'files', 'required', 'File is required'],
    ['career', 'en', 'files', 'count', 'Maximum is 2 files'],
    ['career', 'en', 'files', 'type', 'Please upload only pdf, doc, docx file'],
    ['subscribe', 'en', 'email', 'required', 'Email is required'],
    ['subscribe', 'en', 'email', 'pattern', 'Email is invalid'],
    ['contact', 'en', 'captcha', 'invalid', 'The captcha has expired. Please complete it again.'],
    ['contact', 'vn', 'captcha', 'required', 'Vui lòng xác minh captcha để gửi yêu cầu của bạn.'],
    ['contact', 'vn', 'captcha', 'invalid', 'Captcha đã hết hạn. Vui lòng xác minh lại.'],
    ['contact', 'en', 'admin', 'unknown', 'This form has no such field'],
    ['contact', 'vn', 'admin', 'unknown', 'Biểu mẫu không có mục này'],
    ['contact', 'en', 'name', 'toString', 'This is invalid'],
    ['contact', 'vn', 'countryCode', 'pattern', 'Thông tin không hợp lệ'],
  ])('%s, %s, %s, %s', (form, lang, field, code, words) => {
    expect(messageFor(form, lang, field, code)).toBe(words);
  });
});

describe('a text', () => {
  const cleaned = (name: string) =>
    checkFields(forms.contact, {
      name,
      email: 'a@example.com',
      phone: '123456',
      subject: 'web',
      message: 'x',
    }).values.name;

  it('loses control characters and the marks that turn its direction', () => {
    expect(cleaned('Linh\u0000 \u202eTran\u0007')).toBe('Linh Tran');
  });

  it('is stored in one normal form, so that an accent typed in two ways is the same', () => {
    expect(cleaned('Nguye\u0302\u0303n An')).toBe('Nguyễn An');
  });

  it('loses half characters, which no database takes', () => {
    expect(cleaned('Linh \ud83d Tran')).toBe('Linh \ufffd Tran');
  });
});

it.each(['__proto__', 'constructor', 'toString'])(
  'refuses the field %s like every other unknown one',
  (field) => {
    const raw = JSON.parse(`{"email":"a@example.com","${field}":"x"}`) as RawFields;
    const { errors } = checkFields(forms.subscribe, raw);
    expect(Object.entries(errors)).toEqual([[field, 'unknown']]);
  },
);
