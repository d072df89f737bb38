(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const dong = n => n.toLocaleString('vi-VN') + ' đ';
  const o = id => $('#sl-' + id), dongMon = $$('.dong');
  const mon = dongMon.map(d => { const i = $('input', d); return { id: i.name, ten: $('label', d).textContent, gia: +i.dataset.gia, i, ra: $('.so', d) }; });
  const phuong = $('#phuong');
  // One sum for the tray, the bar and the slip
  function tinh() {
    let t = 0; const chip = [];
    mon.forEach(m => {
      const n = Math.max(0, Math.min(20, parseInt(m.i.value, 10) || 0));
      t += n * m.gia; m.ra.textContent = n ? dong(n * m.gia) : '–';
      const b = $(`.mieng[data-mon="${m.id}"]`);
      if (b) { b.classList.toggle('khong', !n); $('em', b).textContent = n || '+'; $('.an', b).textContent = n ? `, đang gọi ${n} phần, chạm để thêm` : ', chưa gọi, chạm để thêm'; }
      if (n) chip.push(`<li>${m.ten} <b>×${n}</b></li>`);
    });
    const phi = t ? +phuong.selectedOptions[0].dataset.phi : 0;
    $('#chip').innerHTML = chip.join('') || '<li>Mẹt đang trống, chạm vào một miếng.</li>';
    $('#phi').textContent = phi ? dong(phi) : '0 đ';
    $$('[data-tong]').forEach(x => { x.textContent = dong(x.dataset.tong === 'giao' ? t + phi : t); });
  }
  const dat = (id, n) => { const i = o(id); if (i) i.value = Math.max(0, Math.min(20, n)); };
  $$('.mieng[data-mon]').forEach(b => b.addEventListener('click', () => { dat(b.dataset.mon, +o(b.dataset.mon).value + 1); tinh(); }));
  $$('.dem button').forEach(b => b.addEventListener('click', () => { const i = $('input', b.parentNode); i.value = Math.max(0, Math.min(20, (+i.value || 0) + +b.dataset.buoc)); tinh(); }));
  $$('.dem input').forEach(i => i.addEventListener('input', tinh));
  phuong.addEventListener('change', tinh);
  // A ready tray fills the slip
  $$('[data-bo]').forEach(b => b.addEventListener('click', () => {
    const bo = Object.fromEntries(b.dataset.bo.split(',').map(x => x.split(':')));
    mon.forEach(m => dat(m.id, +(bo[m.id] || 0))); tinh();
    $('#bo-bao').textContent = `Đã xếp ${b.dataset.ten} vào phiếu.`;
  }));
  // The sauce: the bowl on the tray and the two halves are one choice
  const mam = { 'mam-tom': 'Mắm tôm', 'nuoc-mam': 'Nước mắm' }, chen = $('.mieng.mam');
  const doiMam = v => {
    $('img', chen).src = `../pictures/${v}.webp`; $('.the span', chen).textContent = mam[v]; $('#mam-in').textContent = mam[v];
    $(`input[name=mam][value=${v}]`).checked = true;
  };
  chen.addEventListener('click', () => doiMam($('input[name=mam]:checked').value === 'mam-tom' ? 'nuoc-mam' : 'mam-tom'));
  $$('input[name=mam]').forEach(r => r.addEventListener('change', () => doiMam(r.value)));
  // Times still to come today
  const gio = new Date().getHours() + new Date().getMinutes() / 60; let mot;
  $$('.gio-nhan input').forEach(r => { const [h, m] = r.value.split(':'); if (gio < 21 && +h + m / 60 < gio) r.closest('label').hidden = true; else mot ||= r; });
  if (mot && $('.gio-nhan input:checked').closest('label').hidden) mot.checked = true;
  $('#phieu-don').addEventListener('submit', e => {
    e.preventDefault();
    const t = mon.reduce((a, m) => a + (+m.i.value || 0) * m.gia, 0), g = $('.gio-nhan input:checked');
    $('#bao').textContent = t ? `Bếp nghe rồi: ${dong(t)} tiền món, giao lúc ${g.value}. Đây là trang mẫu, đơn thật sẽ chạy thẳng xuống bếp qua Zalo.` : 'Mẹt còn trống, bạn chạm vài miếng rồi hãy gửi nhé.';
  });
  addEventListener('scroll', () => $('.tong').classList.add('bam'), { once: true, passive: true });
  tinh();
})();
