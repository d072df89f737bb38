// Chọn thợ ở hàng chân dung: tên, giờ rảnh và ca đi theo.
const $ = (s) => document.querySelector(s);
const $$ = (s) => [...document.querySelectorAll(s)];
const FREE = {
  'Chú Tám Lành': ['10:15', '11:15', '14:15', '16:00'],
  'Quân Râu': ['09:45', '10:30', '13:30', '18:30', '19:45'],
  'Chị Ngà': ['13:30', '14:15', '16:00', '19:45'],
  'Duy Kính': ['11:00', '11:15', '16:00', '18:30'],
  'Bảo Xoăn': ['15:15', '16:00', '18:30'],
};
const form = $('#chon');
const slots = $$('.luoi input');
const day = (n) => new Intl.DateTimeFormat('vi-VN', { weekday: 'long', day: 'numeric', month: 'numeric' }).format(new Date(Date.now() + n * 864e5));
const START = slots.map((s) => s.value);
function draw() {
  const who = form.elements.tho.value;
  const free = FREE[who];
  $('#ai').textContent = who;
  $('#ngay').textContent = `${day(who === 'Bảo Xoăn' ? 1 : 0)}`;
  const list = [...new Set([...START.slice(0, 8), free[0]])].sort().slice(-8);
  if (!list.includes(free[0])) list[0] = free[0];
  slots.forEach((s, i) => {
    s.value = list[i];
    s.nextElementSibling.textContent = list[i];
    s.disabled = !free.includes(list[i]);
    s.checked = list[i] === free[0];
  });
}
$$('.tho input').forEach((r) => r.addEventListener('change', draw));
$$('[data-tho]').forEach((a) => a.addEventListener('click', () => {
  const r = $$('.tho input').find((x) => x.value === a.dataset.tho);
  if (r) { r.checked = true; draw(); }
}));
form.addEventListener('submit', (e) => {
  e.preventDefault();
  const { tho, gio } = form.elements;
  const reminder = new Date(2000, 0, 1, Number(gio.value.slice(0, 2)) - 1, Number(gio.value.slice(3)));
  const nhac = `${String(reminder.getHours()).padStart(2, '0')}:${String(reminder.getMinutes()).padStart(2, '0')}`;
  $('#kq').textContent = `Ghế ${tho.value}, ${gio.value} ${$('#ngay').textContent}. Tin nhắc gửi lúc ${nhac}. Đây là trang mẫu: đặt ghế thật sẽ báo tới điện thoại của thợ.`;
});
draw();
