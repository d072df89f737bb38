import { details, type Words } from './details';
import { cameRound } from './reading';

/** Where a detail stands in the picture, in pixels, and how squarely it looks at the reader; nothing when it is on the far side. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export interface Callouts {
  readonly close: () => void;
  /** Puts each point where it is now. With a speed, lines open and close by themselves as they come round. */
  readonly draw: (places: readonly (Place | undefined)[], speed: number | undefined) => void;
}

/** How near to the end of its box a leader may begin. */
const margin = 16;
const middle = 160;
/** While somebody reads, the car stands a step further back, below the box. The banner's style takes it from here. */
const back = 0.95;
/** A press that moves by fewer pixels is a tap. */
const tap = 4;

interface Parts {
  readonly ad: HTMLElement;
  readonly points: HTMLElement;
  readonly line: HTMLElement;
  readonly leader: Element;
  readonly language: keyof Words;
  /** Where the focus goes when what had it turns away. */
  readonly hand: HTMLElement;
  /** A press on a point has become a pull at the car: where it began, and where it is. */
  readonly grab: (from: PointerEvent, now: PointerEvent) => void;
}

/** Tells a pull at the car that begins on a point from a tap on it. */
const pullsFrom = (button: HTMLElement, grab: Parts['grab']) => {
  let from: PointerEvent | undefined;
  let pulled = false;
  button.addEventListener('pointerdown', (event) => {
    button.setPointerCapture(event.pointerId);
    [from, pulled] = [event, false];
  });
  button.addEventListener('pointermove', (event) => {
    if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < tap) return;
    pulled = true;
    grab(from, event);
    from = undefined;
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    button.addEventListener(type, () => (from = undefined));
  // Keys click too, and pull at nothing.
  return ({ detail }: MouseEvent) => pulled && detail > 0;
};

/** The points on the body, and the one line that is open, with its leader. */
export const calloutsIn = ({ ad, points, line, leader, language, hand, grab }: Parts): Callouts => {
  let open: number | undefined;
  let front: number | undefined;
  let last: readonly (Place | undefined)[] = [];
  ad.style.setProperty('--back', String(back));

  const lead = () => {
    const place = last[open ?? -1];
    if (!place) return;
    // The box stays as far from either side of the banner as its style puts it from the left one.
    const [side, width] = [line.offsetLeft, line.offsetWidth];
    const seen = middle + (place.x - middle) * back;
    const left = Math.max(side, Math.min(2 * middle - side - width, seen + margin - width));
    line.style.translate = `${(left - side).toFixed(1)}px`;
    // From behind the box, and upright. It steps back with the car.
    const from = line.offsetTop + line.offsetHeight / 2;
    leader.setAttribute('d', `M${place.x.toFixed(1)} ${from}V${place.y.toFixed(1)}`);
  };
  const show = (index: number | undefined) => {
    if (index === open) return;
    open = index;
    const detail = details[index ?? -1];
    buttons.forEach((button, at) => button.setAttribute('aria-expanded', String(at === index)));
    ad.classList.toggle('reading', detail !== undefined);
    line.replaceChildren();
    if (!detail) return;
    const heading = document.createElement('b');
    heading.textContent = detail.name[language];
    line.replaceChildren(heading, ` ${detail.text[language]}`);
    lead();
  };
  const buttons = details.map(({ name }, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'point';
    button.setAttribute('aria-label', name[language]);
    button.setAttribute('aria-expanded', 'false');
    const isPull = pullsFrom(button, grab);
    // What somebody has closed stays so until it comes round again.
    button.addEventListener('click', (event) => {
      if (!isPull(event)) show(open === index ? undefined : index);
    });
    points.append(button);
    return button;
  });

  return {
    close: () => show(undefined),
    draw: (places, speed) => {
      last = places;
      buttons.forEach((button, index) => {
        const place = places[index];
        // What has gone round to the far side cannot be read there.
        if (!place && open === index) show(undefined);
        if (!place && document.activeElement === button) hand.focus();
        button.hidden = !place;
        if (place) button.style.translate = `${place.x.toFixed(1)}px ${place.y.toFixed(1)}px`;
      });
      if (speed !== undefined) {
        const facing = places.map((place) => place?.facing ?? 0);
        const before = front;
        front = cameRound(facing, before, speed);
        if (front !== before) {
          if (front !== undefined) show(front);
          else if (open === before) show(undefined);
        }
      }
      lead();
    },
  };
};
