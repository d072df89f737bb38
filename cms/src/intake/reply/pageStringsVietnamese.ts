import { choiceNames } from '../description/choiceNames';
import type { PageStrings } from './pageStringsShape';

export const vietnameseStrings: PageStrings = {
  title: {
    contact: 'Liên hệ',
    subscribe: 'Nhận bản tin',
    career: 'Ứng tuyển',
    order: 'Đặt gói website',
    quote: 'Nhận báo giá miễn phí',
  },
  labels: {
    name: 'Họ và tên',
    email: 'Email',
    phone: 'Số điện thoại',
    companyName: 'Công ty',
    subject: 'Chủ đề',
    position: 'Vị trí',
    deadline: 'Bạn cần hoàn thành khi nào?',
    contentPlan: 'Nội dung và hình ảnh thế nào?',
    pageRequest: 'Website có bao nhiêu trang?',
    featureRequest: 'Website cần làm được gì?',
    message: 'Nội dung',
    files: 'File',
  },
  options: {
    ...choiceNames.vn,
    deadline: ['Trong vòng một tháng', 'Một đến hai tháng', 'Hơn hai tháng'],
    contentPlan: ['Đã có đầy đủ', 'Có một phần nội dung và hình ảnh', 'Chưa có'],
    pageRequest: ['Một trang', 'Tối đa 5 trang', 'Tối đa 10 trang', 'Chưa rõ'],
    featureRequest: [
      'Giới thiệu doanh nghiệp, sản phẩm và dịch vụ',
      'Bán hàng trực tuyến, có giỏ hàng và thanh toán',
      'Trưng bày dự án đã làm',
      'Blog',
      'Khác',
    ],
  },
  wrong: 'Sắp xong rồi. Vui lòng xem lại các mục được đánh dấu.',
  question: 'Một câu hỏi cuối để chặn thư rác tự động:',
  filesAgain: 'Tải tối đa 2 file pdf, docx hoặc doc. Vui lòng chọn lại file.',
  refusedFile: (email) =>
    `Không nhận được file: file có macro, mã lệnh hoặc file khác bên trong, được bảo vệ, hoặc không đúng với tên. Vui lòng lưu lại thành PDF, hoặc gửi đến ${email}.`,
  send: 'Gửi',
  back: 'Về trang web',
  optional: 'không bắt buộc',
  success: (form, salesEmail) => {
    if (form === 'contact') return 'Đã gửi tin nhắn thành công, chúng tôi sẽ sớm trả lời bạn!';
    if (form === 'subscribe') return 'Cảm ơn bạn đã đăng ký!';
    if (form === 'quote')
      return `Cảm ơn bạn! Chúng tôi đã nhận được yêu cầu và sẽ sớm liên hệ với bạn từ địa chỉ ${salesEmail}.`;
    if (form === 'order') return 'Yêu cầu của bạn đã được gửi. Chúng tôi sẽ sớm liên hệ với bạn!';
    return 'Cảm ơn bạn đã ứng tuyển, chúng tôi sẽ liên hệ với bạn sớm nhất có thể!';
  },
  refusal: {
    400: 'Không đọc được biểu mẫu này.',
    409: 'Biểu mẫu này đã được gửi trước đó với nội dung khác. Vui lòng tải lại trang.',
    413: 'Dung lượng quá lớn: tối đa hai file, mỗi file 10 MB.',
    415: 'Biểu mẫu được gửi ở dạng chúng tôi không hiểu.',
    429: 'Bạn đã gửi quá nhiều lần trong thời gian ngắn. Vui lòng đợi vài phút.',
    503: 'Chưa lưu được tin của bạn. Vui lòng thử lại sau giây lát.',
  },
  elsewhere: (email) => `Bạn cũng có thể viết đến ${email}.`,
};
