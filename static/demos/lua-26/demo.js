// Lụa 26: basket, filter, sizes, appointment. The page stands without it.
(() => {
  document.documentElement.classList.add('js');
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const dong = (n) => n.toLocaleString('vi-VN').replace(/,/g, '.') + ' đ';
  // basket
  const gio = $('.gio'); let mon = 0, tong = 0;
  const them = (ten, gia) => {
    mon++; tong += gia;
    $$('.dem').forEach((d) => (d.textContent = mon));
    if (gio) { gio.hidden = false; $('p', gio).textContent = `${ten} đã vào giỏ. ${mon} món, ${dong(tong)}`; }
  };
  $$('[data-gia]').forEach((b) => b.addEventListener('click', () => them(b.dataset.ten + (b.dataset.co ? ` cỡ ${b.dataset.co}` : ''), +b.dataset.gia)));
  gio && $('button', gio).addEventListener('click', () => { $('p', gio).textContent = `Đây là trang mẫu: đơn ${dong(tong)} thật sẽ về tiệm và có người gọi lại trong 15 phút.`; });
  // one dot open at a time; Escape closes
  const cham = $$('.cham');
  cham.forEach((d) => d.addEventListener('toggle', () => d.open && cham.forEach((o) => o !== d && (o.open = false))));
  document.addEventListener('keydown', (e) => { if (e.key === 'Escape') $$('.cham[open],.thuc[open]').forEach((d) => { d.open = false; $('summary', d).focus(); }); });
  $$('.thuc a').forEach((a) => a.addEventListener('click', () => (a.closest('details').open = false)));
  // filter
  const loc = $('#loc');
  if (loc) {
    const o = $$('[data-dang]'), so = $('#so-mau');
    const chay = () => {
      const ch = (n) => $$(`[name='${n}[]']:checked`, loc).map((i) => i.value), d = ch('dang'), v = ch('vai'), c = ch('co'); let k = 0;
      o.forEach((p) => {
        const ok = (!d.length || d.includes(p.dataset.dang)) && (!v.length || v.includes(p.dataset.vai)) && (!c.length || c.some((x) => p.dataset.co.split(' ').includes(x)));
        p.hidden = !ok; k += ok;
      });
      $$('.xen').forEach((x) => (x.hidden = k < o.length));
      so.textContent = k ? `${k} trong ${o.length} dáng` : 'Chưa có dáng nào khớp. Bỏ bớt một ô lọc nhé.';
    };
    loc.addEventListener('change', chay);
    $('#bo-loc').addEventListener('click', () => { $$('input', loc).forEach((i) => (i.checked = false)); chay(); });
  }
  // sizes
  const co = $('#chon-co');
  if (co) {
    const nut = $('[data-gia]', co.closest('section')), loi = $('#con-hang');
    co.addEventListener('change', (e) => { nut.dataset.co = e.target.value; loi.textContent = e.target.dataset.con; $$('[data-cot]').forEach((t) => t.classList.toggle('chon', t.dataset.cot === e.target.value)); });
  }
  // forms answer in place
  $$('form[data-loi]').forEach((f) => {
    const d = $('[type=date]', f); if (d) { const t = new Date(Date.now() + 864e5); d.min = d.value = `${t.getFullYear()}-${String(t.getMonth() + 1).padStart(2, '0')}-${String(t.getDate()).padStart(2, '0')}`; }
    f.addEventListener('submit', (e) => { e.preventDefault(); const n = $('[name=ten]', f); $('[role=status]', f).textContent = f.dataset.loi.replace('{ten}', n && n.value ? n.value.trim() : 'chị'); });
  });
})();
