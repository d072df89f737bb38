/**
 * The e-mail that tells visitors that we have what they sent. It repeats nothing of it: otherwise anybody could let us
 * send their own words to a stranger.
 */
import type { FormId } from '../form/forms';
import type { Lang } from '../form/messages';

interface Mail {
  subject: string;
  text: string;
}

const en = (what: string, next: string): Mail => ({
  subject: `We have received your ${what}`,
  text: `Hello,\n\nthank you. We have received your ${what}. ${next}\n\nIf it was not you who wrote to us, please ignore this e-mail.\n`,
});

const vn = (what: string, next: string): Mail => ({
  subject: `Chúng tôi đã nhận được ${what} của bạn`,
  text: `Xin chào,\n\nCảm ơn bạn. Chúng tôi đã nhận được ${what} của bạn. ${next}\n\nNếu bạn không gửi nội dung này, vui lòng bỏ qua email.\n`,
});

const SOON = 'We reply within 24 hours on working days.';
const SOM = 'Chúng tôi sẽ phản hồi trong vòng 24 giờ vào ngày làm việc.';

const mails: Record<FormId, Record<Lang, Mail>> = {
  contact: { en: en('message', SOON), vn: vn('tin nhắn', SOM) },
  subscribe: {
    en: en('subscription', 'You will hear from us when there is something to tell.'),
    vn: vn('đăng ký nhận tin', 'Chúng tôi sẽ viết cho bạn khi có tin mới.'),
  },
  career: {
    en: en('application', 'Somebody reads it within a week, and you get an answer either way.'),
    vn: vn('hồ sơ ứng tuyển', 'Chúng tôi đọc và trả lời mọi hồ sơ trong vòng một tuần.'),
  },
  order: { en: en('order', SOON), vn: vn('đơn đặt hàng', SOM) },
  quote: { en: en('request for a quote', SOON), vn: vn('yêu cầu báo giá', SOM) },
};

export const confirmationText = (form: FormId, lang: Lang): Mail => mails[form][lang];
