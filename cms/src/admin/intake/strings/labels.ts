/** How forms, their fields and their answers are called. The English words are those of the chat and the e-mails. */
import { choiceNames } from '../../../intake/description/choiceNames';
import { ANSWERS, LABELS, TITLES } from '../../../intake/description/labels';

export interface Labels {
  form: Record<string, string>;
  label: Record<string, string>;
  subject: Record<string, string>;
  answer: Record<string, string[]>;
  position: Record<string, string>;
  place: Record<string, string>;
  lang: Record<string, string>;
}

export const enLabels: Labels = {
  form: TITLES,
  label: { ...LABELS, countryName: 'Country', countryCode: 'Dial code' },
  ...choiceNames.en,
  answer: ANSWERS,
  place: { contact: 'the contact page', service: 'the page of a service' },
  lang: { en: 'English', vn: 'Vietnamese' },
};

export const viLabels: Labels = {
  form: {
    contact: 'Tin nhắn liên hệ',
    subscribe: 'Đăng ký nhận tin',
    career: 'Đơn ứng tuyển',
    order: 'Đặt gói website',
    quote: 'Yêu cầu báo giá',
  },
  label: {
    name: 'Họ và tên',
    countryName: 'Quốc gia',
    countryCode: 'Mã quốc gia',
    phone: 'Số điện thoại',
    email: 'Email',
    companyName: 'Công ty',
    subject: 'Chủ đề',
    position: 'Vị trí',
    place: 'Gửi từ',
    deadline: 'Thời hạn',
    contentPlan: 'Nội dung website',
    pageRequest: 'Số trang',
    featureRequest: 'Chức năng',
    lang: 'Ngôn ngữ',
    message: 'Nội dung',
  },
  ...choiceNames.vn,
  answer: {
    deadline: ['trong vòng một tháng', 'một đến hai tháng nữa', 'sau hơn hai tháng'],
    contentPlan: ['đã có đủ nội dung', 'có một phần chữ và hình ảnh', 'chưa có gì'],
    pageRequest: ['một trang', 'tối đa 5 trang', 'tối đa 10 trang', 'chưa rõ'],
    featureRequest: [
      'giới thiệu doanh nghiệp, sản phẩm và dịch vụ',
      'bán hàng trực tuyến, có giỏ hàng và thanh toán',
      'trưng bày tác phẩm',
      'viết blog',
      'việc khác',
    ],
  },
  place: { contact: 'trang liên hệ', service: 'trang dịch vụ' },
  lang: { en: 'Tiếng Anh', vn: 'Tiếng Việt' },
};
