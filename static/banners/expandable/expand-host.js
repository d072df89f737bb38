/**
 * For the page that shows Expandable banners: makes the frame larger when its banner asks for it, and small again. It
 * changes the height of that frame and nothing else, and stores nothing. The frame has to stand at the lower edge of a
 * box that may be taller than it, as a fixed one does: then it grows upwards and the page stays where it was.
 *
 * From the banner: { banner: 'expandable', ready: true }, when it can listen, and again after { …, hello: true };
 * { …, ask: 'open', width, height } and { …, ask: 'close' }.
 * To the banner: { banner: 'expandable', host: true }; { …, do: 'close' } closes it.
 */
(() => {
  'use strict';
  /** No frame becomes higher than this, whatever it asks for. */
  const highest = 480;
  const before = new WeakMap();
  const frames = () => [...document.querySelectorAll('iframe')];

  addEventListener('message', ({ source, data }) => {
    if (data?.banner !== 'expandable') return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (data.ready === true) source.postMessage({ banner: 'expandable', host: true }, '*');
    if (data.ask === 'open' && Number.isFinite(data.height) && !before.has(frame)) {
      before.set(frame, frame.style.height);
      frame.style.height = `${Math.min(highest, innerHeight, data.height)}px`;
    }
    if (data.ask === 'close' && before.has(frame)) {
      frame.style.height = before.get(frame);
      before.delete(frame);
    }
  });
  // A banner that was ready before this script was asks again.
  for (const frame of frames()) frame.contentWindow?.postMessage({ banner: 'expandable', hello: true }, '*');
})();
