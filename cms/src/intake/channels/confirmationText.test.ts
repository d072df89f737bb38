/** What a visitor is promised in the confirmation: the same as on the site. */
import { confirmationText } from './confirmationText';

const SOON = {
  en: 'We reply within 24 hours on working days.',
  vn: 'Chúng tôi sẽ phản hồi trong vòng 24 giờ vào ngày làm việc.',
};

describe.each(['contact', 'order', 'quote'] as const)('the confirmation of the form %s', (form) => {
  it.each(['en', 'vn'] as const)('promises an answer within 24 hours on working days (%s)', (lang) => {
    expect(confirmationText(form, lang).text).toContain(SOON[lang]);
  });
});

it.each([
  ['contact', 'message', 'tin nhắn'],
  ['subscribe', 'subscription', 'đăng ký nhận tin'],
  ['career', 'application', 'hồ sơ ứng tuyển'],
  ['order', 'order', 'đơn đặt hàng'],
  ['quote', 'request for a quote', 'yêu cầu báo giá'],
] as const)('the confirmation of the form %s names what was sent, in both languages', (form, en, vn) => {
  expect(confirmationText(form, 'en').subject).toBe(`We have received your ${en}`);
  expect(confirmationText(form, 'vn').subject).toBe(`Chúng tôi đã nhận được ${vn} của bạn`);
});

it('an applicant is promised an answer within a week', () => {
  expect(confirmationText('career', 'en').text).toContain(
    'Somebody reads it within a week, and you get an answer either way.',
  );
  expect(confirmationText('career', 'vn').text).toContain(
    'Chúng tôi đọc và trả lời mọi hồ sơ trong vòng một tuần.',
  );
});

it('a subscriber is promised no more than news', () => {
  expect(confirmationText('subscribe', 'en').text).toContain(
    'You will hear from us when there is something to tell.',
  );
  expect(confirmationText('subscribe', 'vn').text).toContain('Chúng tôi sẽ viết cho bạn khi có tin mới.');
});

it('whoever did not write to us is asked to ignore it', () => {
  expect(confirmationText('contact', 'en').text).toBe(
    'Hello,\n\nThank you. We have received your message. We reply within 24 hours on working days.\n\n' +
      'If you did not write to us, please ignore this e-mail.\n',
  );
  expect(confirmationText('contact', 'vn').text).toBe(
    'Xin chào,\n\nCảm ơn bạn. Chúng tôi đã nhận được tin nhắn của bạn. Chúng tôi sẽ phản hồi trong vòng 24 giờ vào ngày làm việc.\n\n' +
      'Nếu bạn không gửi nội dung này, vui lòng bỏ qua email.\n',
  );
});
