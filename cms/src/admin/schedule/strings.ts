type StringId = 'title' | 'scheduled' | 'planned';

export const KEY = 'schedule.';

const en: Record<StringId, string> = {
  title: 'Goes live',
  scheduled: 'Goes live on {date} (time of Vietnam), by itself. Until then the site does not show it.',
  planned:
    'When it is published: goes live on {date} (time of Vietnam), by itself. Until then the site does not show it.',
};

const vi: Record<StringId, string> = {
  title: 'Lên trang',
  scheduled: 'Tự lên trang vào {date} (giờ Việt Nam). Trước đó trang web không hiển thị bài này.',
  planned:
    'Sau khi xuất bản: tự lên trang vào {date} (giờ Việt Nam). Trước đó trang web không hiển thị bài này.',
};

const keyed = (strings: Record<StringId, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [`${KEY}${id}`, text]));

export const scheduleStrings = { en: keyed(en), vi: keyed(vi) };
