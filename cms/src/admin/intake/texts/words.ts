/** How forms, their fields and their answers are called. The English words are those of the chat and the e-mails. */
import { ANSWERS, LABELS, SUBJECTS, TITLES } from '../../../intake/words';

export interface Words {
  form: Record<string, string>;
  label: Record<string, string>;
  subject: Record<string, string>;
  answer: Record<string, string[]>;
  position: Record<string, string>;
  place: Record<string, string>;
  lang: Record<string, string>;
}

export const enWords: Words = {
  form: TITLES,
  label: { ...LABELS, countryName: 'Country', countryCode: 'Dial code' },
  subject: SUBJECTS,
  answer: ANSWERS,
  position: {
    junior_qc_engineer: 'Junior QC Engineer',
    business_development_executive: 'Business Development Executive',
    front_end_developer: 'Junior Front-End Developer',
    developer_intern: 'Developer Intern',
    graphic_designer_intern: 'Graphic Designer Intern',
    qc_intern: 'QC Intern',
    other: 'Other',
  },
  place: { contact: 'the contact page', service: 'the page of a service' },
  lang: { en: 'English', vn: 'Vietnamese' },
};

export const viWords: Words = {
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
  subject: {
    web: 'Phát triển website',
    app: 'Phát triển ứng dụng di động',
    graphic: 'Thiết kế đồ hoạ',
    marketing: 'Tiếp thị số',
    resource: 'Cung cấp nhân sự',
    other: 'Khác',
  },
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
  position: {
    junior_qc_engineer: 'Kỹ sư QC (Junior)',
    business_development_executive: 'Chuyên viên phát triển kinh doanh',
    front_end_developer: 'Lập trình viên Front-End (Junior)',
    developer_intern: 'Thực tập sinh lập trình',
    graphic_designer_intern: 'Thực tập sinh thiết kế đồ hoạ',
    qc_intern: 'Thực tập sinh QC',
    other: 'Khác',
  },
  place: { contact: 'trang liên hệ', service: 'trang dịch vụ' },
  lang: { en: 'Tiếng Anh', vn: 'Tiếng Việt' },
};
