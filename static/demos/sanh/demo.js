const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
const dong = n => n.toLocaleString('vi-VN').replace(/,/g, '.') + '\u00a0đ';
// The next opening: Sunday at nine
const next = () => { const d = new Date(); d.setHours(9, 0, 0, 0); d.setDate(d.getDate() + (7 - d.getDay()) % 7); if (d <= new Date()) d.setDate(d.getDate() + 7); return d; };
const clock = $('[data-clock]'), pad = n => String(n).padStart(2, '0');
if (clock) {
  const tell = () => { const m = Math.floor((next() - new Date()) / 60000); clock.textContent = Math.floor(m / 1440) + ' ngày ' + pad(Math.floor(m / 60) % 24) + ' giờ ' + pad(m % 60); };
  tell(); setInterval(tell, 30000);
}
$$('[data-sunday]').forEach((e, i) => { const d = next(); d.setDate(d.getDate() + 21 * i); e.textContent = d.getDate() + '/' + (d.getMonth() + 1); });
// A basket that holds each piece for fifteen minutes
const form = $('[data-cart]');
if (form) {
  let held = [], until = 0;
  const list = $('[data-list]'), hold = $('[data-hold]');
  const draw = () => {
    list.replaceChildren(...held.map(h => { const li = document.createElement('li'), a = document.createElement('span'), b = document.createElement('span'); a.textContent = h.dataset.mon; b.textContent = dong(Number(h.dataset.gia)); li.append(a, b); return li; }));
    if (!held.length) { const li = document.createElement('li'); li.textContent = 'Kệ ở ngay trên, chạm một món để giữ.'; list.append(li); }
    const extra = $$('input:checked', form).reduce((s, i) => s + Number(i.value), 0);
    $('[data-sum]').textContent = held.length ? dong(held.reduce((s, h) => s + Number(h.dataset.gia), 0) + extra) : dong(0);
    $$('[data-count]').forEach(e => { e.textContent = held.length; });
    $$('[data-mon]').forEach(p => p.classList.toggle('in-cart', held.includes(p)));
  };
  const tick = () => { if (!held.length) { hold.textContent = 'Chưa có món nào. Giờ giữ bắt đầu tính từ món đầu tiên bạn chạm trên kệ.'; return; } const s = Math.max(0, Math.round((until - Date.now()) / 1000)); if (!s) { held = []; draw(); tick(); return; } hold.textContent = 'Giữ thêm ' + Math.floor(s / 60) + ':' + pad(s % 60) + ' nữa. Hết giờ, món tự về lại kệ.'; };
  $$('[data-mon]').forEach(p => p.addEventListener('click', e => { e.preventDefault(); held = held.includes(p) ? held.filter(h => h !== p) : [...held, p]; if (held.length === 1) until = Date.now() + 900000; draw(); tick(); }));
  form.addEventListener('change', draw);
  form.addEventListener('submit', e => { e.preventDefault(); $('[role=status]', form).textContent = held.length ? 'Đây là trang mẫu: đơn thật sẽ về bàn gói của tiệm, ' + held.length + ' món được cất riêng.' : 'Kệ còn 18 món, chọn một món trước đã.'; });
  held = $$('[data-mon="Bình cổ cò, men ngọc"]'); until = Date.now() + 900000; draw(); tick(); setInterval(tick, 1000);
}
$$('[data-remind]').forEach(f => f.addEventListener('submit', e => {
  e.preventDefault(); const t = $('input', f), say = $('[role=status]', f);
  if (!t.value.trim()) { say.textContent = 'Cho tiệm xin số điện thoại đã.'; t.focus(); return; }
  say.textContent = 'Đây là trang mẫu: trang thật sẽ nhắn bạn lúc 8:50 sáng Chủ nhật.';
}));
// The firing curve: move along it hour by hour
const hour = $('#gio-lo');
if (hour) {
  const at = [[0, 'Chất lò xong, nêm cửa bằng đất sét.'], [4, 'Châm củi nhỏ, hong cho đất nhả nước.'], [10, 'Khói trắng thành khói trong, qua ngưỡng nứt.'], [18, 'Đất đỏ lên như mận, tăng củi nhãn.'], [20, 'Mưa lớn, lửa tụt ba mươi độ.'], [26, 'Men bắt đầu ướt mặt.'], [33, 'Đỉnh lửa, rút que thử thấy men bóng.'], [35, 'Bít lỗ gió, khử cho ra màu ngọc.'], [38, 'Ngưng củi, bít cửa, để nguội hai ngày.']];
  const curve = hour.closest('.curve'), heat = $('[data-hours]').getAttribute('points').split(' ').map(p => 1300 - Number(p.split(',')[1]));
  const tell = () => {
    const h = Number(hour.value), what = at.findLast(p => p[0] <= h)[1], t = heat[h].toLocaleString('vi-VN').replace(/,/g, '.');
    $('[data-temp]').textContent = t + '\u00a0°C'; $('[data-what]').textContent = (h ? 'Giờ thứ ' + h : 'Trước giờ châm lửa') + '. ' + what;
    curve.style.setProperty('--h', h); curve.style.setProperty('--t', heat[h]);
    hour.setAttribute('aria-valuetext', 'Giờ thứ ' + h + ', ' + t + ' độ');
  };
  hour.closest('.dial').classList.add('on'); hour.addEventListener('input', tell); tell();
}
