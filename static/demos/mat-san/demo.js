(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const so = n => Math.round(n).toLocaleString('vi-VN'), dong = n => so(n) + ' đ';
  const than = $('.to tbody'), dongs = $$('tr.d', than), loc = $('#loc');
  const ct = d => document.getElementById('ct-' + d.dataset.ma);
  // Open a row under its number; the address stays as it is
  const mo = (d, v) => { d.classList.toggle('mo-dong', v); ct(d).classList.toggle('bung', v); $('th a', d).setAttribute('aria-expanded', v); };
  dongs.forEach(d => {
    const a = $('th a', d); a.setAttribute('role', 'button'); a.setAttribute('aria-expanded', d.classList.contains('mo-dong'));
    a.addEventListener('click', e => { e.preventDefault(); mo(d, !d.classList.contains('mo-dong')); });
    a.addEventListener('keydown', e => { if (e.key === ' ') { e.preventDefault(); a.click(); } });
    const g = $('.bgh', d);
    g.addEventListener('click', () => { const v = g.getAttribute('aria-pressed') !== 'true'; g.setAttribute('aria-pressed', v); d.classList.toggle('ghim', v); xep(); });
  });
  // Filter: the formula line says what is filtered
  function lay() {
    const f = Object.fromEntries(new FormData(loc)); let n = 0;
    dongs.forEach(d => {
      const t = d.dataset, hien = d.classList.contains('ghim') || ((!f.loai || t.loai === f.loai) && +t.m2 >= +f.m2 && +t.tran >= +f.tran && +t.cont >= +f.cont);
      d.hidden = !hien; ct(d).hidden = !hien; n += hien;
    });
    const ten = { '': 'tất cả', k: 'kho', x: 'xưởng', v: 'văn phòng' }[f.loai];
    $('#cong-thuc').textContent = `=LỌC(${ten}; m² từ ${so(+f.m2)}; trần từ ${f.tran} m${+f.cont ? '; container ' + (f.cont === '2' ? '40 feet quay đầu' : 'vào được') : ''})`;
    $('#dem').textContent = n + ' sàn';
    $('#rong').textContent = n ? '' : 'Không sàn nào khớp. Bớt một điều kiện, hoặc gửi yêu cầu để chúng tôi báo khi có.';
    $$('[data-vnd]').forEach(x => {
      const v = +x.dataset.vnd;
      x.textContent = (f.tien === 'usd' ? (v / 26000).toLocaleString('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) + ' $' : dong(v)) + (x.dataset.duoi || '');
    });
  }
  loc.addEventListener('change', lay); loc.addEventListener('submit', e => { e.preventDefault(); lay(); });
  // Sort by a column, pinned rows first
  let cot = '', chieu = 1;
  function xep() {
    const goc = [...dongs];
    if (cot) goc.sort((a, b) => (cot === 'loai' ? a.dataset.loai.localeCompare(b.dataset.loai) : a.dataset[cot] - b.dataset[cot]) * chieu);
    goc.sort((a, b) => b.classList.contains('ghim') - a.classList.contains('ghim'));
    goc.forEach((d, i) => { than.append(d, ct(d)); $('.stt', d).textContent = i + 3; });
  }
  $$('[data-sap]').forEach(b => b.addEventListener('click', () => {
    chieu = cot === b.dataset.sap ? -chieu : 1; cot = b.dataset.sap;
    $$('.to thead th').forEach(t => t.removeAttribute('aria-sort'));
    b.parentNode.setAttribute('aria-sort', chieu > 0 ? 'ascending' : 'descending'); xep();
  }));
  // Several floors, one request
  const the = $('#the-san'), o = $$('.o-bam input');
  const hoi = () => {
    const c = o.filter(x => x.checked);
    the.innerHTML = c.length ? c.map(x => `<li>${x.value}<button type="button" aria-label="Bỏ ${x.value}" data-bo="${x.value}">×</button></li>`).join('') : '<li class="rong">Tích ô “Hỏi” trong bảng, sàn sẽ nằm ở đây.</li>';
    $$('[data-them]').forEach(b => { const x = o.find(k => k.value === b.dataset.them); b.textContent = x.checked ? 'Đã trong yêu cầu' : 'Thêm vào yêu cầu'; });
  };
  o.forEach(x => x.addEventListener('change', hoi));
  the.addEventListener('click', e => { const m = e.target.dataset.bo; if (m) { o.find(x => x.value === m).checked = false; hoi(); } });
  $$('[data-them]').forEach(b => b.addEventListener('click', () => { const x = o.find(k => k.value === b.dataset.them); x.checked = !x.checked; hoi(); }));
  $$('[data-pdf]').forEach(b => b.addEventListener('click', () => { b.textContent = 'Trang mẫu: PDF tải ở bản thật'; }));
  $('#yeu-cau').addEventListener('submit', e => {
    e.preventDefault(); const c = o.filter(x => x.checked).map(x => x.value);
    $('#y-bao').textContent = c.length ? `Yêu cầu cho ${c.join(', ')} đã xếp hàng. Đây là trang mẫu, bản thật sẽ báo người phụ trách trong giờ làm việc.` : 'Chưa có sàn nào trong yêu cầu. Tích ô “Hỏi” ở bảng trước nhé.';
  });
  // The month's bill
  const tinh = $('#tinh'), s = $('#t-san'), k = $('#t-dien');
  const bill = () => {
    const t = s.selectedOptions[0].dataset, m = +t.m2, h = +k.value;
    const p = [m * t.gia, m * t.pql, m * h * 26 * (t.loai === 'v' ? 0.03 * 5422 : 0.023 * 3266), m * 3650].map(x => Math.round(x / 1e4) * 1e4);
    p.forEach((x, i) => { $(`[data-k="${i}"]`).textContent = dong(x); $$('.cot-tien i')[i].style.setProperty('--n', x / 1e6); });
    $('#t-tong').textContent = dong(p.reduce((a, x) => a + x, 0)); $('#t-gio').textContent = h + ' giờ';
  };
  tinh.addEventListener('input', bill); tinh.addEventListener('submit', e => { e.preventDefault(); bill(); }); bill();
  // Is the road open at this hour?
  const gio = new Date().getHours();
  $$('[data-cam]').forEach(d => { const cam = d.dataset.cam.split(',').map(Number).includes(gio); $('.nay', d).innerHTML = `${cam ? 'Đang cấm' : 'Vào được'}<small>lúc ${gio}\u00a0giờ</small>`; });
})();
