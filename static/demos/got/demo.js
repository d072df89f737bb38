const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
const dong = n => n.toLocaleString('vi-VN').replace(/,/g, '.') + '\u00a0đ';
// Delivery days, counted from today
$$('[data-day]').forEach(e => { const d = new Date(); d.setDate(d.getDate() + Number(e.dataset.day)); e.textContent = 'ngày ' + d.getDate() + ' tháng ' + (d.getMonth() + 1); });
// Turning: 24 pictures on two sheets, each four by three
const stage = $('[data-spin]'), turn = $('.turn', stage), range = $('#goc');
let frame = 0, ready = false;
stage.classList.add('on'); $('.spin').classList.add('on');
const sheet = k => new URL('../pictures/xoay-' + (k < 12 ? 1 : 2) + '.webp', location.href).href;
const load = () => { if (!ready) { ready = true; [0, 12].forEach(k => { new Image().src = sheet(k); }); } };
const show = k => {
  frame = (k % 24 + 24) % 24; load();
  const i = frame % 12;
  turn.style.backgroundImage = 'url("' + sheet(frame) + '")';
  turn.style.backgroundPosition = (i % 4) / 3 * 100 + '% ' + Math.floor(i / 4) / 2 * 100 + '%';
  stage.classList.toggle('moved', frame !== 0);
  range.value = frame; range.setAttribute('aria-valuetext', frame * 15 + ' độ');
};
range.addEventListener('input', () => show(Number(range.value)));
['pointerenter', 'focusin'].forEach(t => { stage.addEventListener(t, load); range.addEventListener(t, load); });
let from = null;
stage.addEventListener('pointerdown', e => { from = { x: e.clientX, f: frame }; stage.setPointerCapture(e.pointerId); });
stage.addEventListener('pointermove', e => { if (from) show(from.f + Math.round((e.clientX - from.x) / stage.clientWidth * 30)); });
['pointerup', 'pointercancel'].forEach(t => stage.addEventListener(t, () => { from = null; }));
// One size everywhere
const order = $('[data-order]'), size = order.co;
const pick = co => {
  const out = co === '36', n = out ? 0 : Number(order.sl.value);
  size.value = co; $$('[name=co]', $('[data-size]')).forEach(r => { r.checked = r.value === co; });
  $('[data-buy]').textContent = out ? 'Ghi tên chờ cỡ 36' : 'Đặt đôi cỡ ' + co;
  $('[data-send]').textContent = out ? 'Nhắn tôi khi có cỡ 36' : 'Đặt đôi này';
  $$('[data-have]').forEach(e => { e.hidden = out; });
  $('[data-sumtext]').textContent = out ? 'Cỡ 36 hết, lô sau giữa tháng Giêng' : n + ' đôi cỡ ' + co + ', đã gồm phí giao';
  $('[data-sum]').textContent = out ? '' : dong(2850000 * n);
  $('[data-now]').textContent = co;
};
$('[data-size]').addEventListener('change', e => pick(e.target.value));
$('[data-size]').addEventListener('submit', e => { e.preventDefault(); $('[data-cart]').textContent = size.value === '36' ? 0 : order.sl.value; $('#dat').scrollIntoView(); order.ten.focus({ preventScroll: true }); });
size.addEventListener('change', () => pick(size.value));
order.sl.addEventListener('change', () => pick(size.value));
order.addEventListener('submit', e => {
  e.preventDefault(); const say = $('[role=status]', order);
  if (!order.sdt.value.trim()) { say.textContent = 'Cho xưởng xin số điện thoại để gọi báo ngày giao.'; order.sdt.focus(); return; }
  $('[data-cart]').textContent = size.value === '36' ? 0 : order.sl.value;
  say.textContent = size.value === '36' ? 'Đây là trang mẫu: ở trang thật, Khang sẽ nhắn bạn ngay khi cỡ 36 rời khuôn.' : 'Đây là trang mẫu: đơn thật sẽ tới bàn chị Sáu, và đôi cỡ ' + size.value + ' được cất riêng cho bạn.';
});
// From millimetres to a size
$('[data-measure]').addEventListener('submit', e => {
  e.preventDefault(); const mm = Number(e.target.mm.value), rows = $$('tr[data-mm]'), hit = rows.find(r => mm <= Number(r.dataset.mm));
  rows.forEach(r => r.classList.toggle('hit', r === hit && mm > 217));
  const co = hit && $('th', hit).textContent;
  $('[role=status]', e.target).textContent = !hit || mm <= 217 ? 'Khuôn của xưởng đi từ 221 tới 250 mm. Gọi Khang để hỏi đóng riêng.' : 'Chân ' + mm + ' mm đi vừa cỡ ' + co + '. Đã chọn sẵn cho bạn.';
  if (hit && mm > 217) pick(co);
});
