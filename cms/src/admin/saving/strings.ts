export const KEY = 'saving.';

type StringId = 'title' | 'text' | 'button' | 'drop' | 'back' | 'lost';

const en: Record<StringId, string> = {
  title: 'Not saved',
  text: 'This form was closed before it was saved: you were logged out, or the page was loaded anew. What you wrote is still here.',
  button: 'Put it back',
  drop: 'Throw it away',
  back: 'What you wrote is back in the form. Save it.',
  lost: 'You had also changed {fields}. Please choose again there.',
};

const vi: Record<StringId, string> = {
  title: 'Chưa lưu',
  text: 'Biểu mẫu này đã đóng trước khi được lưu: phiên đăng nhập kết thúc hoặc trang được tải lại. Nội dung bạn viết vẫn còn.',
  button: 'Đưa nội dung trở lại',
  drop: 'Bỏ nội dung này',
  back: 'Nội dung bạn viết đã trở lại biểu mẫu. Hãy lưu lại.',
  lost: 'Bạn cũng đã thay đổi {fields}. Hãy chọn lại ở đó.',
};

const keyed = (strings: Record<StringId, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [`${KEY}${id}`, text]));

/** What Strapi says over a form when its editor is logged out: that everything is lost, in English only (5.54). */
const ENDED = 'app.session.ended.';

export const savingStrings = {
  en: {
    ...keyed(en),
    [`${ENDED}unsaved`]:
      'You are logged out. What you wrote in the form of an entry is kept as long as this tab is open: log in again here, open the form, and press “Put it back”.',
  },
  vi: {
    ...keyed(vi),
    [`${ENDED}title`]: 'Phiên đăng nhập đã kết thúc',
    [`${ENDED}unsaved`]:
      'Bạn đã đăng xuất. Nội dung bạn viết trong biểu mẫu của một mục được giữ chừng nào thẻ này còn mở: hãy đăng nhập lại tại đây, mở biểu mẫu đó và bấm “Đưa nội dung trở lại”.',
  },
};
