/* Giàn Giáo: lọc công trình, gom hồ sơ, mời thầu, chuyển giai đoạn. */
(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  // Mời thầu
  $$('form[data-bid]').forEach((f) => f.addEventListener('submit', (e) => {
    e.preventDefault();
    const d = new FormData(f);
    $('[role=status]', f).textContent = `Đây là trang mẫu nên chưa gửi đi. Ở trang thật, phòng đấu thầu nhận yêu cầu “${d.get('loai')}, ${d.get('quy-mo')}” và gọi lại trước 17 giờ.`;
  }));
  // Lưới công trình: loại, quy mô, tỉnh
  const filter = $('form[data-filter]');
  if (filter) {
    const tiles = $$('[data-loai]'), say = $('#so-cong-trinh');
    const run = () => {
      const d = new FormData(filter); let n = 0, m = 0;
      tiles.forEach((t) => {
        const ok = ['loai', 'quymo', 'tinh'].every((k) => !d.get(k) || t.dataset[k] === d.get(k));
        t.hidden = !ok;
        if (ok) { n += 1; m += Number(t.dataset.m2); }
      });
      $('#luoi').classList.toggle('loc', n < tiles.length);
      say.textContent = n ? `${n} công trình, ${m.toLocaleString('vi-VN')}\u00a0m² sàn` : 'Chưa có công trình nào khớp cả ba. Bỏ bớt một điều kiện.';
    };
    filter.addEventListener('change', run);
    filter.addEventListener('reset', () => setTimeout(run));
    filter.addEventListener('submit', (e) => { e.preventDefault(); run(); });
  }
  // Hồ sơ năng lực: chọn từng phần, cộng trang và dung lượng
  const pack = $('form[data-pack]');
  if (pack) {
    const sum = $('#tong');
    const run = () => {
      const on = $$('input[type=checkbox]:checked', pack);
      const p = on.reduce((a, i) => a + Number(i.dataset.trang), 0), mb = on.reduce((a, i) => a + Number(i.dataset.mb), 0);
      sum.textContent = on.length ? `${on.length} phần, ${p} trang, ${mb.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} MB` : 'Chưa chọn phần nào';
      return on.length;
    };
    pack.addEventListener('change', run);
    pack.addEventListener('submit', (e) => {
      e.preventDefault();
      $('#goi-say').textContent = run() ? `Đây là trang mẫu: bản PDF thật (${sum.textContent}) sẽ ghép trong vài giây rồi gửi tới ${pack.elements.mail.value || 'hộp thư của bạn'}.` : 'Đánh dấu ít nhất một phần trong mục lục đã nhé.';
    });
    $$('[data-chon]').forEach((b) => b.addEventListener('click', () => {
      $$('input[type=checkbox]', pack).forEach((i) => { i.checked = b.dataset.chon === 'het'; });
      run();
    }));
    run();
  }
  // Nhật ký: lọc theo giai đoạn
  $$('[data-log] input').forEach((i) => i.addEventListener('change', () => {
    $$('[data-gd]').forEach((li) => { li.hidden = i.value !== 'het' && li.dataset.gd !== i.value; });
  }));
})();
