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

interface Parts {
  readonly ad: HTMLElement;
  readonly points: HTMLElement;
  readonly line: HTMLElement;
  readonly leader: Element;
  readonly language: keyof Words;
  /** Where the focus goes when what had it turns away. */
  readonly hand: HTMLElement;
}

/** The points on the body, and the one line that is open, with its leader. */
export const calloutsIn = ({ ad, points, line, leader, language, hand }: Parts): Callouts => {
  let open: number | undefined;
  let front: number | undefined;
  let last: readonly (Place | undefined)[] = [];

  const lead = () => {
    const place = last[open ?? -1];
    if (!place) return;
    const [left, right] = [line.offsetLeft + margin, line.offsetLeft + line.offsetWidth - margin];
    const from = [Math.max(left, Math.min(right, place.x)), line.offsetTop + line.offsetHeight];
    leader.setAttribute('d', `M${from.join(' ')}L${place.x} ${place.y}`);
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
    // What somebody has closed stays so until it comes round again.
    button.addEventListener('click', () => show(open === index ? undefined : index));
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
