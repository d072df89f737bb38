(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const vnd = (n) => Math.round(n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.') + ' đ';
  const dec = (n) => n.toFixed(1).replace('.', ',').replace(',0', '');
  const words = ['Chưa có', 'Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu', 'Bảy', 'Tám'];
  const done = (form, out, text) => { const f = $(form); if (f) f.addEventListener('submit', (e) => { e.preventDefault(); $(out).textContent = text(f); }); };
  /* floating search */
  const find = $('[data-find]');
  if (find) {
    const run = () => {
      const khu = find.khu.value, loai = find.loai.value, [a, b] = find.gia.value.split('-').map(Number);
      let n = 0;
      $$('[data-home]').forEach((li) => { const v = Number(li.dataset.bil), ok = (!khu || li.dataset.area === khu) && (!loai || li.dataset.home === loai) && v >= a && v <= b; li.hidden = !ok; n += ok; });
      $('[data-homes]').classList.toggle('few', n < 8);
      $('[data-found]').textContent = n ? `${words[n]} căn hợp ý, cập nhật lúc 10:30` : 'Hôm nay chưa có căn nào hợp. Nới khoảng giá thử xem.';
    };
    find.addEventListener('change', run);
    find.addEventListener('submit', (e) => { e.preventDefault(); run(); $('#tin-moi').scrollIntoView(); });
  }
  done('[data-kg]', '[data-kgsay]', () => 'Đây là trang mẫu: ký gửi thật sẽ tới tay môi giới phụ trách phường.');
  /* map */
  const map = $('[data-map]');
  if (map) {
    const world = $('[data-world]'), small = matchMedia('(max-width:640px)').matches;
    const v = small ? { x: -112, y: 10, s: 0.66 } : { x: -124, y: 0, s: 0.74 };
    const form = $('[data-mapf]'), pins = $$('[data-pin]'), rows = $$('[data-row]');
    const kind = { 'tran-nao': 'nha', 'hiep-binh': 'nha', 'le-van-sy': 'nha', 'thanh-my-loi': 'nha', 'song-tac': 'vuon', 'long-phuoc': 'vuon', 'ben-nghe': 'ho', 'vo-van-kiet': 'thue' };
    const bil = { 'tran-nao': 12.4, 'hiep-binh': 6.8, 'le-van-sy': 5.3, 'thanh-my-loi': 15.2, 'song-tac': 18.6, 'long-phuoc': 7.9, 'ben-nghe': 4.2, 'vo-van-kiet': 0 };
    const paint = () => {
      const w = map.clientWidth, h = map.clientHeight;
      v.s = Math.max(w / 1800, h / 1400, 0.5, Math.min(1.7, v.s));
      const lx = Math.max(0, (1800 * v.s - w) / 2), ly = Math.max(0, (1400 * v.s - h) / 2);
      v.x = Math.max(-lx, Math.min(lx, v.x)); v.y = Math.max(-ly, Math.min(ly, v.y));
      world.style.transform = `translate(${v.x}px,${v.y}px) scale(${v.s})`;
      const loai = $('[name=loai]:checked', form).value, max = Number($('[name=gia]', form).value);
      $('[data-max]').textContent = `${dec(max)}\u00a0tỷ`;
      let n = 0;
      pins.forEach((p) => {
        const id = p.dataset.pin, ok = (!loai || kind[id] === loai) && bil[id] <= max;
        p.hidden = !ok;
        const x = w / 2 + v.x + (parseFloat(p.style.getPropertyValue('--x')) - 900) * v.s, y = h / 2 + v.y + (parseFloat(p.style.getPropertyValue('--y')) - 700) * v.s;
        const seen = ok && x > 0 && x < w && y > 10 && y < h + 30;
        rows.find((r) => r.dataset.row === id).hidden = !seen; n += seen;
      });
      $('[data-cnt]').textContent = n ? `${n} căn trong khung bản đồ` : 'Khung này chưa có căn nào, kéo bản đồ đi chỗ khác';
    };
    let from = null, moved = false;
    map.addEventListener('pointerdown', (e) => { if (e.target.closest('.zoom')) return; from = { x: e.clientX - v.x, y: e.clientY - v.y, cx: e.clientX, cy: e.clientY }; moved = false; });
    addEventListener('pointermove', (e) => { if (!from) return; if (Math.hypot(e.clientX - from.cx, e.clientY - from.cy) > 5) moved = true; v.x = e.clientX - from.x; if (e.pointerType === 'mouse') v.y = e.clientY - from.y; paint(); });
    addEventListener('pointerup', () => { from = null; });
    addEventListener('pointercancel', () => { from = null; });
    map.addEventListener('dragstart', (e) => e.preventDefault());
    map.addEventListener('keydown', (e) => { const d = { ArrowLeft: [70, 0], ArrowRight: [-70, 0], ArrowUp: [0, 70], ArrowDown: [0, -70] }[e.key]; if (!d || e.target !== map) return; e.preventDefault(); v.x += d[0]; v.y += d[1]; paint(); });
    $$('[data-zoom]').forEach((b) => b.addEventListener('click', () => { const k = Number(b.dataset.zoom); v.s *= k; v.x *= k; v.y *= k; paint(); }));
    form.addEventListener('input', paint);
    const light = (id) => { [...pins, ...rows].forEach((n) => n.classList.toggle('on', (n.dataset.pin || n.dataset.row) === id)); };
    pins.forEach((p) => p.addEventListener('click', (e) => {
      e.preventDefault(); if (moved) return;
      const id = p.dataset.pin, row = rows.find((r) => r.dataset.row === id), box = $('#danh-sach');
      light(id);
      if (small) $('[data-rows]').scrollTo({ left: row.offsetLeft - 40 }); else box.scrollTo({ top: row.offsetTop - box.offsetTop - 60 });
    }));
    rows.forEach((r) => { r.addEventListener('mouseenter', () => light(r.dataset.row)); r.addEventListener('focusin', () => light(r.dataset.row)); });
    addEventListener('resize', paint);
    paint();
  }
  done('[data-alert]', '[data-alsay]', () => 'Đây là trang mẫu: tin nhắn thật sẽ gửi khi có căn mới trong khung.');
  /* dossier */
  $$('[data-floor]').forEach((b) => b.addEventListener('click', () => {
    $$('[data-floor]').forEach((x) => x.setAttribute('aria-pressed', String(x === b)));
    $$('[data-plan]').forEach((f) => f.classList.toggle('alt', f.dataset.plan !== b.dataset.floor));
  }));
  const loan = $('[data-loan]');
  if (loan) loan.addEventListener('input', () => {
    const d = Number($('[name=truoc]', loan).value), y = Number($('[name=nam]', loan).value), debt = 18.6e9 * (1 - d / 100);
    $('[data-down]').textContent = `${dec(18.6 * d / 100)}\u00a0tỷ`; $('[data-years]').textContent = `${y}\u00a0năm`;
    $('[data-month]').textContent = vnd(debt / (y * 12) + debt * 0.086 / 12);
  });
  const days = $('[data-days]');
  if (days) {
    const name = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'], t = new Date();
    $$('label', days).forEach((l, i) => { const d = new Date(t); d.setDate(t.getDate() + 1 + i); const s = `${name[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}`; $('span', l).textContent = s; $('input', l).value = s; });
  }
  done('[data-visit]', '[data-vsay]', (f) => `Đây là trang mẫu: lượt xem ${f.gio.value}, ${f.ngay.value} thật sẽ báo cho anh Thịnh.`);
  /* compare */
  const diff = $('[data-diff]');
  if (diff) diff.addEventListener('change', () => $$('[data-same]').forEach((r) => { r.hidden = diff.checked; }));
  const score = $('[data-score]');
  if (score) {
    const pts = { 'tran-nao': [5, 6, 9, 7, 10], 'hiep-binh': [9, 5, 3, 8, 2], 'le-van-sy': [10, 2, 10, 2, 10], 'thanh-my-loi': [3, 10, 6, 10, 10] };
    const keys = ['gia', 'dat', 'gan', 'xe', 'kho'], list = $('[data-rank]');
    const run = () => {
      const w = keys.map((k) => Number($(`[name=${k}]`, score).value)), sum = w.reduce((a, b) => a + b, 0) || 1;
      const lis = $$('li', list).map((li) => { const s = pts[li.dataset.id].reduce((a, p, i) => a + p * w[i], 0) / sum; li.style.setProperty('--w', `${s * 10}%`); $('.num', li).textContent = s.toFixed(1).replace('.', ','); return [s, li]; });
      list.append(...lis.sort((a, b) => b[0] - a[0]).map((x) => x[1]));
    };
    score.addEventListener('input', run); run();
  }
  done('[data-share]', '[data-shsay]', () => 'Đây là trang mẫu: bảng thật sẽ gửi tới thư của người nhà trong một phút.');
})();
