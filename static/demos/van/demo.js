// Chạm một chữ: chữ bên kia sáng lên, và nghe nét thanh của nó.
const $$ = (s, r = document) => [...r.querySelectorAll(s)];
const MARK = { '\u0300': 'huyen', '\u0301': 'sac', '\u0309': 'hoi', '\u0303': 'nga', '\u0323': 'nang' };
// Mỗi thanh: các điểm [thời gian giây, cao độ Hz].
const LINE = {
  ngang: [[0, 210], [0.45, 208]], sac: [[0, 190], [0.2, 200], [0.42, 290]], huyen: [[0, 180], [0.48, 130]],
  hoi: [[0, 185], [0.25, 135], [0.5, 195]], nga: [[0, 195], [0.17, 165], [0.24, 215], [0.46, 310]], nang: [[0, 180], [0.22, 115]],
};
let audio;
const toneOf = (syllable) => MARK[[...syllable.normalize('NFD')].find((c) => MARK[c])] || 'ngang';
function hum(text) {
  const Ctx = window.AudioContext || window.webkitAudioContext;
  if (!Ctx) return;
  audio = audio || new Ctx();
  audio.resume();
  let t = audio.currentTime + 0.04;
  for (const s of text.split(/\s+/)) {
    const line = LINE[toneOf(s)];
    const end = line[line.length - 1][0];
    const o = audio.createOscillator();
    const f = audio.createBiquadFilter();
    const g = audio.createGain();
    o.type = 'sawtooth'; f.type = 'lowpass'; f.frequency.value = 900; f.Q.value = 4;
    line.forEach(([d, hz], i) => (i ? o.frequency.linearRampToValueAtTime(hz, t + d) : o.frequency.setValueAtTime(hz, t)));
    g.gain.setValueAtTime(0, t); g.gain.linearRampToValueAtTime(0.16, t + 0.05);
    g.gain.setValueAtTime(0.16, t + end - 0.05); g.gain.linearRampToValueAtTime(0, t + end);
    o.connect(f).connect(g).connect(audio.destination);
    o.start(t); o.stop(t + end + 0.02);
    t += end + 0.12;
  }
}
function say(text) {
  const voice = window.speechSynthesis?.getVoices().find((v) => v.lang.startsWith('vi'));
  if (!voice) return hum(text);
  const u = new SpeechSynthesisUtterance(text);
  u.voice = voice; u.lang = 'vi-VN'; u.rate = 0.8;
  speechSynthesis.cancel(); speechSynthesis.speak(u);
}
const hear = document.querySelector('#nghe');
document.addEventListener('click', (e) => {
  const w = e.target.closest('.w, .tone');
  if (!w) return;
  $$('.w.on, .tone.on').forEach((x) => x.classList.remove('on'));
  const set = w.dataset.p ? $$(`.w[data-p="${w.dataset.p}"]`) : [w];
  set.forEach((x) => x.classList.add('on'));
  const text = set.map((x) => x.dataset.say).find(Boolean);
  say(text);
  if (w.matches('.tone')) hear.textContent = `“${text}”: ${w.querySelector('.mean .vi').textContent} / ${w.querySelector('.mean .en').textContent}`;
});
const noi = document.querySelector('#noi');
const ngay = document.querySelector('#ngay');
const day = new Date(Date.now() + 864e5);
// Giờ Sài Gòn (UTC+7) của ngày mai, dưới dạng một thời điểm.
const at = (hm) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), Number(hm.slice(0, 2)) - 7, Number(hm.slice(3))));
const show = (d, opt) => new Intl.DateTimeFormat('vi-VN', { timeZone: noi.value, ...opt }).format(d);
const HM = { hour: '2-digit', minute: '2-digit', hour12: false };
function zone() {
  const place = noi.selectedOptions[0].text;
  ngay.textContent = `${show(at('12:00'), { weekday: 'long', day: 'numeric', month: 'numeric' })}, giờ ${place}`;
  $$('.grid label').forEach((l) => { l.querySelector('b').textContent = show(at(l.querySelector('input').value), HM); });
}
noi.addEventListener('change', zone);
zone();
document.querySelector('#thu').addEventListener('submit', (e) => {
  e.preventDefault();
  const hm = e.target.elements.gio.value;
  document.querySelector('#kq').textContent = `Hẹn bạn ${show(at(hm), HM)}, ${ngay.textContent} (Sài Gòn ${hm}). Đây là trang mẫu: buổi học thật sẽ báo đến lớp.`;
});
