// Đi Vịnh: ngày khởi hành, số chỗ, lọc bảng, sơ đồ khoang, tính tiền giữ chỗ.
(() => {
  const $ = (s, r = document) => r.querySelector(s);
  const $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const vnd = (n) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '.') + ' đ';
  const thu = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
  const now = new Date();
  const plus = (n) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + n);
  const dm = (d) => `${d.getDate()}/${d.getMonth() + 1}`;
  const toFri = (5 - now.getDay() + 7) % 7 || 7;
  // data-in="2": hai ngày nữa; data-fri="0": thứ Sáu tới
  $$('[data-in]').forEach((e) => { const d = plus(+e.dataset.in); e.textContent = e.dataset.f === 'thu' ? thu[d.getDay()] : dm(d); });
  $$('[data-fri]').forEach((e) => { const d = plus(toFri + +e.dataset.fri); e.textContent = e.dataset.f === 'dai' ? `${thu[d.getDay()]} ${dm(d)}` : dm(d); });

  // biểu mẫu trả lời tại chỗ
  $$('form[data-say]').forEach((f) => f.addEventListener('submit', (ev) => {
    ev.preventDefault();
    const d = new FormData(f);
    const out = $('[role=status]', f);
    out.textContent = f.dataset.say.replace(/\{(\w+)\}/g, (_, k) => d.get(k) || f.dataset[k] || '');
    out.scrollIntoView({ block: 'nearest' });
  }));

  // trang đầu: giữ một chỗ, con số giảm
  const words = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu'];
  const left = $('#con-cho');
  if (left) {
    let n = 6;
    left.addEventListener('submit', () => {
      n = Math.max(0, n - 1);
      $('[data-left]').textContent = words[n];
      $$('.seats i', left).forEach((s, i) => s.classList.toggle('on', i < n));
      if (n === 0) $('button', left).disabled = true;
    });
  }

  // bảng khởi hành
  const board = $('[data-board]');
  if (board) {
    const rows = $$('tbody tr', board);
    const f = $('#loc');
    const go = () => {
      const d = new FormData(f); let n = 0;
      rows.forEach((r) => {
        const on = (d.get('dem') === 'moi' || r.dataset.dem === d.get('dem')) && (d.get('ben') === 'moi' || r.dataset.ben === d.get('ben')) && (d.get('khi') === 'moi' || +r.dataset.ngay < +d.get('khi'));
        r.hidden = !on; n += on;
      });
      $('[data-count]').textContent = n ? `${n} chuyến đang mở bán` : 'Không có chuyến nào, thử bến khác xem';
    };
    f.addEventListener('change', go);
    f.addEventListener('submit', (e) => { e.preventDefault(); go(); });
    $$('.hold', board).forEach((b) => b.addEventListener('click', (e) => {
      e.preventDefault();
      const r = b.closest('tr'); const c = $('[data-cho]', r); const n = +c.dataset.cho;
      if (n < 1) return;
      c.dataset.cho = n - 1;
      c.firstElementChild.textContent = n - 1 ? `còn ${n - 1}` : 'hết chỗ';
      $$('.seats i', r).forEach((s, i) => s.classList.toggle('on', i < n - 1));
      $('#bang-noi').textContent = `Đã giữ tạm một chỗ trên ${r.dataset.ten}. Đây là trang mẫu: ở trang thật, chỗ được giữ hai mươi phút để bạn điền tên.`;
    }));
  }

  // sơ đồ khoang
  const ship = $('[data-ship]');
  if (ship) {
    const types = JSON.parse($('[data-types]').dataset.types);
    const show = () => {
      const i = $('input:checked', ship); const t = types[i.dataset.t];
      $('[data-so]').textContent = i.value;
      $('[data-ten]').textContent = t.ten;
      $('[data-ta]').textContent = t.ta;
      $('[data-dt]').textContent = t.dt;
      $('[data-giuong]').textContent = t.giuong;
      $('[data-gia]').textContent = t.gia;
      $('#giu-khoang').dataset.so = i.value;
      $$('[data-anh]').forEach((e) => { e.hidden = e.dataset.anh !== i.dataset.t; });
    };
    $$('input', ship).forEach((i) => i.addEventListener('change', show));
    show();
  }

  // giữ chỗ ba bước
  const book = $('#ve');
  if (book) {
    const calc = () => {
      const d = new FormData(book); const t = $('[name=chuyen]:checked', book);
      const lon = +d.get('lon'); const tre = +d.get('tre'); const be = +d.get('be'); const gia = +t.dataset.gia;
      const xe = +$('[name=xe]:checked', book).dataset.gia * (lon + tre);
      const all = lon * gia + tre * gia * 0.75 + xe;
      const heads = lon + tre + be;
      $('[data-tong]').textContent = vnd(all);
      $('[data-coc]').textContent = vnd(all * 0.3);
      $('[data-l1]').textContent = `${lon}\u00a0người lớn`;
      $('[data-l1v]').textContent = vnd(lon * gia);
      $('[data-l2]').textContent = `${tre} trẻ 5 đến 10 tuổi`;
      $('[data-l2v]').textContent = vnd(tre * gia * 0.75);
      $('[data-l3]').textContent = xe ? `Xe đón ${lon + tre} chỗ` : 'Tự ra bến';
      $('[data-l3v]').textContent = xe ? vnd(xe) : '0 đ';
      $('[data-trip]').textContent = t.dataset.ten;
      $('[data-gio]').textContent = t.dataset.gio;
      $('[data-warn]').textContent = heads > 14 ? 'Tàu chỉ 14 khách, gọi cho bến để bao cả tàu nhé.' : '';
      book.dataset.vetong = vnd(all); book.dataset.vechuyen = t.dataset.ten;
    };
    $$('[data-step]', book).forEach((b) => b.addEventListener('click', () => {
      const i = $('#' + b.dataset.for); i.value = Math.max(+i.min, Math.min(+i.max, +i.value + +b.dataset.step)); calc();
    }));
    book.addEventListener('input', calc);
    calc();
  }
  // mục lục trên điện thoại: chọn xong thì gập lại
  $$('.menu a').forEach((a) => a.addEventListener('click', () => { a.closest('details').open = false; }));
})();
