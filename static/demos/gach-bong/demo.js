// Gạch Bông: names the wall, keeps the sample box, counts tiles. Colours, motifs and rotation are pure CSS (:has).
(() => {
  const d = document, $ = (s, r = d) => r.querySelector(s), $$ = (s, r = d) => [...r.querySelectorAll(s)];
  const dong = (n) => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '.') + '\u00a0đ';
  const gia = { 'Sen bốn cánh': 640, 'Lá thị': 620, 'Sao tám cánh': 650, 'Dây mây': 610, 'Cẩm cung': 660, 'Quạt xòe': 590 };
  const phoi = $('#phoi'), hop = new Set();
  const ten = () => `${phoi.hoa.value}, nền ${phoi.nen.value.toLowerCase()}`;
  const tinh = () => {
    const f = $('#tinh-form'), m = (+f.dai.value || 0) * (+f.rong.value || 0), v = Math.ceil(m * 25 * (1 + f.hao.value / 100));
    const h = Math.ceil(v / 12), g = gia[phoi.hoa.value] * 1e3;
    $('#vien-so').textContent = `${v} viên`;
    $('#tien-so').textContent = `${m.toFixed(1).replace('.', ',')}\u00a0m² cộng hao hụt ${f.hao.value}%, ${h} hộp 12 viên, khoảng ${dong(Math.round((v / 25) * g / 1e3) * 1e3)} với hoa ${phoi.hoa.value}`;
  };
  const goi = () => {
    const x = phoi.xoay.value;
    $('#ma').innerHTML = `<b>${ten()}</b><span class="so">${gia[phoi.hoa.value]}.000\u00a0đ/m², viên 20 × 20 cm${x === '0' ? '' : ', xoay ' + x + '°'}</span>`;
    $('#gui-kts').href = `mailto:?subject=${encodeURIComponent('Mảng gạch ' + ten())}&body=${encodeURIComponent(`${ten()}, xoay ${x} độ, viên 20 × 20 cm, ${gia[phoi.hoa.value]}.000 đ/m². Xưởng Gạch Bông.`)}`;
    tinh();
  };
  const dem = () => {
    $$('[data-dem]').forEach((b) => { b.textContent = hop.size; });
    $('[data-ds]').textContent = hop.size ? [...hop].join('; ') + `. Tạm tính ${dong(hop.size * 120000 + 35000)}` : 'chưa có mẫu nào, bấm “Lấy mẫu” ở bảng phía trên';
    $$('[data-mau]').forEach((b) => { const co = hop.has(b.dataset.mau); b.setAttribute('aria-pressed', co); b.textContent = co ? 'Đã lấy' : 'Lấy mẫu'; });
  };
  $$('[data-mau]').forEach((b) => b.addEventListener('click', () => { const n = b.dataset.mau; if (!hop.delete(n)) hop.add(n); dem(); }));
  phoi.addEventListener('change', goi);
  phoi.addEventListener('submit', (e) => { e.preventDefault(); hop.add(ten()); dem(); $('#ma').insertAdjacentHTML('beforeend', '<br>Đã bỏ vào hộp mẫu.'); });
  $('#tinh-form').addEventListener('input', tinh);
  $('#tinh-form').addEventListener('submit', (e) => e.preventDefault());
  $('[data-hop]').addEventListener('submit', (e) => { e.preventDefault(); $('.bao', e.target).textContent = hop.size ? `Đây là trang mẫu: hộp ${hop.size} mẫu thật sẽ rời xưởng sáng mai.` : 'Hộp còn trống, bạn chọn giúp một mẫu nhé.'; });
  $$('[data-khong-js]').forEach((b) => { b.hidden = true; });
  goi(); dem();
})();
