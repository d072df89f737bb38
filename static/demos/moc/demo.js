(() => {
  const $ = (s, r = document) => r.querySelector(s), $$ = (s, r = document) => [...r.querySelectorAll(s)];
  const vnd = (n) => n.toString().replace(/\B(?=(\d{3})+(?!\d))/g, '.') + ' đ';
  const P = '../pictures/';
  const goods = {
    chieu: ['Ghế đọc Chiều', 8450000, 180000, 'ghe-soi-reu'], non: ['Đèn Nón', 1290000, 90000, 'sp-den-non'], tron: ['Bàn Tròn', 4600000, 120000, 'sp-ban-tron'],
    banh: ['Ghế Bành', 6900000, 0, 'sp-ghe-banh'], may: ['Ghế Mây', 2350000, 0, 'sp-ghe-may'], hien: ['Tủ Hiên', 11800000, 350000, 'sp-tu-hien'],
    trua: ['Sofa Trưa', 18500000, 400000, 'sp-sofa-trua'], thang: ['Kệ Thang', 4950000, 250000, 'sp-ke-thang'], phan: ['Giường Phản', 14200000, 450000, 'sp-giuong-phan'],
    viet: ['Bàn Viết', 7600000, 200000, 'sp-ban-viet'], cong: ['Đèn Cong', 3400000, 90000, 'sp-den-cong'], trong: ['Đôn Trống', 1950000, 0, 'sp-don-trong'], dai: ['Ghế Dài Hiên', 3850000, 0, 'sp-ghe-dai'],
  };
  /* cart */
  const cart = $('[data-cart]');
  const items = cart ? (cart.dataset.cart || '').split(',').filter(Boolean).map((id) => (id === 'chieu' ? { id, note: 'Gỗ sồi trắng, nỉ rêu' } : { id })) : [];
  const say = (t) => $$('[data-say]').forEach((n) => { n.textContent = t; });
  const ship = $('[data-ship]');
  const draw = () => {
    if (!$('[data-room]')) $$('[data-count]').forEach((n) => { n.textContent = items.length; });
    if (!cart) return;
    cart.replaceChildren(...items.map((it, i) => {
      const [name, price, , pic] = goods[it.id];
      const li = document.createElement('li');
      const img = Object.assign(document.createElement('img'), { src: `${P}${it.pic || pic}.webp`, alt: '', width: 84, height: 84 });
      const mid = document.createElement('div');
      const h = Object.assign(document.createElement('h3'), { textContent: name });
      mid.append(h);
      if (it.note) mid.append(Object.assign(document.createElement('p'), { textContent: it.note }));
      const right = document.createElement('div');
      right.append(Object.assign(document.createElement('span'), { className: 'num', textContent: vnd(it.price || price) }));
      const del = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Bỏ ra' });
      del.setAttribute('aria-label', `Bỏ ${name} ra khỏi giỏ`);
      del.addEventListener('click', () => { items.splice(i, 1); draw(); });
      right.append(del); li.append(img, mid, right);
      return li;
    }));
    if (!items.length) cart.append(Object.assign(document.createElement('li'), { textContent: 'Giỏ đang trống.' }));
    const goodsSum = items.reduce((s, i) => s + (i.price || goods[i.id][1]), 0), fit = items.reduce((s, i) => s + goods[i.id][2], 0);
    const floor = Math.max(0, Math.min(30, Number($('[name=tang]', ship).value) || 0)), lift = $('[name=thangmay]', ship).checked;
    const far = { noi: 180000, ngoai: 320000, tinh: 650000 }[$('[name=khu]', ship).value];
    const move = items.length ? far + (lift ? 0 : floor * 40000 * items.length) : 0;
    $('[data-hang]').textContent = vnd(goodsSum); $('[data-lap]').textContent = vnd(fit); $('[data-cho]').textContent = vnd(move); $('[data-tong]').textContent = vnd(goodsSum + fit + move);
  };
  if (ship) {
    ship.addEventListener('input', draw);
    ship.addEventListener('submit', (e) => { e.preventDefault(); $('[data-done]').textContent = items.length ? 'Đây là trang mẫu: đơn thật sẽ về xưởng, thợ gọi lại hẹn ngày giao.' : 'Giỏ chưa có món nào để đặt.'; });
  }
  $$('[data-add]').forEach((b) => b.addEventListener('click', (e) => {
    e.preventDefault();
    const it = { id: b.dataset.add };
    if (it.id === 'chieu' && conf) Object.assign(it, conf());
    items.push(it); draw(); say(`${goods[it.id][0]} đã vào giỏ, trong giỏ có ${items.length} món.`);
  }));
  /* materials */
  let conf = null;
  const stage = $('[data-stage]');
  if (stage) {
    const go = { soi: ['sồi trắng', 0], occho: ['óc chó', 1200000], den: ['tần bì đen', 600000] };
    const vai = { reu: ['nỉ rêu', 0], nghe: ['lanh nghệ', 0], gao: ['bouclé gạo', 900000], da: ['da bò thuộc', 2400000], gach: ['nỉ gạch', 0] };
    const val = (n) => $(`[name=${n}]:checked`).value;
    const now = () => ({ g: val('go'), v: val('vai') });
    conf = () => { const { g, v } = now(); return { price: 8450000 + go[g][1] + vai[v][1], note: `Gỗ ${go[g][0]}, ${vai[v][0]}`, pic: `ghe-${g}-${v}` }; };
    const up = () => {
      const { g, v } = now(), c = conf();
      stage.src = `${P}${stage.dataset.stage}-${g}-${v}.webp`; stage.alt = `Ghế đọc Chiều, gỗ ${go[g][0]}, bọc ${vai[v][0]}`;
      $$('[data-cloth]').forEach((n) => { n.src = `${P}mau-${n.dataset.cloth === 'go' ? g : v}.webp`; });
      $$('[data-price]').forEach((n) => { n.textContent = vnd(c.price); });
      $$('[data-mat]').forEach((n) => { n.textContent = c.note; });
      $$('[data-go]').forEach((n) => { n.textContent = go[g][0]; }); $$('[data-vai]').forEach((n) => { n.textContent = vai[v][0]; });
    };
    $$('[name=go],[name=vai]').forEach((r) => r.addEventListener('change', up));
  }
  /* room */
  const room = $('[data-room]');
  if (room) {
    $$('[data-light]').forEach((b) => b.addEventListener('click', () => {
      room.src = `${P}phong-${b.dataset.light}.webp`; document.body.classList.toggle('dusk', b.dataset.light === 'toi');
      $$('[data-light]').forEach((x) => x.setAttribute('aria-pressed', String(x === b)));
    }));
    const spots = $$('[data-spot]');
    const open = (id) => { spots.forEach((s) => s.setAttribute('aria-expanded', String(s.dataset.spot === id))); $$('[data-tag]').forEach((t) => { t.hidden = t.dataset.tag !== id; }); };
    spots.forEach((s) => s.addEventListener('click', () => open(s.getAttribute('aria-expanded') === 'true' ? '' : s.dataset.spot)));
    document.addEventListener('keydown', (e) => { if (e.key === 'Escape') open(''); });
    const pan = $('.pan'); pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) * 0.52;
    if (pan.scrollLeft) open('');
    const sum = $('[data-roomsum]'), ticks = $$('[data-pick]');
    const add = () => { const t = ticks.filter((x) => x.checked); sum.textContent = vnd(t.reduce((s, x) => s + Number(x.dataset.pick), 0)); $$('[data-roomn],[data-count]').forEach((n) => { n.textContent = t.length; }); };
    ticks.forEach((t) => t.addEventListener('change', add));
    $('[data-roomform]').addEventListener('submit', (e) => { e.preventDefault(); $('[data-roomsay]').textContent = 'Đây là trang mẫu: lịch đo phòng thật sẽ được thợ gọi xác nhận trong buổi.'; });
  }
  /* catalogue */
  const list = $('[data-list]');
  if (list) {
    const run = () => {
      const r = $('[name=phong]:checked').value, d = Number($('[name=cua]').value);
      $('[data-door]').textContent = `${d} cm`;
      let n = 0;
      $$('[data-item]', list).forEach((el) => { const ok = (r === 'tat' || el.dataset.item.includes(r)) && Number(el.dataset.w) <= d; el.hidden = !ok; n += ok; });
      list.classList.toggle('few', n < 12);
      $('[data-found]').textContent = n ? `${n} món hợp phòng và lọt cửa ${d} cm` : `Chưa có món nào lọt cửa ${d} cm. Xưởng có bản tháo rời, hãy gọi 028 3822 0147.`;
    };
    $('[data-filter]').addEventListener('input', run);
    $('[data-filter]').addEventListener('submit', (e) => e.preventDefault());
    $('[data-filter]').addEventListener('reset', () => setTimeout(run));
  }
  /* samples */
  const sam = $('[data-sample]');
  if (sam) {
    const boxes = $$('[type=checkbox]', sam), out = $('[data-left]');
    const n = () => boxes.filter((b) => b.checked).length;
    boxes.forEach((b) => b.addEventListener('change', () => { if (n() > 5) b.checked = false; out.textContent = `Đã chọn ${n()} trên 5 mẫu`; }));
    sam.addEventListener('submit', (e) => { e.preventDefault(); $('[data-samsay]').textContent = n() ? `Đây là trang mẫu: ${n()} mẫu thật sẽ gửi bưu điện, hai ngày là tới.` : 'Chọn ít nhất một mẫu để xưởng gửi.'; });
  }
  draw();
})();
