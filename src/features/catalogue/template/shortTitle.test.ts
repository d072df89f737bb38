import { shortTitle } from './shortTitle';

describe('a title for one line', () => {
  it.each([
    ['Đi chậm dọc miền Trung, từ Phong Nha qua Huế tới Mũi Điện', 'Đi chậm dọc miền Trung'],
    ['Tiệm bánh của mẹ (bản cho điện thoại và máy tính bảng)', 'Tiệm bánh của mẹ'],
    ['Bếp nhà – cơm trưa văn phòng đặt theo tuần', 'Bếp nhà'],
    ['Lụa: tơ tằm dệt tay, bán theo mét ở chợ Hàng', 'Lụa: tơ tằm dệt tay, bán theo mét ở chợ Hàng'],
    ['Một cái tên dài không có dấu câu nào ở giữa cả', 'Một cái tên dài không có dấu câu nào ở giữa cả'],
    ['Lụa, tơ tằm', 'Lụa, tơ tằm'],
    ['', ''],
  ])('is, of %p, %p', (title, short) => {
    expect(shortTitle(title)).toBe(short);
  });
});
