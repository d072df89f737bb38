(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const dong = n => n.toLocaleString('vi-VN') + ' đ', ngay = d => `${d.getDate()}/${d.getMonth() + 1}`;
  const thu = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];
  const nay = new Date(); nay.setHours(0, 0, 0, 0);
  const cong = (d, n) => new Date(d.getFullYear(), d.getMonth(), d.getDate() + n);
  // The last Thursday is the roast date on every bag, the next one opens the coming batch
  const meQua = cong(nay, -((nay.getDay() + 3) % 7 || 7)), meToi = cong(meQua, 7 + (cong(meQua, 7) < nay ? 7 : 0));
  $$('[data-rang]').forEach(e => { e.textContent = 'rang ' + ngay(cong(meQua, -7 * Number(e.dataset.rang))); });
  $$('[data-me-toi]').forEach(e => { e.textContent = ngay(meToi); });
  // Basket: kept on the page only
  let tui = 0, tien = 0;
  const gio = $$('[data-gio]'), tb = $('[data-gio-bao]');
  $$('[data-them]').forEach(b => b.addEventListener('click', () => {
    tui++; tien += Number(b.dataset.them);
    gio.forEach(g => { g.textContent = tui; });
    if (tb) { tb.textContent = `${b.dataset.ten} đã vào giỏ. ${tui} túi, ${dong(tien)}. Đây là trang mẫu, chưa túi nào rời kệ.`; tb.parentElement.hidden = false; }
    b.textContent = 'Thêm túi nữa';
  }));
  // Shelf filter by brewing way
  $$('form[data-loc]').forEach(f => {
    const st = $('[role=status]', f), all = $$('[data-pha]');
    $('[data-khong-js]', f).hidden = true;
    f.addEventListener('change', () => {
      const v = f.elements.pha.value; let n = 0;
      all.forEach(t => { const ok = v === 'het' || t.dataset.pha.includes(v); t.classList.toggle('mo-di', !ok); if (ok) n++; });
      st.textContent = v === 'het' ? 'Cả mười hai loại đang trên kệ' : `${n} loại hợp cách pha này`;
    });
    f.addEventListener('submit', e => e.preventDefault());
  });
  // Quick weekly order
  $$('form[data-nhanh]').forEach(f => {
    const st = $('[role=status]', f), out = $('[data-tien]', f);
    const sum = () => { out.textContent = dong(Number(f.elements.luong.value)); };
    f.addEventListener('change', () => { sum(); st.textContent = ''; }); sum();
    f.addEventListener('submit', e => { e.preventDefault(); st.textContent = `Đã ghi một gói ${dong(Number(f.elements.luong.value))} mỗi tuần, mẻ ${ngay(meToi)}. Trang mẫu nên chưa thu tiền.`; });
  });
  // The weekly order, step by step, with its parcel label
  $$('form[data-tuan]').forEach(f => {
    const n = s => $('[data-n=' + s + ']'), st = $('[role=status]', f), tuan = $$('[data-tuan-o]', f);
    const lay = () => cong(meToi, Number(f.elements.nhan.value) || 2);
    const ghi = () => {
      const d0 = lay(), hat = f.elements.hat, gia = Number($('input[name=hat]:checked', f).dataset.gia), kg = Number(f.elements.luong.value);
      let nghi = 0;
      tuan.forEach((l, i) => { $('b', l).textContent = ngay(cong(d0, 7 * i)); const off = $('input', l).checked; if (off) nghi++; $('small', l).textContent = off ? 'tạm ngưng' : 'có hạt'; });
      const moi = Math.round(gia * kg * 4 * .9 / 1000) * 1000;
      n('hat').textContent = hat.value; n('luong').textContent = kg === 1 ? '1 kg' : kg * 1000 + ' g'; n('xay').textContent = f.elements.xay.value;
      n('nhan').textContent = `${thu[d0.getDay()]} ${ngay(d0)}`; n('nghi').textContent = nghi ? `${nghi}\u00a0tuần` : 'không'; n('tien').textContent = dong(moi);
      n('tong').textContent = dong(moi * (8 - nghi)); st.textContent = '';
    };
    f.addEventListener('change', ghi); ghi();
    f.addEventListener('submit', e => { e.preventDefault(); st.textContent = `Phiếu đã viết xong: gói đầu tới ${n('nhan').textContent}. Đây là trang mẫu, lò chưa lên lửa cho phiếu này.`; });
  });
})();
