const UNITS = [
  ...['%', '₫', 'kB', 'MB', 'GB', 'TB', 'px', 'ms', 'km', 'm²', 'cm', 'kg', 'VND', 'AUD', 'USD'],
  ...['seconds?', 'minutes?', 'hours?', 'days?', 'weeks?', 'months?', 'years?', 'people', 'pages?'],
  ...['giây', 'phút', 'giờ', 'tiếng', 'ngày', 'tuần', 'tháng', 'quý', 'năm', 'người', 'trang', 'món', 'ảnh'],
  ...['bản', 'tệp', 'lần', 'lượt', 'câu', 'màu', 'màn', 'dòng', 'triệu', 'nghìn', 'mẫu', 'phần', 'bước'],
];
const COUNTED = [
  ...['District', 'Level', 'Page', 'Step', 'VND', 'AUD', 'USD'],
  ...['Quận', 'Phường', 'Tầng', 'Trang', 'Bước', 'Phần', 'tháng'],
];

const BEFORE_UNIT = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])\\d[\\d.,:]*) (?=(?:${UNITS.join('|')})(?![\\p{L}\\p{N}]))`,
  'gu',
);
const BEFORE_NUMBER = new RegExp(`(?<=(?<!\\p{L})(?:${COUNTED.join('|')})) (?=\\d)`, 'giu');

/** Puts U+00A0 between a number and what it counts ('24 hours'), and between a thing and its number ('District 3'). */
export const joinNumbers = (text: string): string =>
  text.replace(BEFORE_UNIT, '\u00A0').replace(BEFORE_NUMBER, '\u00A0');
