(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const dong = n => n.toLocaleString('vi-VN') + ' đ';
  const thu = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
  // Tabs: the lists stand one below the other until the script folds them
  $$('[data-tabs]').forEach(root => {
    const list = $('[data-tablist]', root), tabs = $$('[data-tab]', list), panels = tabs.map(t => document.getElementById(t.dataset.tab));
    list.setAttribute('role', 'tablist'); list.setAttribute('aria-label', list.dataset.nhan); list.hidden = false;
    const pick = (i, focus) => {
      tabs.forEach((t, k) => { t.setAttribute('aria-selected', k === i); t.tabIndex = k === i ? 0 : -1; panels[k].hidden = k !== i; });
      if (focus) tabs[i].focus();
    };
    tabs.forEach((t, i) => {
      t.setAttribute('role', 'tab'); t.setAttribute('aria-controls', panels[i].id); t.id ||= 'nut-' + panels[i].id;
      panels[i].setAttribute('role', 'tabpanel'); panels[i].setAttribute('aria-labelledby', t.id);
      t.addEventListener('click', () => pick(i));
      t.addEventListener('keydown', e => {
        const d = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[e.key];
        if (d) { e.preventDefault(); pick((i + d + tabs.length) % tabs.length, true); }
      });
    });
    root.classList.add('gap-lai');
    const h = new Date().getHours();
    pick(root.dataset.tabs === 'gio' ? (h < 10 || h >= 22 ? 0 : h < 15 ? 1 : 2) : 0);
  });
  // A dish in the list shows its bowl beside it
  $$('[data-xem]').forEach(root => {
    const img = $('[data-xem-anh]', root), ten = $('[data-xem-ten]', root), ke = $('[data-xem-ke]', root);
    const show = b => {
      if (b.classList.contains('dang')) return;
      $$('[data-to]', root).forEach(x => x.classList.toggle('dang', x === b));
      img.src = '../pictures/' + b.dataset.to + '.webp'; ten.textContent = b.dataset.ten; ke.textContent = b.dataset.ke;
    };
    $$('[data-to]', root).forEach(b => { b.addEventListener('mouseenter', () => show(b)); b.addEventListener('focusin', () => show(b)); b.addEventListener('click', () => show(b)); });
  });
  // Calendar of thirty days from today
  $$('[data-lich]').forEach(root => {
    const body = $('tbody', root), cap = $('[data-thang]', root), nay = new Date(); nay.setHours(0, 0, 0, 0);
    const start = new Date(nay); start.setDate(1);
    let m = start, chon = new Date(nay);
    const out = { so: $('[data-bloc-so]'), thu: $('[data-bloc-thu]'), thang: $('[data-bloc-thang]'), ke: $('[data-bloc-ke]'), an: $('[name=ngay]', root.closest('form')) };
    const khach = d => [0, 3].includes(d.getDay()) ? 'Ngày này còn nhiều bàn' : d.getDay() === 6 ? 'Tối thường kín sau 18:30' : 'Sáng và trưa còn bàn rộng';
    const set = d => {
      chon = d;
      if (out.so) out.so.textContent = d.getDate();
      if (out.thu) out.thu.textContent = thu[d.getDay()];
      if (out.thang) out.thang.textContent = `Tháng ${d.getMonth() + 1}\u00a0năm ${d.getFullYear()}`;
      if (out.ke) out.ke.textContent = khach(d);
      if (out.an) out.an.value = `${thu[d.getDay()].toLowerCase()} ${d.getDate()}/${d.getMonth() + 1}`;
      draw();
      root.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const draw = () => {
      cap.textContent = `Tháng ${m.getMonth() + 1}, ${m.getFullYear()}`;
      body.replaceChildren();
      const first = (m.getDay() + 6) % 7, n = new Date(m.getFullYear(), m.getMonth() + 1, 0).getDate();
      let tr;
      for (let c = 0; c < Math.ceil((first + n) / 7) * 7; c++) {
        if (c % 7 === 0) body.append(tr = document.createElement('tr'));
        const td = tr.appendChild(document.createElement('td')), day = c - first + 1;
        if (day < 1 || day > n) continue;
        const d = new Date(m.getFullYear(), m.getMonth(), day), b = td.appendChild(document.createElement('button'));
        b.type = 'button'; b.textContent = day; b.disabled = d < nay || d - nay > 60 * 864e5;
        b.setAttribute('aria-label', `${thu[d.getDay()]} ${day}\u00a0tháng ${m.getMonth() + 1}`);
        if (+d === +chon) b.setAttribute('aria-current', 'date');
        if (d.getDay() === 6) b.className = 'dong';
        b.addEventListener('click', () => { set(d); $$('button', body).find(x => x.textContent === String(day))?.focus(); });
      }
      $('[data-lui]', root).disabled = m <= start;
      $('[data-toi]', root).disabled = m.getMonth() === (start.getMonth() + 1) % 12;
    };
    $('[data-lui]', root).addEventListener('click', () => { m = new Date(m.getFullYear(), m.getMonth() - 1, 1); draw(); });
    $('[data-toi]', root).addEventListener('click', () => { m = new Date(m.getFullYear(), m.getMonth() + 1, 1); draw(); });
    $$('[data-nut-thang]', root).forEach(x => { x.hidden = false; });
    set(chon);
  });
  // Booking: a sentence sums the choice up, and the answer stands in place
  $$('form[data-giu]').forEach(f => {
    const sum = $('[data-tom]', f), st = $('[role=status]', f);
    const v = n => { const e = f.elements[n]; return e ? (e.value || '') : ''; };
    const tell = () => { if (sum) sum.textContent = `${v('quan')}, ${v('ngay') || 'hôm nay'} lúc ${v('gio')}, ${v('khach')} khách`; };
    f.addEventListener('change', () => { tell(); st.textContent = ''; }); tell();
    f.addEventListener('submit', e => { e.preventDefault(); st.textContent = `Bếp đã thấy: ${v('quan')}, ${v('ngay') || 'hôm nay'} lúc ${v('gio')}, ${v('khach')} khách. Đây là trang mẫu: bàn thật sẽ gửi thẳng về quầy của quán.`; });
  });
  // The kitchen slip: what goes into the bowl, and what it costs
  $$('form[data-phieu]').forEach(f => {
    const mon = $('[data-phieu-mon]', f), tong = $('[data-phieu-tong]', f), st = $('[role=status]', f);
    const ghi = () => {
      const on = $$('input:checked', f), them = on.filter(i => i.type === 'checkbox').map(i => i.value.toLowerCase());
      mon.textContent = on.filter(i => i.type !== 'checkbox').map((i, k) => k ? i.value.toLowerCase() : i.value).join(', ') + (them.length ? ', thêm ' + them.join(', ') : '');
      tong.textContent = dong(on.reduce((a, i) => a + Number(i.dataset.gia), 0)); st.textContent = '';
    };
    f.addEventListener('change', ghi); ghi();
    f.addEventListener('submit', e => { e.preventDefault(); st.textContent = 'Đây là trang mẫu: phiếu thật sẽ in ra ở bếp ngay khi bấm.'; });
  });
  // Feast sums
  $$('form[data-mam]').forEach(f => {
    const out = $('[data-tong]', f), st = $('[role=status]', f);
    const sum = () => { const k = +f.elements.nguoi.value || 0; out.textContent = dong(k * +f.elements.mam.value); $('[data-nguoi]', f).textContent = k; };
    f.addEventListener('input', sum); sum();
    f.addEventListener('submit', e => { e.preventDefault(); st.textContent = 'Đây là trang mẫu: phiếu đặt mâm thật sẽ gửi về bếp, chị Thu gọi lại trong buổi.'; });
  });
  // Floor plan
  $$('form[data-ban]').forEach(f => f.addEventListener('change', e => { $('[data-ban-ke]').textContent = e.target.value; $('[role=status]', f).textContent = ''; }));
  $$('form[data-ban]').forEach(f => f.addEventListener('submit', e => { e.preventDefault(); $('[role=status]', f).textContent = f.elements.ban.value.split(':')[0] + ' đang chờ bạn. Đây là trang mẫu: bàn thật sẽ khoá lại trên sổ quầy.'; }));
  // Map of the houses
  $$('[data-ban-do]').forEach(root => {
    const pins = $$('[data-ghim]', root), cards = $$('[data-quan]', root);
    const pick = id => {
      pins.forEach(p => p.setAttribute('aria-pressed', p.dataset.ghim === id));
      cards.forEach(c => { c.hidden = c.dataset.quan !== id; });
    };
    pins.forEach(p => p.addEventListener('click', () => pick(p.dataset.ghim)));
    root.classList.add('chay'); pick(pins[0].dataset.ghim);
  });
  // Open or closed now
  $$('[data-mo]').forEach(e => {
    const [a, b] = e.dataset.mo.split('-').map(Number), d = new Date(), t = d.getHours() + d.getMinutes() / 60, on = t >= a && t < b;
    e.textContent = on ? `Đang mở, tới ${b}:00` : `Mở lúc ${a}:00`; e.classList.toggle('dang-mo', on);
  });
})();
