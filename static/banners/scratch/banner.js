'use strict';
/** How much of the silver a visitor rubs away before the rest falls by itself: 0.5 is half of it. */
const reveal = 0.5;

(() => {
  /** A script in the address would run on the publisher's page. */
  const isOfTheWeb = (address) => /^https?:\/\/\w/i.test(address ?? '');

  const width = 300;
  const height = 600;
  const brush = 24;
  const ad = document.querySelector('.ad');
  const offer = document.querySelector('.offer');
  const button = document.querySelector('.open');
  const coin = document.querySelector('.coin');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scale = Math.min(devicePixelRatio || 1, 2);

  const wanted = new URLSearchParams(location.search).get('clickTag') || window.clickTag;
  if (isOfTheWeb(wanted)) offer.href = wanted;

  const layer = (name) => {
    const canvas = document.createElement('canvas');
    canvas.className = name;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const pen = canvas.getContext('2d');
    pen.scale(scale, scale);
    ad.insertBefore(canvas, button);
    return { canvas, pen };
  };

  const painted = document.querySelector('.words').textContent;
  const paintWords = (pen) => {
    const [first, ...rest] = [...document.querySelectorAll('.words span')].map((line) => line.textContent);
    const hint = rest.pop();
    pen.font = '51px Display, Georgia, serif';
    pen.letterSpacing = '-1.5px';
    [first, ...rest].forEach((line, index) => {
      for (const [color, shift] of [
        ['#fff', 1.2],
        ['#20262b', 0],
      ]) {
        pen.fillStyle = color;
        pen.fillText(line, 28, 208 + index * 47 + shift);
      }
    });
    pen.letterSpacing = '0px';
    pen.font = '16px Text, sans-serif';
    pen.fillText(hint, 29, 424);
  };

  /** What lies open, in squares of ten pixels. */
  const open = new Set();
  const columns = width / 10;
  const note = (x, y) => {
    for (let dx = -2; dx <= 2; dx += 1)
      for (let dy = -2; dy <= 2; dy += 1) {
        const [column, row] = [Math.floor(x / 10) + dx, Math.floor(y / 10) + dy];
        if (dx * dx + dy * dy < 7 && column >= 0 && column < columns && row >= 0 && row < height / 10)
          open.add(row * columns + column);
      }
  };

  const silver = ['#eef0f1', '#c3c8cc', '#aeb5ba', '#8d969d', '#f7f8f8'];
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const spread = (by) => (Math.random() - 0.5) * by;
  let flakes = [];
  let dust;
  let frame = 0;

  let before = 0;
  const fall = (now) => {
    // In steps of a sixtieth of a second, as many as have passed: slow screens drop them as fast.
    const steps = Math.min(Math.max(now - before, 0) / 16.7, 4);
    before = now;
    dust.pen.clearRect(0, 0, width, height);
    flakes = flakes.filter(({ y, life }) => y < height + 40 && life > 0);
    for (const flake of flakes) {
      flake.wait -= steps;
      if (flake.wait < 0) {
        flake.speed += 0.42 * steps;
        flake.x += flake.drift * steps;
        flake.y += flake.speed * steps;
        flake.turn += flake.spin * steps;
        flake.life -= steps;
      }
      dust.pen.save();
      dust.pen.translate(flake.x, flake.y);
      dust.pen.rotate(flake.turn);
      dust.pen.scale(1, flake.wait < 0 ? Math.cos(flake.turn * 1.7) : 1);
      flake.draw(dust.pen);
      dust.pen.restore();
    }
    frame = flakes.length ? requestAnimationFrame(fall) : 0;
  };
  const drop = (flake) => {
    flakes.push({
      wait: 0,
      speed: spread(1.5) - 0.6,
      drift: spread(2.4),
      turn: 0,
      spin: spread(0.3),
      life: 90,
      ...flake,
    });
    if (frame) return;
    before = performance.now();
    frame = requestAnimationFrame(fall);
  };

  const chip = (x, y) => {
    const color = any(silver);
    const size = 2 + Math.random() * 5;
    drop({
      x: x + spread(brush * 1.8),
      y: y + spread(brush * 1.8),
      turn: Math.random() * 6,
      draw: (pen) => {
        pen.fillStyle = color;
        pen.beginPath();
        pen.moveTo(-size, -size * 0.4);
        pen.lineTo(size * 0.6, -size * 0.7);
        pen.lineTo(size, size * 0.5);
        pen.lineTo(-size * 0.3, size * 0.6);
        pen.fill();
      },
    });
  };

  /** Rubs from one point to the next: an edge of small bites, as a coin leaves it. */
  const rub = (pen, from, to) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 5));
    pen.globalCompositeOperation = 'destination-out';
    for (let step = 1; step <= steps; step += 1) {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      pen.beginPath();
      pen.arc(x, y, brush * 0.86, 0, 7);
      for (let bite = 0; bite < 7; bite += 1) {
        const angle = Math.random() * 6.3;
        const [bx, by] = [x + Math.cos(angle) * brush * 0.82, y + Math.sin(angle) * brush * 0.82];
        pen.moveTo(bx, by);
        pen.arc(bx, by, 1 + Math.random() * 4.5, 0, 7);
      }
      pen.fill();
      note(x, y);
      if (!calm && flakes.length < 220) chip(x, y);
    }
  };

  /** The rest comes off in shards: a grid whose corners are pushed about, each piece with its part of the picture. */
  const shatter = (picture) => {
    const size = 30;
    const corner = (column, row) => {
      const edge = column <= 0 || row <= 0 || column >= width / size || row >= height / size;
      const push = (seed) => (edge ? 0 : ((Math.sin(column * 12.9 + row * 78.2 + seed) * 43758.5) % 1) * 11);
      return { x: column * size + push(1), y: row * size + push(2) };
    };
    for (let row = 0; row < height / size; row += 1)
      for (let column = 0; column < width / size; column += 1) {
        const corners = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ];
        const x = (column + 0.5) * size;
        const y = (row + 0.5) * size;
        drop({
          x,
          y,
          wait: Math.round((height - y) / 26 + Math.random() * 12),
          spin: spread(0.14),
          life: 120,
          draw: (pen) => {
            pen.beginPath();
            corners.forEach((point) => pen.lineTo(point.x - x, point.y - y));
            pen.clip();
            pen.drawImage(
              picture,
              (x - size) * scale,
              (y - size) * scale,
              size * 2 * scale,
              size * 2 * scale,
              -size,
              -size,
              size * 2,
              size * 2,
            );
          },
        });
      }
  };

  const start = async () => {
    const picture = new Image();
    picture.src = 'cover.svg';
    const cover = layer('cover');
    dust = layer('dust');
    // Nothing under the silver can be reached before it is open.
    offer.inert = true;
    button.hidden = false;
    let isOpen = false;
    let last;

    const reach = () => {
      if (isOpen) return;
      isOpen = true;
      coin.remove();
      cover.canvas.style.pointerEvents = 'none';
      if (calm) cover.canvas.remove();
      else {
        shatter(cover.canvas);
        cover.canvas.style.visibility = 'hidden';
      }
      const hadFocus = document.activeElement === button;
      button.hidden = true;
      offer.inert = false;
      if (hadFocus) offer.focus();
      ad.classList.add('opened');
    };
    const rubTo = (point) => {
      if (isOpen) return;
      rub(cover.pen, last ?? point, point);
      last = point;
      if (open.size / (columns * (height / 10)) >= reveal) reach();
    };
    const place = ({ x, y }) => {
      coin.style.transform = `translate(${x}px, ${y}px) rotate(${x}deg)`;
    };
    const at = (event) => {
      const box = cover.canvas.getBoundingClientRect();
      return {
        x: ((event.clientX - box.left) * width) / box.width,
        y: ((event.clientY - box.top) * height) / box.height,
      };
    };

    button.addEventListener('click', reach);
    let isTouched = false;
    cover.canvas.addEventListener('pointerdown', (event) => {
      isTouched = true;
      last = undefined;
      cover.canvas.setPointerCapture(event.pointerId);
      if (event.pointerType !== 'touch') rubTo(at(event));
      else last = at(event);
    });
    cover.canvas.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') {
        coin.removeAttribute('hidden');
        cover.canvas.style.cursor = 'none';
        place(at(event));
        // Passing over it shows the coin; pressing rubs.
        if (event.buttons === 0) return;
      } else coin.setAttribute('hidden', '');
      isTouched = true;
      rubTo(at(event));
    });

    try {
      await Promise.all([
        picture.decode(),
        // With the words: letters of other languages have files of their own.
        ...['51px Display', '16px Text'].map((font) => document.fonts.load(font, painted)),
      ]);
      cover.pen.drawImage(picture, 0, 0, width, height);
      paintWords(cover.pen);
    } catch {
      // No silver, no game: the offer lies open.
      return reach();
    } finally {
      document.documentElement.className = '';
    }
    if (calm) return;

    // Once, to show how: a coin rubs a line, and an eye looks out.
    const show = (begun) => {
      const step = (now) => {
        const part = Math.min((now - begun) / 1500, 1);
        if (isTouched || isOpen) return;
        const ease = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
        const point = { x: 72 + ease * 112, y: 354 + Math.sin(part * 16) * 13 };
        coin.removeAttribute('hidden');
        place(point);
        rubTo(point);
        if (part < 1) requestAnimationFrame(step);
        else last = undefined;
      };
      requestAnimationFrame(step);
    };
    const watcher = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        watcher.disconnect();
        setTimeout(() => show(performance.now()), 1200);
      },
      { threshold: 0.4 },
    );
    watcher.observe(ad);
  };
  start();
})();
