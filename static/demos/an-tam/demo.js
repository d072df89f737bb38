// An Tâm: picking an hour, filtering, sums, fasting times. The page works without it.
(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const pad = (n) => String(n).padStart(2, '0');
  const days = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
  const long = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];
  const dong = (n) => n.toString().replace(/\B(?=(\d{3})+$)/g, '.') + ' đ';
  const now = new Date();
  // a sandboxed frame lets no form be sent, nor tells of it: the click on the button answers (Enter in a field clicks it too)
  const onSend = (f, fn) => f.addEventListener('click', (e) => { if (!e.target.closest('button[type=submit]')) return; e.preventDefault(); if (f.reportValidity()) fn(); });
  // once the first screen stands, fetch the pictures further down, so that none comes late
  addEventListener('load', () => $$('img[loading=lazy]').forEach((i) => { i.loading = 'eager'; }));
  // a card with doctor, day and hour
  $$('[data-pick]').forEach((f) => {
    const labels = $$('.days label', f), dates = [];
    labels.forEach((l, i) => {
      const d = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1 + i); dates.push(d);
      l.innerHTML = `${days[d.getDay()]}<b>${d.getDate()}</b>`;
      const inp = l.previousElementSibling; inp.value = `${d.getDate()}/${d.getMonth() + 1}`;
      inp.setAttribute('aria-label', `${long[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}`);
    });
    const doc = () => $$('[name=bs]', f).findIndex((x) => x.checked), day = () => $$('[name=ngay]', f).findIndex((x) => x.checked);
    const lock = () => {
      const k = Math.max(0, doc()), n = Math.max(0, day());
      $$('[name=gio]', f).forEach((s, i) => { const shut = (i * 7 + k * 5 + n * 3) % 4 === 0 && !(k === 0 && n === 0 && s.value === '8:20'); s.disabled = shut; if (shut) s.checked = false; });
      say();
    };
    const out = $('.chosen', f);
    const say = () => {
      const g = $('[name=gio]:checked', f), b = $('[name=bs]:checked', f), d = dates[Math.max(0, day())];
      if (out) out.textContent = g ? `${g.value}, ${long[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}${b ? ', ' + b.value : ''}` : 'Chọn một giờ còn trống';
    };
    f.addEventListener('change', (e) => { e.target.name === 'gio' ? say() : lock(); });
    onSend(f, () => { const g = $('[name=gio]:checked', f); $('.say', f).textContent = g ? `Đây là trang mẫu: hẹn ${g.value} thật sẽ hiện ở quầy lễ tân, và lễ tân nhắn lại trong mười phút.` : 'Mời bạn chọn một giờ còn trống trước.'; });
    lock();
  });
  $$('[data-doctor]').forEach((a) => a.addEventListener('click', () => { const r = $(`[name=bs][value="${a.dataset.doctor}"]`); if (r) { r.checked = true; r.dispatchEvent(new Event('change', { bubbles: true })); } const s = $('#bs-chon'); if (s) s.value = a.dataset.doctor; }));
  // today's column
  $$(`[data-dow="${now.getDay()}"]`).forEach((x) => x.classList.add('now'));
  // filter of departments
  $$('[data-filter]').forEach((b) => b.addEventListener('click', () => {
    $$('[data-filter]').forEach((x) => x.setAttribute('aria-pressed', String(x === b)));
    $$('[data-khoa]').forEach((g) => { g.hidden = b.dataset.filter !== 'all' && g.dataset.khoa !== b.dataset.filter; });
  }));
  // price list: search, insurance, sum
  const list = $('[data-prices]');
  if (list) {
    const slip = $('[data-slip]'), total = $('[data-total]'), count = $('[data-count]'), bh = () => $('[name=the]:checked')?.value === 'bh';
    const sum = () => {
      const picked = $$('input[type=checkbox]:checked', list); let t = 0; slip.textContent = '';
      let b = 0; picked.forEach((c) => { b += Number(c.dataset.bh); const v = Number(bh() ? c.dataset.bh : c.dataset.dv); t += v; const li = document.createElement('li'); li.innerHTML = '<span></span><b></b>'; li.firstChild.textContent = c.value; li.lastChild.textContent = dong(v); slip.append(li); });
      total.textContent = dong(t); $('[data-cmp]').textContent = bh() ? 'Đã trừ phần thẻ trả. Nhớ mang căn cước và thẻ.' : `Nếu có thẻ đúng tuyến, cùng phiếu này bạn trả ${dong(b)}.`; count.textContent = `${picked.length} mục, ${bh() ? 'có thẻ BHYT đúng tuyến' : 'giá dịch vụ'}`;
      document.body.classList.toggle('bh', bh());
    };
    document.addEventListener('change', sum); sum();
    const q = $('#tim'), found = $('#tim-thay');
    const plain = (s) => s.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/đ/g, 'd');
    q?.addEventListener('input', () => {
      const k = plain(q.value.trim()); let n = 0;
      $$('details', list).forEach((d) => { let hit = 0; $$('.row', d).forEach((r) => { const ok = !k || plain(r.textContent).includes(k); r.hidden = !ok; if (ok) hit++; }); d.hidden = !hit; if (k && hit) d.open = true; n += hit; });
      found.textContent = k ? (n ? `Có ${n} dịch vụ khớp.` : 'Chưa thấy dịch vụ này, bạn gọi 028 3822 0146 để hỏi.') : '';
    });
    $('[data-keep]')?.addEventListener('click', () => { $('.say').textContent = 'Đây là trang mẫu: phiếu tạm tính thật sẽ gửi vào số điện thoại của bạn, quầy thu đúng số này.'; });
  }
  // fasting
  const calc = $('[data-fast]');
  if (calc) {
    const run = () => {
      const [h, m] = $('#gio-hen', calc).value.split(':').map(Number), o = $('#loai', calc).selectedOptions[0], fast = Number(o.dataset.h), water = Number(o.dataset.w);
      const at = (b) => { const t = ((h * 60 + m - b * 60) % 1440 + 1440) % 1440; return `${Math.floor(t / 60)}:${pad(t % 60)}`; };
      const night = (b) => (h * 60 + m - b * 60 < 0 ? ' tối hôm trước' : ' cùng ngày');
      $('[data-an]').textContent = fast ? at(fast) : 'Ăn bình thường'; $('[data-an2]').textContent = fast ? 'ăn xong trước giờ này,' + night(fast) : 'không cần nhịn ăn';
      $('[data-nuoc]').textContent = water ? at(water) : 'Uống thoải mái'; $('[data-nuoc2]').textContent = water ? 'ngừng uống nước lọc' : 'nước lọc không ảnh hưởng kết quả';
      $('[data-den]').textContent = at(1 / 6); $('[data-lay]').textContent = `${h}:${pad(m)}`;
      $('[data-bar]').style.setProperty('--fast', String(Math.max(1, fast))); $('[data-bar]').style.setProperty('--eat', String(Math.max(1, 14 - fast)));
      $('[data-hours]').textContent = fast ? `Nhịn ăn ${fast}\u00a0giờ` : 'Không nhịn ăn';
    };
    calc.addEventListener('input', run); onSend(calc, run); run();
  }
  const checks = $$('[data-check] input'), left = $('[data-left]');
  checks.forEach((c) => c.addEventListener('change', () => { const n = checks.filter((x) => !x.checked).length; left.textContent = n ? `Còn ${n} món chưa bỏ vào túi.` : 'Đủ rồi. Sáng mai bạn chỉ cần dậy đúng giờ.'; }));
  $$('form[data-say]').forEach((f) => onSend(f, () => { $('.say', f).textContent = f.dataset.say; }));
})();
