type StringId = 'title' | 'scheduled' | 'planned' | 'leaves' | 'othersLeave' | 'othersWait';

export const KEY = 'schedule.';

const en: Record<StringId, string> = {
  title: 'Goes live later',
  scheduled: 'Goes live on {date} (time of Vietnam), by itself. Until then the site does not show it.',
  planned:
    'When it is published: goes live on {date} (time of Vietnam), by itself. Until then the site does not show it.',
  leaves: 'The page that the site shows now leaves it until then.',
  othersLeave: 'The {language} page leaves the site too until then: the date is the same in both languages.',
  othersWait:
    'The {language} page is not on the site until then either: the date is the same in both languages.',
};

const vi: Record<StringId, string> = {
  title: 'Lên trang sau',
  scheduled: 'Tự lên trang vào {date} (giờ Việt Nam). Từ nay đến lúc đó, trang web không hiển thị bài này.',
  planned:
    'Sau khi xuất bản: tự lên trang vào {date} (giờ Việt Nam). Trong lúc chờ, trang web không hiển thị bài này.',
  leaves: 'Bài đang hiển thị trên trang web sẽ rời trang cho đến lúc đó.',
  othersLeave: 'Bản {language} cũng sẽ rời trang web cho đến lúc đó: hai ngôn ngữ dùng chung một ngày.',
  othersWait: 'Bản {language} cũng chưa hiển thị cho đến lúc đó: hai ngôn ngữ dùng chung một ngày.',
};

const keyed = (strings: Record<StringId, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(strings).map(([id, text]) => [`${KEY}${id}`, text]));

export const scheduleStrings = { en: keyed(en), vi: keyed(vi) };
