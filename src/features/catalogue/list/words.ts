import type { Sort } from './catalogueFilter';

/** The words of the catalogue: it is Vietnamese under both prefixes (docs/specification/cms-pages.md, 'Catalogue'). */
export const words = {
  filters: 'Bộ Lọc',
  openFilters: 'Bộ Lọc',
  close: 'Đóng',
  search: 'Tìm theo tên mẫu',
  searchHint: 'Tên mẫu…',
  categories: 'Phân Loại',
  tags: 'Tag',
  sort: 'Sắp xếp',
  apply: 'Lọc',
  reset: 'Đặt lại',
  resetAll: 'Đặt lại bộ lọc',
  refresh: 'Làm Mới',
  nothing: 'Không tìm thấy kết quả !',
  otherName: 'Ô tìm kiếm chỉ tìm theo tên mẫu. Bạn hãy thử tên khác, hoặc xem lại tất cả mẫu.',
  fewer: 'Bạn hãy bỏ bớt bộ lọc, hoặc xem lại tất cả mẫu.',
  tryGroup: 'Thử một ngành',
  newest: 'Mẫu mới nhất',
  list: 'Các mẫu website',
  see: 'Xem mẫu',
  more: 'Xem thêm mẫu',
  looking: 'Đang tìm mẫu…',
  failed: 'Chưa tải được kết quả',
  failedText: 'Có thể đường truyền đang gián đoạn. Bạn hãy thử lại, hoặc xem những mẫu mới nhất bên dưới.',
  tryAgain: 'Thử lại',
  newer: 'Mẫu mới hơn',
  older: 'Mẫu cũ hơn',
  pages: 'Các trang mẫu',
  active: 'Đang lọc theo',
  unsure: 'Chưa biết chọn mẫu nào? Gửi chúng tôi một trang web bạn thích.',
  advice: 'Liên hệ tư vấn',
  byTrade: 'Xem mẫu theo ngành và tính năng',
  missing: 'Không tìm thấy site bạn cần?',
  missingText:
    'Kể cho chúng tôi về việc kinh doanh của bạn. Trong một ngày làm việc, bạn nhận được hướng thiết kế và một mức giá.',
  contact: 'Liên hệ',
} as const;

export const sortNames: Readonly<Record<Sort, string>> = {
  'createdAt:desc': 'Mới nhất',
  'createdAt:asc': 'Cũ nhất',
  'title:asc': 'A-Z',
  'title:desc': 'Z-A',
};

const format = new Intl.NumberFormat('vi-VN');

/** '48 mẫu' */
export const countOf = (count: number): string => `${format.format(count)} mẫu`;

/** What a list says of its length: '27 mẫu' in all, or how many of them fit; nothing of the kind before that is known. */
export const statusOf = (count: number | null, isFiltered: boolean, failed: boolean): string => {
  if (failed) return words.failed;
  if (count === null) return words.looking;
  return isFiltered ? `${countOf(count)} phù hợp` : `Tất cả ${countOf(count)}`;
};

export const results = (count: number): string => `Xem (${format.format(count)}) kết quả`;

export const layoutsOf = (count: number): string => `${format.format(count)} giao diện`;

export const loadingMore = (count: number): string => `Đang tải thêm ${countOf(count)}`;

export const without = (title: string): string => `Bỏ lọc: ${title}`;
