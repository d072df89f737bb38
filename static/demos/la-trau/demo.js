// Lá Trầu: giờ trống, lọc mùi, cộng tiền, lịch tuần, thiệp quà. Trang vẫn đọc được khi không có script.
(() => {
  const $ = (s, r = document) => r.querySelector(s);
  const $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const vnd = (n) => n.toLocaleString('vi-VN').replace(/,/g, '.') + ' đ';
  const days = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
  const today = new Date();
  const plus = (n) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + n);
  const dm = (d) => `${d.getDate()}/${d.getMonth() + 1}`;

  // ngày: <span data-day="0">, data-date
  $$('[data-day]').forEach((e) => { const n = +e.dataset.day; e.textContent = n === 0 ? 'Hôm nay' : days[plus(n).getDay()]; });
  $$('[data-date]').forEach((e) => { e.textContent = dm(plus(+e.dataset.date)); });

  // mọi biểu mẫu: trả lời tại chỗ
  $$('form[data-say]').forEach((f) => f.addEventListener('submit', (ev) => {
    ev.preventDefault();
    const d = new FormData(f);
    const say = f.dataset.say.replace(/\{(\w+)\}/g, (_, k) => d.get(k) || f.dataset[k] || '');
    const out = $('[role=status]', f) || $('[role=status]');
    out.textContent = say;
    out.scrollIntoView({ block: 'nearest' });
  }));

  // bảng liệu trình: lọc theo mùi, cộng phút và tiền
  const table = $('[data-table]');
  if (table) {
    const rows = $$('tbody tr', table);
    const count = $('[data-count]');
    $$('[name=mui]').forEach((r) => r.addEventListener('change', () => {
      let n = 0;
      rows.forEach((t) => { const on = r.value === 'tat-ca' || t.dataset.mui.split(' ').includes(r.value); t.hidden = !on; n += on; });
      count.textContent = r.value === 'tat-ca' ? `${n} liệu trình` : `${n} liệu trình có ${r.dataset.name}`;
    }));
    const sum = () => {
      const on = rows.filter((t) => $('input', t).checked);
      const course = $('[name=cach]:checked').value === 'muoi';
      const min = on.reduce((a, t) => a + +t.dataset.phut, 0);
      const money = on.reduce((a, t) => a + +t.dataset.gia * (course ? 8.5 : 1), 0);
      $('[data-total-text]').textContent = on.length ? `${on.length} liệu trình, ${min}\u00a0phút${course ? ' mỗi buổi' : ''}` : 'Chưa chọn liệu trình nào';
      $('[data-money]').textContent = vnd(money);
      const f = $('#giu-gio'); f.dataset.sum = on.length ? `${on.length} liệu trình, ${vnd(money)}` : 'chưa chọn liệu trình';
    };
    $$('input', table).concat($$('[name=cach]')).forEach((i) => i.addEventListener('change', sum));
    sum();
  }

  // lịch theo người làm: mỗi ngày một bảng giờ
  const board = $('[data-board]');
  if (board) {
    const slots = $$('input[name=gio]', board);
    const pick = () => {
      const s = $('input[name=gio]:checked', board); const day = $('input[name=ngay]:checked');
      const n = +day.value; const name = n === 0 ? 'hôm nay' : `${days[plus(n).getDay()].replace(/^./, (c) => c.toLowerCase())} ${dm(plus(n))}`;
      $('[data-pick]').textContent = s ? `${s.dataset.who}, ${s.dataset.time} ${name}` : 'Chạm vào một giờ còn trống';
      $('#chot-gio').dataset.chosen = s ? `${s.dataset.who} lúc ${s.dataset.time} ${name}` : 'người và giờ bạn chọn';
    };
    $$('input[name=ngay]').forEach((r) => r.addEventListener('change', () => {
      slots.forEach((s, i) => { s.disabled = (i * 7 + +r.value * 5 + (i >> 2) * 3) % 10 < 4; if (s.disabled) s.checked = false; });
      pick();
    }));
    slots.forEach((s) => s.addEventListener('change', pick));
    pick();
  }

  // thiệp quà: xem trước ngay khi gõ
  const gift = $('#viet-thiep');
  if (gift) {
    const show = () => {
      const d = new FormData(gift);
      const p = $('[name=goi]:checked', gift);
      $('[data-to]').textContent = d.get('nguoinhan') || 'người thương';
      $('[data-from]').textContent = d.get('nguoigui') || 'mình';
      $('[data-msg]').textContent = d.get('loi') || 'Chiều nay tắt máy, để người ta gội đầu cho.';
      $$('[data-gift]').forEach((e) => { e.textContent = p.dataset.name; });
      $('[data-price]').textContent = vnd(+p.dataset.gia);
      $('[data-card]').dataset.card = d.get('mau');
    };
    gift.addEventListener('input', show);
    show();
  }
  // quà cho công ty: kéo số lượng
  const range = $('#so-luong');
  if (range) {
    const calc = () => {
      const n = +range.value; const off = n >= 60 ? 18 : n >= 30 ? 12 : n >= 10 ? 7 : 0;
      $('[data-n]').textContent = n;
      $('[data-off]').textContent = off ? `bớt ${off}%` : 'giá lẻ';
      $('[data-total]').textContent = vnd(Math.round(n * 520000 * (1 - off / 100) / 1000) * 1000);
    };
    range.addEventListener('input', calc);
    calc();
  }
  // mục lục trên điện thoại: chọn xong thì gập lại
  $$('.menu a').forEach((a) => a.addEventListener('click', () => { a.closest('details').open = false; }));
})();
