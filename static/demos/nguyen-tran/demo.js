/* Nguyễn & Trần: hẹn gặp, tra tên luật sư, lọc danh bạ. */
(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const plain = (s) => s.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/đ/g, 'd');
  const names = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
  // Bốn ngày làm việc kế tiếp, tính từ hôm nay
  $$('[data-days]').forEach((box) => {
    const d = new Date();
    $$('label', box).forEach((label) => {
      do d.setDate(d.getDate() + 1); while (d.getDay() === 0);
      const text = `${names[d.getDay()]} ${d.getDate()}/${d.getMonth() + 1}`;
      $('input', label).value = text;
      $('span', label).textContent = text;
    });
  });
  $$('form[data-book]').forEach((form) => form.addEventListener('submit', (e) => {
    e.preventDefault();
    const f = new FormData(form), pick = f.get('luat-su') || f.get('linh-vuc') || '', who = /^(Chưa rõ|Ai đúng)/.test(pick) ? 'thư ký xếp người' : pick;
    $('[role=status]', form).textContent = `Đây là trang mẫu nên chưa có gì được gửi đi. Ở trang thật, thư ký nhận lịch ${f.get('ngay')} lúc ${f.get('gio')} (${who}) và gọi lại xác nhận trong ngày.`;
  }));
  // Gõ tên, không cần dấu
  $$('[data-find]').forEach((input) => {
    const list = $(`#${input.dataset.find}`), rows = $$('li', list), say = $(`#${input.dataset.say}`);
    input.addEventListener('input', () => {
      const q = plain(input.value.trim()); let n = 0;
      rows.forEach((r) => { const ok = !q || plain(r.textContent).includes(q); r.hidden = !ok; n += ok; });
      say.textContent = q ? (n ? `${n} luật sư khớp với “${input.value.trim()}”.` : 'Chưa thấy tên này. Gọi 028 3822 0145, thư ký tra giúp.') : '';
    });
  });
  // Danh bạ: chuyên môn, ngôn ngữ, chi nhánh
  const dir = $('form[data-filter]');
  if (dir) {
    const rows = $$('[data-lv]'), say = $('#ket-qua');
    const run = () => {
      const f = new FormData(dir), q = plain((f.get('ten') || '').trim()); let n = 0;
      rows.forEach((r) => {
        const ok = ['lv', 'nn', 'cn'].every((k) => !f.get(k) || r.dataset[k].split(' ').includes(f.get(k))) && (!q || plain(r.textContent).includes(q));
        r.hidden = !ok; n += ok;
      });
      say.textContent = n ? `Đang hiện ${n} trên ${rows.length} luật sư.` : 'Không có ai khớp cả ba điều kiện. Bỏ bớt một điều kiện rồi xem lại.';
    };
    dir.addEventListener('input', run);
    dir.addEventListener('reset', () => setTimeout(run));
    dir.addEventListener('submit', (e) => { e.preventDefault(); run(); });
  }
  // Bấm thẻ luật sư: điền tên vào phiếu hẹn
  $$('[data-hen]').forEach((a) => a.addEventListener('click', () => {
    const s = $('select[name=luat-su]');
    if (s) s.value = a.dataset.hen;
  }));
  // Tra theo câu hỏi: mở đúng mục
  $$('a[href^="#lv-"]').forEach((a) => a.addEventListener('click', () => {
    const d = $(a.getAttribute('href'));
    if (d && d.tagName === 'DETAILS') d.open = true;
  }));
})();
