/**
 * What the pages of a template say by themselves: Vietnamese under both prefixes, as the catalogue is. Compounds of headings
 * and labels are joined by hand (docs/architecture.md, 'Typesetting').
 */
export const words = {
  back: 'Danh\u00A0sách website mẫu',
  live: 'Xem trực\u00A0tiếp',
  indicative: 'Giá tham\u00A0khảo',
  buy: 'Mua',
  addOptions: 'Thêm tuỳ\u00A0chọn',
  layouts: 'Giao\u00A0diện',
  current: 'Đang xem',
  description: 'Mô\u00A0tả',
  options: 'Tuỳ\u00A0chọn thêm',
  related: 'Có\u00A0thể bạn thích',
  exact: 'Giá trên trang chỉ để tham khảo.',
  ask: 'Liên hệ nhận báo giá chính xác',
  template: 'Website mẫu',
  total: 'Tổng tạm\u00A0tính',
  addYourself: 'Cộng thêm giá của những tuỳ chọn bạn cần.',
  close: 'Đóng',
  leave: 'Trở lại mẫu',
  bar: 'Mua mẫu này',
  count: (layouts: number) => `${layouts} giao\u00A0diện`,
  chosen: (count: number) => (count > 0 ? `${count} tuỳ\u00A0chọn` : 'Chưa thêm tuỳ\u00A0chọn'),
} as const;

/** Id of the options' section, and of the dialog in which a template is bought. */
export const ids = { options: 'tuy-chon', buy: 'mua', dialog: 'mua-trang-web' } as const;
