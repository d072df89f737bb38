// 310 words on one sheet, one dash each, under the seven questions; and the 64 sheets of the long brief, seen from the side.
import { say } from '../shared/language.js';

const questions = [
  [44, say('What do you sell, and to whom?', 'Bạn bán gì, cho ai?')],
  [44, say('What is wrong today?', 'Hiện giờ đang vướng ở đâu?')],
  [45, say('What should a visitor be able to do?', 'Khách cần làm được việc gì?')],
  [44, say('How will you know that it worked?', 'Dựa vào đâu để nói là thành công?')],
  [44, say('What exists already?', 'Đã có sẵn những gì?')],
  [45, say('What cannot be moved?', 'Điều gì không dời được?')],
  [44, say('Who decides?', 'Ai là người chốt?')],
];
let seed = 7;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const width = 270;

document.querySelector('#sheet').innerHTML = questions
  .map(([words, question], at) => {
    let dashes = '';
    for (let line = 0, left = words; line < 3; line += 1) {
      const count = Math.ceil(left / (3 - line));
      left -= count;
      const lengths = Array.from({ length: count }, () => 5 + random() * 12);
      const room = (line === 2 ? width * 0.86 : width) - (count - 1) * 4.5;
      const stretch = room / lengths.reduce((sum, length) => sum + length);
      let x = 0;
      for (const length of lengths) {
        dashes += `<rect x="${x.toFixed(1)}" y="${line * 10}" width="${(length * stretch).toFixed(1)}" height="4" rx="1"/>`;
        x += length * stretch + 4.5;
      }
    }
    return `<div><b>${at + 1}</b><h2>${question}</h2><svg width="${width}" height="26" fill="#5c6169" style="margin-top:4px">${dashes}</svg></div>`;
  })
  .join('');

// Three departments put their tabs in.
const tabs = new Map([
  [11, ['#f2d2c4', 26]],
  [28, ['#12161c', 34]],
  [46, ['#0e6f66', 29]],
]);
let sheets = '';
let flags = '';
let shift = 0;
for (let at = 0; at < 64; at += 1) {
  if (at % 7 === 0) shift = random() * 8;
  const x = 66 + shift + random() * 3;
  const y = 356 + at * 2.5;
  const [colour, far] = tabs.get(at) ?? [];
  if (colour) flags += `<rect x="290" y="${y - 7}" width="${36 + far}" height="17" rx="3" fill="${colour}"/>`;
  sheets += `<rect x="${x.toFixed(1)}" y="${y}" width="258" height="2.6" fill="#fbfaf7"/><rect x="${x.toFixed(1)}" y="${y + 1.8}" width="258" height="0.8" fill="#b39a8c"/>`;
}
document.querySelector('#pile').innerHTML =
  `<path d="M60 506h330l-30 14H52z" fill="#6e190b" opacity=".6"/>` + flags + sheets;
