/* global document, requestAnimationFrame, addEventListener, MutationObserver, innerHeight, specimen, specimenPainted */
// Runs in the page before anything of its own: says where the control is as soon as it has been painted, how long
// the page takes to answer, and whether it knows what was done.

const tell = (control) => {
  const { x, y, width, height } = control.getBoundingClientRect();
  specimenPainted({ x: x + width / 2, y: y + height / 2 });
};

const isOnScreen = (control) => {
  const { top, bottom } = control.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

const look = () => {
  const control = document.querySelector(specimen.control);
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!control || !painted) {
    requestAnimationFrame(look);
  } else if (isOnScreen(control)) {
    tell(control);
  } else {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Two frames later what is in view now stands on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => tell(control)));
  }
};
look();

specimen.isKept = () => document.querySelector(specimen.output)?.textContent === specimen.expected;

const watchAnswer = (since) => {
  new MutationObserver((_changes, observer) => {
    if (!specimen.isKept()) return;
    specimen.answered = performance.now() - since;
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

addEventListener(
  'pointerdown',
  ({ target, timeStamp }) => {
    // A layout that shifts under the pointer makes the try worthless: it says nothing about scripts.
    specimen.hit = target.closest(specimen.control) !== null;
    watchAnswer(timeStamp);
  },
  true,
);
