const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
// A link to one of the five opens it
const open = () => { const d = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1))); if (d && d.matches('details')) d.open = true; };
addEventListener('hashchange', open); open();
$$('a[href^="#chuyen-"]').forEach(a => a.addEventListener('click', () => { document.getElementById(a.hash.slice(1)).open = true; }));
// Which papers are at hand decides what to do first
const papers = $('[data-papers]');
if (papers) {
  const say = $('[data-res]', papers), boxes = $$('input[type=checkbox]', papers);
  const tell = () => {
    const has = n => boxes.find(b => b.name === n).checked, n = boxes.filter(b => b.checked).length;
    say.textContent = !n ? 'Chưa có tờ nào cũng được. Cứ gọi, tôi chỉ chỗ xin trích lục ở xã.'
      : has('so') && has('do') ? 'Đủ để ra xã hoà giải ngay tuần này. Mang bản gốc, đừng đưa ai giữ.'
      : has('so') ? 'Có sổ rồi. Việc đầu tiên là xin bản vẽ đo lại, chừng mười ngày.'
      : n > 2 ? 'Không có sổ mà giữ được ' + n + ' tờ này thì vẫn làm được. Gọi để tôi xếp thứ tự.'
      : 'Giữ kỹ ' + n + ' tờ này, chụp hình lại hai mặt, rồi xin trích lục địa chính ở xã.';
  };
  papers.addEventListener('change', tell); papers.addEventListener('submit', e => { e.preventDefault(); tell(); }); tell();
}
const back = $('[data-back]');
if (back) back.addEventListener('submit', e => {
  e.preventDefault(); const t = back.sdt, say = $('[role=status]', back);
  if (!t.value.trim()) { say.textContent = 'Cô chú để lại giúp số điện thoại.'; t.focus(); return; }
  say.textContent = 'Đây là trang mẫu: trang thật sẽ báo cho luật sư Tâm, và anh gọi lại ' + back.luc.value.toLowerCase() + '.';
});
