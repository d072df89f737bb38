export const KEY = 'saving.';

type StringId = 'title' | 'text' | 'button';

const en: Record<StringId, string> = {
  title: 'Not saved',
  text: 'You were logged out before this was saved. What you wrote is still here; choose pictures and relations anew.',
  button: 'Put it back',
};

const vi: Record<StringId, string> = {
  title: 'Chưa lưu',
  text: 'Phiên đăng nhập đã hết hạn trước khi nội dung được lưu. Nội dung bạn viết vẫn còn; ảnh và liên kết cần chọn lại.',
  button: 'Đưa nội dung trở lại',
};

const keyed = (strings: Record<StringId, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [`${KEY}${id}`, text]));

export const savingStrings = { en: keyed(en), vi: keyed(vi) };
