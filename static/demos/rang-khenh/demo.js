// Răng Khểnh: tooth chart, instalments, before-and-after handles, chair booking. The page reads well without it.
(() => {
  const d = document, $ = (s, r = d) => r.querySelector(s), $$ = (s, r = d) => [...r.querySelectorAll(s)];
  const dong = (n) => Math.round(n).toLocaleString('vi-VN').replace(/,/g, '.') + '\u00a0đ';
  // [treatment, from, to (thousand đồng), visits]
  const ke = {
    c: { buot: [['Bôi chống ê, chặn mòn cổ răng', 200, 300, 1], ['Trám cổ răng', 350, 500, 1]], sau: [['Trám thẩm mỹ', 400, 600, 1], ['Chữa tuỷ, bọc sứ', 4200, 6800, 3]], me: [['Đắp composite cạnh mẻ', 500, 800, 1], ['Dán sứ veneer', 6000, 8000, 2]] },
    n: { buot: [['Bôi chống ê, chỉnh lực chải', 200, 300, 1], ['Trám cổ răng nanh', 350, 500, 1]], sau: [['Trám thẩm mỹ', 400, 600, 1], ['Chữa tuỷ, bọc sứ', 4400, 6800, 3]], me: [['Mài nhẵn đầu nhọn', 150, 250, 1], ['Đắp composite mũi răng', 500, 800, 1]] },
    p: { buot: [['Trám cổ răng', 350, 500, 1], ['Máng chống nghiến', 1800, 2400, 2]], sau: [['Trám hai mặt', 450, 650, 1], ['Chữa tuỷ hai ống', 1600, 2200, 2], ['Chữa tuỷ, bọc sứ', 4800, 7200, 3]], me: [['Trám phủ múi răng', 600, 900, 1], ['Sứ onlay', 3500, 4500, 2]] },
    m: { buot: [['Trám lại miếng hở', 450, 700, 1], ['Máng chống nghiến', 1800, 2400, 2]], sau: [['Trám composite', 450, 700, 1], ['Chữa tuỷ, bọc mão sứ', 5200, 7800, 3], ['Nhổ, trồng implant', 15000, 19000, 4]], me: [['Trám phủ múi', 700, 1000, 1], ['Sứ onlay', 3800, 4800, 2]] },
    k: { buot: [['Khám, chụp phim một răng', 150, 150, 1], ['Cắt lợi trùm', 600, 900, 1]], sau: [['Nhổ răng khôn mọc thẳng', 900, 1500, 1], ['Nhổ răng khôn mọc lệch', 2200, 3800, 2]], me: [['Mài nhẵn cạnh mẻ', 150, 250, 1], ['Nhổ răng khôn', 900, 3800, 2]] },
  };
  const ten = { buot: 'ê buốt', sau: 'sâu', me: 'mẻ' }, ket = $('#ket');
  const hien = () => {
    const r = $('[name=rang]:checked'), t = $('[name=trieu]:checked');
    const [, loai, ham] = r.getAttribute('aria-label').split(', ');
    ket.querySelector('h2').replaceChildren(`Răng ${r.value} ${ten[t.value]}`, Object.assign(d.createElement('small'), { textContent: `${loai}, ${ham}` }));
    ket.querySelector('ul').replaceChildren(...ke[r.dataset.loai][t.value].map(([v, a, b, h], i) => {
      const li = d.createElement('li');
      li.innerHTML = `<b>${v}</b><span class="so">${a === b ? dong(a * 1e3) : dong(a * 1e3).replace(/\u00a0đ/, '') + ' – ' + dong(b * 1e3)}</span><small>${i ? 'khi cách trên không đủ' : 'bác sĩ thử trước'}</small><small>${h} lần hẹn</small>`;
      return li;
    }));
  };
  if (ket) { d.addEventListener('change', (e) => { if (/^(rang|trieu)$/.test(e.target.name)) hien(); }); hien(); }
  const gop = $('#gop-form');
  if (gop) {
    const tinh = () => { const g = +gop.goi.value, k = +gop.ky.value; $('#ky-so').textContent = k + ' tháng'; $('#moi-so').textContent = dong(Math.ceil(g * 0.7 / k / 1000) * 1000); $('#moi-dau').textContent = 'mỗi tháng, sau khi đóng trước ' + dong(g * 0.3); };
    gop.addEventListener('input', tinh); gop.addEventListener('submit', (e) => e.preventDefault()); tinh();
  }
  $$('[data-keo]').forEach((k) => { const r = $('input[type=range]', k); const f = () => k.style.setProperty('--k', r.value + '%'); r.addEventListener('input', f); f(); });
  const loc = $('#loc');
  if (loc) loc.addEventListener('change', (e) => { const v = e.target.value; let n = 0; $$('[data-ca]').forEach((c) => { const on = v === 'het' || c.dataset.ca === v; c.hidden = !on; n += on; }); $('[role=status]', loc).textContent = n + ' ca đang xem'; });
  $$('[data-khong-js]').forEach((b) => { b.hidden = true; });
  const thu = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];
  const mai = new Date(Date.now() + 864e5); if (!mai.getDay()) mai.setDate(mai.getDate() + 1);
  const ngay = `${thu[mai.getDay()]} ${mai.getDate()}/${mai.getMonth() + 1}`;
  $$('[data-mai]').forEach((e) => { e.textContent = ngay; });
  $$('form[data-hen]').forEach((f) => f.addEventListener('submit', (e) => {
    e.preventDefault();
    const g = $('[name=gio]:checked', f), s = $('[role=status]', f), t = $('[name=ten]', f).value.trim();
    s.textContent = `${t ? t + ' ơi, đ' : 'Đ'}ây là trang mẫu: lịch thật ${g ? g.value + ', ' : ''}${ngay} sẽ báo thẳng về quầy Răng Khểnh.`;
  }));
})();
