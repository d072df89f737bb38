// Minh Ẩn: films that run only in sight, the strip that goes sideways, the free months. The page stands without it.
(() => {
  document.documentElement.classList.add('js');
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const it = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let cho = !it;
  const thay = new Set();
  const man = $$('.man[data-cuon]');
  const chay = (m) => {
    const ok = cho && thay.has(m);
    if (ok && !$('.cuon', m)) { const i = new Image(); i.alt = ''; i.className = 'cuon'; i.onload = () => m.append(i); i.src = `../pictures/${m.dataset.cuon}-cuon.webp`; }
    m.classList.toggle('dang-chay', ok);
  };
  if (!it) {
    const io = new IntersectionObserver((es) => es.forEach((e) => { thay[e.isIntersecting ? 'add' : 'delete'](e.target); chay(e.target); }), { threshold: 0.35 });
    man.forEach((m) => io.observe(m));
  }
  const dung = $('#dung');
  if (dung) {
    if (it) dung.hidden = true;
    dung.addEventListener('click', () => { cho = !cho; dung.textContent = cho ? 'Dừng mọi phim' : 'Chạy lại phim'; man.forEach(chay); });
  }
  // months, counted from today
  const nay = new Date(), thang = (k) => new Date(nay.getFullYear(), nay.getMonth() + k, 1).getMonth() + 1;
  $$('.lich li b').forEach((b, i) => (b.textContent = `Tháng ${thang(i)}`));
  const ranh = $$('.ranh'), noi = () => ranh.forEach((r) => (r.textContent = r.classList.contains('ban') ? `Bận tới tháng ${thang(3)}` : `Nhận việc tháng ${thang(1)}`));
  noi();
  const doi = $('#doi');
  doi && doi.addEventListener('click', () => { const b = doi.getAttribute('aria-pressed') !== 'true'; doi.setAttribute('aria-pressed', b); ranh.forEach((r) => r.classList.toggle('ban', b)); noi(); });
  // the strip: buttons and arrow keys
  const dai = $('#dai');
  if (dai) {
    const o = $$('.o', dai), tt = $('#dang-o');
    const toi = (k) => dai.scrollTo({ left: o[k].offsetLeft - 24, behavior: it ? 'auto' : 'smooth' });
    const o_day = () => o.reduce((g, x, i) => (Math.abs(x.offsetLeft - 24 - dai.scrollLeft) < Math.abs(o[g].offsetLeft - 24 - dai.scrollLeft) ? i : g), 0);
    $$('[data-toi]').forEach((b) => b.addEventListener('click', () => toi(+b.dataset.toi)));
    $$('[data-buoc]').forEach((b) => b.addEventListener('click', () => toi(Math.max(0, Math.min(o.length - 1, o_day() + +b.dataset.buoc)))));
    dai.addEventListener('scroll', () => { const k = o_day(); tt.textContent = `${k + 1} / ${o.length}`; $$('[data-toi]').forEach((b) => { b.setAttribute('aria-current', +b.dataset.toi === k); if (+b.dataset.toi === k) { const u = b.closest('ul'); u.scrollTo({ left: b.offsetLeft - u.offsetLeft - 60 }); } }); }, { passive: true });
  }
  // cost of a film
  const tinh = $('#tinh');
  if (tinh) {
    const chay2 = () => {
      const g = +$('[name=giay]', tinh).value, d = +$('[name=loai]:checked', tinh).value, t = $('[name=tieng]', tinh).checked ? 9e6 : 0;
      $('output', tinh).textContent = (Math.round((g * d + t) / 5e5) * 5e5).toLocaleString('vi-VN').replace(/,/g, '.') + ' đ';
      $('#so-giay').textContent = `${g} giây`;
    };
    tinh.addEventListener('input', chay2); chay2();
  }
  $$('.thuc a').forEach((a) => a.addEventListener('click', () => (a.closest('details').open = false)));
  document.addEventListener('keydown', (e) => { if (e.key === 'Escape') $$('.thuc[open]').forEach((d) => (d.open = false)); });
  $$('form[data-loi]').forEach((f) => f.addEventListener('submit', (e) => { e.preventDefault(); const n = $('[name=ten]', f); $('[role=status]', f).textContent = f.dataset.loi.replace('{ten}', n.value.trim() || 'bạn'); }));
})();
