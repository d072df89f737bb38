'use strict';
(() => {
  // The strings tremble when a leaf opens, and under the pointer. In silence: a banner must not make a sound.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const longest = 1800;
  const rings = document.querySelector('.sound.inner');
  const strings = [...document.querySelectorAll('.string')].map((path, index) => ({
    path,
    x: Number(path.dataset.x),
    turns: 7 + index,
    width: 0,
    since: 0,
  }));
  let frame = 0;

  const draw = (now) => {
    frame = 0;
    for (const string of strings) {
      if (!string.width) continue;
      const { path, x, turns, since } = string;
      const age = now - since;
      if (age >= longest) string.width = 0;
      const swing = string.width * Math.exp(-age / 420);
      const angle = (age / 1000) * turns * 2 * Math.PI;
      const upper = (x + swing * Math.cos(angle)).toFixed(2);
      const lower = (x - swing * Math.cos(angle * 1.5)).toFixed(2);
      path.setAttribute('d', string.width ? `M${x}-5C${upper} 150 ${lower} 430 ${x} 610` : `M${x}-5v615`);
      frame ||= string.width ? requestAnimationFrame(draw) : 0;
    }
  };

  const pluck = (index, width) => {
    Object.assign(strings[index], { width, since: performance.now() });
    frame ||= requestAnimationFrame(draw);
  };

  const strum = () => {
    strings.forEach((_, index) => setTimeout(pluck, index * 70, index, 34));
    rings.animate([{}, { transform: 'scale(1.07)' }, { transform: 'scale(0.98)' }, {}], {
      duration: 900,
      easing: 'ease-out',
    });
  };

  const ad = document.querySelector('.ad');
  ad.addEventListener('animationstart', ({ target, animationName }) => {
    if (animationName === 'open') pluck(Number(target.dataset.string), 30);
    if (animationName === 'bloom') strum();
  });
  ad.addEventListener('focus', strum);

  let before;
  ad.addEventListener('pointermove', ({ clientX, pointerType }) => {
    if (pointerType === 'touch') return;
    strings.forEach(({ x }, index) => {
      // Crossed, not only touched: a hand that rests between two strings plays neither.
      if (before !== undefined && before < x !== clientX < x) pluck(index, 26);
    });
    before = clientX;
  });
  ad.addEventListener('pointerleave', () => {
    before = undefined;
  });
})();
