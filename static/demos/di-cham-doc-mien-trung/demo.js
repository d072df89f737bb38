// Chấm đỏ nhích về phía nam theo dòng đang đọc; nút hỏi chuyến gửi kèm chặng; lọc theo tháng.
const $ = (s) => document.querySelector(s);
const $$ = (s) => [...document.querySelectorAll(s)];
const dot = $('.cham');
if (dot) {
  const parts = $$('.doc > section').map((el) => ({ el, svg: el.querySelector('.ban'), line: el.querySelector('.tuyen') }));
  let waiting = false;
  const move = () => {
    waiting = false;
    const read = innerHeight * 0.48;
    const part = parts.find(({ el }) => el.getBoundingClientRect().bottom > read) || parts[parts.length - 1];
    const box = part.svg.getBoundingClientRect();
    const f = Math.min(1, Math.max(0, (read - box.top) / box.height));
    // Nét đầu tiên bắt đầu ở ga, không ở mép trên bản đồ.
    const y0 = part.line.getPointAtLength(0).y;
    const p = part.line.getPointAtLength(part.line.getTotalLength() * Math.max(0, (f * 1000 - y0) / (1000 - y0)));
    dot.style.left = `${(p.x / 400) * box.width}px`;
    dot.style.top = `${part.el.offsetTop + (p.y / 1000) * box.height}px`;
  };
  const ask = () => { if (!waiting) { waiting = true; requestAnimationFrame(move); } };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  move();
}
const now = new Date();
$('#thang').value = String(((now.getMonth() + 1) % 12) + 1);
$$('[data-chang]').forEach((a) => a.addEventListener('click', () => { $('#chang').value = a.dataset.chang; }));
$('#hoi').addEventListener('submit', (e) => {
  e.preventDefault();
  const f = e.target.elements;
  $('#kq').textContent = `Câu hỏi về ${f.chang.value}, tháng ${f.thang.value}, ${f.nguoi.value}\u00a0người đã ghi. Đây là trang mẫu: thư thật sẽ tới tay chị Hạnh.`;
});
const near = $('#gan');
if (near) {
  const d = new Date(now);
  d.setDate(d.getDate() + ((6 - d.getDay() + 7) % 7 || 7));
  near.textContent = `sáng thứ Bảy ${d.getDate()}/${d.getMonth() + 1}`;
}
$$('[name=thang-xem]').forEach((r) => r.addEventListener('change', () => {
  const m = r.value;
  $('.mo').classList.add('loc-thang');
  $$('.o-mua').forEach((o) => o.classList.toggle('dung', o.dataset.thang.split(' ').includes(m)));
  $$('[data-m]').forEach((c) => c.classList.toggle('chon', c.dataset.m === m));
  const names = $$('.luoi tbody tr').filter((tr) => tr.querySelector(`td.co[data-m="${m}"]`)).map((tr) => tr.querySelector('b').textContent);
  $('#loc-kq').textContent = `Tháng ${m} có ${names.length} chuyến: ${names.join('; ')}.`;
  $('#thang').value = m;
}));
