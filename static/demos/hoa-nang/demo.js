// Hoa Nắng: the flower clock, the age finder, the visit form. The pages work without it.
(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const now = new Date(), long = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];
  // a sandboxed frame lets no form be sent, nor tells of it: the click on the button answers (Enter in a field clicks it too)
  const onSend = (f, fn) => f.addEventListener('click', (e) => { if (!e.target.closest('button[type=submit]')) return; e.preventDefault(); if (f.reportValidity()) fn(); });
  // once the first screen stands, fetch the pictures further down, so that none comes late
  addEventListener('load', () => $$('img[loading=lazy]').forEach((i) => { i.loading = 'eager'; }));
  $$(`[data-dow="${now.getDay()}"]`).forEach((x) => x.classList.add('now'));
  // clock of petals: each hour shows its picture and line
  const clock = $('[data-clock]');
  if (clock) {
    const pet = $$('[data-hour]', clock), pic = $('[data-pic]'), t = $('[data-time]'), h = $('[data-what]'), p = $('[data-text]');
    const show = (b) => {
      pet.forEach((x) => x.toggleAttribute('aria-current', x === b)); pet.forEach((x) => { if (x === b) x.setAttribute('aria-current', 'true'); });
      pic.src = `../pictures/${b.dataset.pic}.webp`; pic.alt = b.dataset.alt; t.textContent = b.dataset.hour; h.textContent = b.dataset.what; p.textContent = b.dataset.text;
    };
    pet.forEach((b, i) => {
      b.addEventListener('click', (e) => { e.preventDefault(); show(b); });
      b.addEventListener('keydown', (e) => { const d = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key]; if (d) { e.preventDefault(); const n = pet[(i + d + pet.length) % pet.length]; n.focus(); show(n); } });
    });
  }
  // which class by month of birth
  const age = $('[data-age]');
  if (age) {
    const m = $('#thang', age), y = $('#nam', age), out = $('.say', age);
    const top = now.getFullYear(); if (y.options.length) [...y.options].forEach((o, i) => { o.textContent = o.value = String(top - 1 - i); });
    const say = () => {
      const n = (top - Number(y.value)) * 12 + now.getMonth() + 1 - Number(m.value);
      const c = n < 18 ? null : n < 36 ? 'hat' : n < 48 ? 'mam' : n < 60 ? 'choi' : n < 73 ? 'la' : null;
      const name = { hat: 'Hạt', mam: 'Mầm', choi: 'Chồi', la: 'Lá' }[c];
      $$('[data-class]').forEach((x) => x.classList.toggle('hit', x.dataset.class === c));
      const yr = Math.floor(n / 12), mo = n % 12;
      out.textContent = name ? `Bé ${yr}\u00a0tuổi${mo ? ` ${mo}\u00a0tháng` : ''}, vào lớp ${name}.` : n < 18 ? `Bé mới ${n}\u00a0tháng. Trường nhận bé từ 18 tháng, ba mẹ ghé chơi trước nhé.` : 'Bé đã đến tuổi vào lớp Một rồi.';
    };
    age.addEventListener('change', say); onSend(age, say);
  }
  // visit: days from today, people, summary
  const v = $('[data-visit]');
  if (v) {
    const labels = $$('.cal label', v), start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((8 - now.getDay()) % 7 || 7)), dates = [];
    labels.forEach((l, i) => {
      const d = new Date(start.getFullYear(), start.getMonth(), start.getDate() + Math.floor(i / 6) * 7 + (i % 6)); dates.push(d);
      const inp = l.previousElementSibling; inp.value = `${d.getDate()}/${d.getMonth() + 1}`; inp.setAttribute('aria-label', `${long[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}`);
      l.firstChild.textContent = d.getDate(); const mo = $('small', l); if (mo) mo.textContent = d.getDate() === 1 || i === 0 ? `thg ${d.getMonth() + 1}` : '';
    });
    const sum = $('[data-sum]', v);
    const say = () => {
      const i = $$('[name=ngay]', v).findIndex((x) => x.checked), b = $('[name=buoi]:checked', v), big = Number($('#lon', v).value), kid = Number($('#be', v).value);
      if (i < 0) return; const d = dates[i];
      sum.textContent = `${b ? b.value : ''} ${long[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}, ${big}\u00a0người lớn${kid ? ` và ${kid} bé` : ''}`;
    };
    $$('[data-step]', v).forEach((b) => b.addEventListener('click', () => { const o = $('#' + b.dataset.for, v); o.value = String(Math.min(Number(o.max), Math.max(Number(o.min), Number(o.value) + Number(b.dataset.step)))); say(); }));
    v.addEventListener('change', say); say();
    onSend(v, () => { $('.say', v).textContent = 'Đây là trang mẫu: lời hẹn thật sẽ tới cô Thảo văn thư, cô gọi lại trong buổi để dặn chỗ gửi xe.'; });
  }
  $$('form[data-say]').forEach((f) => onSend(f, () => { $('.say', f).textContent = f.dataset.say; }));
})();
