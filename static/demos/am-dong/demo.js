// Ấm Đồng: the corner clock follows the brew; seats change with the sitting; the sum follows the seats.
(() => {
  const d = document, $ = (s, r = d) => r.querySelector(s), $$ = (s, r = d) => [...r.querySelectorAll(s)];
  const pha = $('#pha'), dh = $('.dong-ho');
  const moc = [0, 20, 30, 70, 120, 180]; // seconds at the six steps
  let cho = false;
  const chay = () => {
    cho = false;
    const r = pha.getBoundingClientRect();
    const t = Math.min(1, Math.max(0, (innerHeight * 0.55 - r.top) / (r.height - innerHeight * 0.2)));
    const i = Math.min(4, Math.floor(t * 5)), s = Math.round(moc[i] + (moc[i + 1] - moc[i]) * (t * 5 - i));
    dh.style.setProperty('--p', (s / 180).toFixed(3));
    $('b', dh).textContent = `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  };
  addEventListener('scroll', () => { if (!cho) { cho = true; requestAnimationFrame(chay); } }, { passive: true });
  chay();
  const f = $('#giu-ghe'), kin = { '18:30': [1, 2, 4, 7], '19:45': [3, 5, 6, 7, 8], '21:00': [6] };
  const tinh = () => {
    const n = $$('[name="ghe[]"]:checked', f).length;
    $('#con').textContent = `Suất ${f.suat.value} còn ${8 - kin[f.suat.value].length} ghế`;
    $('#tong').textContent = (n * 180000).toLocaleString('vi-VN').replace(/,/g, '.') + '\u00a0đ';
    $('#dem').textContent = n ? `${n} ghế, gồm ba tách và một miếng bánh mỗi người` : 'Chạm vào ghế trên sơ đồ để giữ';
  };
  const doi = () => { $$('[name="ghe[]"]', f).forEach((g) => { g.disabled = kin[f.suat.value].includes(+g.value); if (g.disabled) g.checked = false; }); tinh(); };
  f.addEventListener('change', (e) => (e.target.name === 'suat' ? doi() : tinh()));
  f.addEventListener('submit', (e) => {
    e.preventDefault();
    const g = $$('[name="ghe[]"]:checked', f).map((x) => x.value);
    $('.bao', f).textContent = g.length ? `Đây là trang mẫu: ghế ${g.join(', ')} suất ${f.suat.value} sẽ được giữ ở sổ của quầy.` : 'Bạn chạm giúp một chiếc ghế trên sơ đồ nhé.';
  });
  doi();
  const t = new Date(), thu = ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'];
  $('#ngay').textContent = `${thu[t.getDay()]} ${t.getDate()}/${t.getMonth() + 1}`;
})();
