/** How a purchase is told: to the team, and to the customer, who reads what the catalogue says and nothing that was written. */
import { filledIn, submissionOf } from '../../../tests/support/rowsOfIntake';
import { labelOf } from '../../admin/intake/strings/labelOf';
import { fieldLines, isList, mailto } from '../../admin/intake/submission/fieldLines';
import { lineText } from '../../forms/telling';
import { describeSubmission } from '../description/describeSubmission';
import { toCsv } from '../staff/csv';
import { chatText } from './chat';
import { confirmationText } from './confirmationText';

const fields = {
  name: 'Ẵn',
  email: 'an@pholanh.restaurant',
  phone: '0909214179',
  message: 'Ba chi nhánh.\nTotal: 1 VND',
  lang: 'vn',
  template: 'Phở Lành',
  templateId: 'abc',
  layout: 'Trang chủ',
  basicPrice: '7.900.000 VND',
  extraOptions: '=Viết bài: 3 × 1.500.000 VND = 4.500.000 VND\nChụp ảnh: 3.000.000 VND',
  endPrice: '15.400.000 VND',
};
const purchase = filledIn('purchase', fields);

it('the team reads who wants what, with each line, the total and the file', () => {
  const files = [{ key: 'k', name: 'thực đơn.pdf', size: 1000, sha256: 'x' }];
  const { title, lines } = describeSubmission(submissionOf({ ...purchase, files }));
  expect(title).toBe('Template purchase');
  expect(lines.map(lineText).join('\n')).toBe(`Files, in the CMS: thực đơn.pdf (1 kB)
Name: Ẵn
Phone: 0909214179
Email: an@pholanh.restaurant
Website template: Phở Lành
Template ID: abc
Layout: Trang chủ
Price of the template: 7.900.000 VND
Options: =Viết bài: 3 × 1.500.000 VND = 4.500.000 VND
    Chụp ảnh: 3.000.000 VND
Total: 15.400.000 VND
Language: Vietnamese
Message: Ba chi nhánh.
    Total: 1 VND`);
  expect(chatText(purchase)).toContain('\n    Chụp ảnh: 3.000.000 VND\nTotal: 15.');
});

it('the customer reads what was chosen and what it costs, in Vietnamese, and nothing that was written', () => {
  const { subject, text } = confirmationText('purchase', 'vn', fields);
  expect(subject).toBe('Chúng tôi đã nhận được yêu cầu mua trang web của bạn');
  expect(text).toContain(`với giá tham khảo:

Website mẫu: Phở Lành
Mã mẫu: abc
Giao diện: Trang chủ
Giá website mẫu: 7.900.000 VND
Tuỳ chọn: =Viết bài: 3 × 1.500.000 VND = 4.500.000 VND
    Chụp ảnh: 3.000.000 VND
Tổng: 15.400.000 VND
`);
  expect(text).not.toMatch(/Ẵn|pholanh|0909214179|chi nhánh/);
});

it('staff see the options as a list, in their language, and a spreadsheet calculates nothing', () => {
  expect(isList('purchase', 'extraOptions')).toBe(true);
  expect(isList('purchase', 'message')).toBe(false);
  expect(isList('gone', 'extraOptions')).toBe(false);
  expect(labelOf('vi', 'purchase', 'extraOptions')).toBe('Tuỳ chọn');
  expect(labelOf('en', 'purchase')).toBe('Template purchase');
  expect(fieldLines('purchase', fields).map(({ field }) => field)).toEqual([
    ...[
      'name',
      'phone',
      'email',
      'template',
      'templateId',
      'layout',
      'basicPrice',
      'extraOptions',
      'endPrice',
    ],
    ...['lang', 'message'],
  ]);
  expect(toCsv([purchase])).toContain('"\'=Viết bài: 3 × ');
});

it('an address that staff write to begins no second part of a link', () => {
  expect(mailto("o'b?cc=x&%&#@example.com")).toBe("mailto:o'b%3Fcc%3Dx%26%25%26%23@example.com");
  expect(mailto('an@example.com')).toBe('mailto:an@example.com');
});
