import { clickAddress } from './click';

// The small half, which runs at once: the click, and whether and when the car itself comes. Until then, and where there is
// no 3D, a picture of it stands in its place.
const ad = document.querySelector<HTMLElement>('.ad');
const click = document.querySelector<HTMLAnchorElement>('.click');
const ask = document.querySelector<HTMLButtonElement>('.ask');

if (click) click.href = clickAddress(location.search, click.href);

const has3d = (): boolean => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

const bringCar = () => {
  if (ask) ask.hidden = true;
  const script = document.createElement('script');
  script.src = 'car.js';
  // Without it the picture stays.
  script.onerror = () => script.remove();
  document.head.append(script);
};

if (ad && has3d()) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches && ask) {
    ask.hidden = false;
    ask.addEventListener('click', bringCar);
  } else bringCar();
}
