(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  // Words in, working days and fee out
  const uoc = $('#uoc');
  if (uoc) {
    const loai = $('select', uoc), so = $('input', uoc), ra = $('output', uoc);
    const tinh = () => {
      const o = loai.selectedOptions[0].dataset, n = Math.max(0, Math.min(200000, +so.value || 0));
      const ngay = Math.max(2, Math.ceil(n / +o.nhip)), tien = Math.round(n * +o.gia / 10000) * 10000;
      ra.textContent = `${ngay.toLocaleString('vi-VN')}\u00a0ngày làm, ${tien.toLocaleString('vi-VN')}\u00a0đ`;
    };
    uoc.addEventListener('input', tinh); uoc.addEventListener('submit', e => { e.preventDefault(); tinh(); }); tinh();
  }
  // Evening paper after seven, until the reader chooses
  const toi = $('#giay-toi');
  const gio = $('#gio-toi');
  if (gio) gio.addEventListener('change', () => { if (gio.checked && (new Date().getHours() >= 19 || new Date().getHours() < 5)) toi.checked = true; });
  // One post open at a time
  const bai = $$('.bai details');
  bai.forEach(d => d.addEventListener('toggle', () => { if (d.open) bai.forEach(x => { if (x !== d) x.open = false; }); }));
  const thu = $('.thu');
  thu.addEventListener('submit', e => {
    e.preventDefault();
    $('[role=status]', thu).textContent = 'Thư đã gấp lại. Đây là trang mẫu, thư thật sẽ đến hộp của Hạ Miên và có hồi âm trong ba ngày.';
  });
})();
