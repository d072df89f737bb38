import { say } from '../words.js';

/** A banner of static/banners in a frame and in the language of the picture, as it looks at one moment: `data-banner` names it, `data-at` says the second, or it is at its end. */
const loaded = (frame) => new Promise((done) => frame.addEventListener('load', done, { once: true }));

export const freeze = async (frame) => {
  const { banner, at } = frame.dataset;
  frame.width = 300;
  frame.height = 600;
  frame.src = `../../../../static/banners/${banner}/${say('index.html', 'vn.html')}`;
  await loaded(frame);
  const inside = frame.contentDocument;
  inside.documentElement.className = at ? 'run' : '';
  for (const animation of inside.getAnimations()) {
    animation.pause();
    animation.currentTime = Number(at) * 1000;
  }
  return inside;
};

for (const frame of document.querySelectorAll('iframe[data-banner]')) void freeze(frame);
