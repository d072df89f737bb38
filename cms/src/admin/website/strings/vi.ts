import type { StringId } from './en';

export const vi: Record<StringId, string> = {
  title: 'Trang web',
  subtitle: 'Khách đang thấy gì, và những gì sắp lên trang',
  reading: 'Đang hỏi trang web …',
  'reading.failed': 'Chưa đọc được tình trạng của trang web. Hệ thống sẽ hỏi lại sau vài giây.',
  'closed.text': 'Trang này dành cho những ai được đọc nội dung của trang web. Hãy hỏi người quản trị.',

  'rebuild.button': 'Dựng lại ngay',
  'rebuild.asked': 'Trang web đang được dựng lại. Việc này mất khoảng một, hai phút.',
  'rebuild.failed': 'Chưa yêu cầu dựng lại được. Vui lòng thử lại.',

  'status.current': 'Mọi nội dung đã xuất bản đều đã lên trang.',
  'status.currentLater': 'Mọi nội dung đã xuất bản đều đã lên trang, trừ những bài hẹn giờ.',
  'status.since': 'Phiên bản này lên trang từ {since}.',
  'status.version': 'Khách đang thấy phiên bản {at}, lên trang từ {since}.',
  'status.waiting': 'Vừa có nội dung được xuất bản. Vài giây nữa hệ thống sẽ bắt đầu dựng trang.',
  'status.behind':
    'Có nội dung đã xuất bản nhưng chưa lên trang. Trong vòng một phút hệ thống sẽ bắt đầu dựng trang.',
  'status.building': 'Đang dựng phiên bản mới. Trong lúc chờ, khách vẫn xem phiên bản hiện tại.',
  'status.first': 'Chưa có phiên bản nào. Khách vào sẽ thấy thông báo trang đang được dựng.',
  'status.progress': 'Tiến độ dựng trang',
  'phase.waiting': 'Đang chuẩn bị',
  'phase.sourcing': 'Đang đọc nội dung',
  'phase.preparing': 'Đang gom dữ liệu cho các trang',
  'phase.pages': 'Đang tạo các trang',
  'phase.release': 'Đang kiểm tra và đưa lên',

  'unreachable.title': 'Máy chủ trang web không trả lời.',
  'unreachable.text':
    'CMS không kết nối được với máy chủ trang web nên chưa biết tình trạng ra sao. Nội dung bạn xuất bản không bị mất: khi máy chủ hoạt động lại, nội dung sẽ tự lên trang. Hãy báo cho người vận hành.',

  'back.title': 'Trang web đang ở một phiên bản cũ.',
  'back.text':
    '{by, select, nobody {Có người} other {{by}}} đã đưa trang web về phiên bản này vào {at}. Những gì mới hơn, đã xuất bản trước lúc đó, không hiển thị. Trang sẽ giữ nguyên như vậy cho đến lần xuất bản tiếp theo, hoặc khi bạn bấm “Dựng lại ngay”.',

  'failed.title': 'Lần dựng trang gần nhất không thành công. Khách vẫn xem phiên bản trước đó.',
  'failed.settings': 'Một cài đặt của trang web bị sai. Hãy báo cho người vận hành.',
  'failed.cms':
    'Trang web không đọc được nội dung từ CMS. Nếu tình trạng này kéo dài, hãy báo cho người vận hành.',
  'failed.page':
    'Có một trang không dựng được. Hãy xem lại nội dung vừa xuất bản, hoặc đưa bài đó về nội dung trước; nếu vẫn không được, hãy báo cho người vận hành.',
  'failed.release': 'Phiên bản mới không qua được bước kiểm tra. Hãy báo cho người vận hành.',
  'failed.disk': 'Ổ đĩa của máy chủ trang web đã đầy. Hãy báo cho người vận hành.',
  'failed.unknown': 'Có lỗi ngoài dự kiến. Hãy báo cho người vận hành.',
  'failed.when':
    '{tries, plural, =1 {Không thành công vào {at}.} other {Không thành công # lần liên tiếp, gần nhất vào {at}.}} {next, select, none {} other {Hệ thống sẽ thử lại vào {next}.}}',
  'failed.details': 'Thông báo của hệ thống',

  'left.title': 'Không đưa lên trang được ({count})',
  'left.text':
    'Những mục sau không hiển thị được. Mọi nội dung khác vẫn được xuất bản. Hãy sửa rồi xuất bản lại: các mục này sẽ tự trở lại trang.',
  'left.undecodable':
    'Không đọc được ảnh “{file}” ({field}): tệp bị hỏng. Hãy tải ảnh lên lại rồi chọn vào chỗ cũ.',
  'left.tooLarge':
    'Ảnh “{file}” ({field}) có quá nhiều pixel. Hãy thu nhỏ lại (2500 pixel ở cạnh dài là đủ) rồi chọn vào chỗ cũ.',
  'left.missing': 'Ảnh “{file}” ({field}) không còn trong thư viện. Hãy chọn ảnh khác hoặc bỏ ảnh này đi.',
  'left.foreign':
    'Bài viết ({field}) dùng ảnh của trang web khác: {file}. Hãy tải ảnh lên thư viện rồi chèn ảnh đó vào.',
  'left.notPicture':
    'Bài viết ({field}) dùng một tệp không phải ảnh cho web: {file}. Hãy chọn ảnh JPEG, PNG, WebP, AVIF hoặc GIF.',
  'left.empty': 'Cả mục này không hiển thị: “{field}” đang để trống. Hãy điền vào.',
  'left.wrongSlug':
    'Cả mục này không hiển thị: “{field}” không dùng làm địa chỉ được ({detail}). Hãy chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối.',
  'left.sameSlug':
    'Cả mục này không hiển thị: “{detail}” đã dùng địa chỉ này. Hãy đặt địa chỉ khác ở mục “{field}”.',
  'left.page':
    'Cả mục này không hiển thị: không dựng được trang của nó. Hãy tìm chỗ bất thường trong nội dung, sửa lại rồi xuất bản. Nếu vẫn không được, hãy báo cho người vận hành.',
  'left.part.empty': 'Một phần của mục này không hiển thị: “{field}” đang để trống. Hãy điền vào.',
  'left.part.wrongSlug':
    'Một phần của mục này không hiển thị: “{field}” không dùng làm địa chỉ được ({detail}). Hãy chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối.',
  'left.other': 'Mục này không hiển thị: {detail}',

  'published.title': 'Đã xuất bản, chưa lên trang{count, plural, =0 {} other { (#)}}',
  'published.none': 'Có ảnh vừa được đổi, hoặc có mục vừa bị gỡ hay xóa. Thay đổi đó cũng chưa lên trang.',
  'later.title': 'Sẽ lên trang sau ({count})',
  'later.text':
    'Đã xuất bản với ngày ở tương lai, tính theo giờ Việt Nam. Đến giờ, bài tự lên trang. Muốn hủy thì gỡ bài xuống.',
  'drafts.title': 'Đã lưu, chưa xuất bản ({count})',
  'drafts.text': 'Khách chưa thấy những thay đổi này. Khi đã sẵn sàng, hãy mở mục đó và bấm “Xuất bản”.',
  'drafts.none': 'Không có thay đổi nào chưa xuất bản.',
  'language.en': 'tiếng Anh',
  'language.vi': 'tiếng Việt',

  'live.title': 'Trên trang web',
  'live.link': 'Xem trên trang web',
  'live.text': 'Nội dung vừa xuất bản sẽ hiển thị sau một, hai phút.',
  'live.old':
    'Trang web đang ở một phiên bản cũ, có thể chưa có bài này. Nội dung xuất bản sau đó không hiển thị.',

  'uses.title': 'Đang được dùng',
  'uses.text': 'Có {count} mục đã xuất bản đang dùng. Nếu xóa, những mục đó sẽ thiếu phần này.',

  'releases.title': 'Các phiên bản gần đây',
  'releases.none': 'Chưa có phiên bản nào.',
  'release.live': 'Đang hiển thị',
  'release.changes': 'Những gì thay đổi',
  'release.unknown': 'Không rõ đã thay đổi những gì.',
  'release.nothing': 'Không có mục nào thay đổi: chỉ có ảnh được đổi hoặc xóa, hoặc trang web được dựng lại.',
  'release.site': 'Bản thân trang web: thiết kế, chữ trên giao diện hoặc cài đặt',
  'release.new': 'Mới: {title}',
  'release.changed': 'Đã sửa: {title}',
  'release.gone': 'Đã gỡ: {title}',
  'release.more': '… và {count} mục khác',
  'release.left': 'Có {count} mục không đưa lên được',
  'forward.button': 'Chuyển sang phiên bản mới hơn này',
  'forward.label': 'Chuyển sang phiên bản mới hơn {at}',
  'forward.confirm.title': 'Chuyển sang phiên bản mới hơn?',
  'forward.confirm.newest':
    'Khách sẽ thấy ngay trang web như lúc {at}. Đây là phiên bản mới nhất: từ đó, mọi nội dung được xuất bản lại tự lên trang như thường lệ.',
  'forward.confirm.button': 'Chuyển sang phiên bản này',
  'back.button': 'Quay lại phiên bản này',
  'back.label': 'Quay lại phiên bản {at}',
  'back.confirm.title': 'Quay lại phiên bản cũ?',
  'back.confirm.text':
    'Khách sẽ thấy ngay trang web như lúc {at}. Nội dung mới hơn không bị xóa, chỉ không hiển thị. Trang giữ nguyên như vậy cho đến khi có người xuất bản, hoặc bấm “Dựng lại ngay”.',
  'back.confirm.button': 'Quay lại phiên bản này',
  'back.cancel': 'Hủy',
  'back.done': 'Trang web đang ở phiên bản {at}.',
  'back.gone': 'Phiên bản đó không còn được giữ.',
  'back.failed': 'Chưa chuyển phiên bản được. Vui lòng thử lại.',
};
