import { linkAddress, pictureAddress, videoAddress } from '../../../richText/address';
import type { RemovedKind } from '../../../richText/removed';
import { styleOf, unwrap, type Tally } from './elementTools';

type Removals = Tally<RemovedKind>;

/** They show nothing of a text themselves. */
const UNSEEN =
  'style, link, meta, title, base, head, noscript, xml, colgroup, col, datalist, source, track, map, area, wbr';
const SCRIPTS = 'script, template';
const EMBEDS = 'iframe, object, embed, video, audio, canvas, svg, math, frame, frameset, applet, portal';
const FIELDS = 'input, select, textarea, button, progress, meter, dialog';

const removeAll = (body: Element, selector: string, told?: () => void): void => {
  for (const element of body.querySelectorAll(selector)) {
    // One in another is gone with it.
    if (!body.contains(element)) continue;
    told?.();
    element.remove();
  }
};

const videoFigure = (frame: Element): Element | undefined => {
  const address = videoAddress(frame.getAttribute('src') ?? frame.getAttribute('data-src') ?? '');
  if (!address) return undefined;
  const figure = frame.ownerDocument.createElement('figure');
  const link = frame.ownerDocument.createElement('a');
  figure.dataset.video = address;
  link.href = address;
  link.textContent = frame.getAttribute('title')?.trim() || address;
  figure.append(link);
  return figure;
};

/** Players of videos that a text may show become such a video; everything else that is another page's is left out. */
export const removeEmbeds = (body: Element, removals: Removals): void => {
  for (const frame of body.querySelectorAll('iframe, embed')) {
    const figure = videoFigure(frame);
    if (figure) (frame.closest('figure') ?? frame).replaceWith(figure);
  }
  removeAll(body, EMBEDS, () => removals.add('embeds'));
};

export const removeScripts = (body: Element, removals: Removals): void => {
  removeAll(body, SCRIPTS, () => removals.add('scripts'));
  removeAll(body, UNSEEN);
  for (const element of body.querySelectorAll('*'))
    if ([...element.attributes].some(({ name }) => /^on/i.test(name))) removals.add('scripts');
};

export const removeFields = (body: Element, removals: Removals): void =>
  removeAll(body, FIELDS, () => removals.add('fields'));

/** What a page hides is not what somebody saw and copied. */
export const removeHidden = (body: Element): void => {
  for (const element of body.querySelectorAll('[hidden], [style]')) {
    const isHidden = styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
    if (isHidden || element.hasAttribute('hidden')) element.remove();
  }
};

const isCounter = (picture: Element): boolean =>
  ['width', 'height'].every((name) => Number.parseInt(picture.getAttribute(name) ?? '2', 10) <= 1);

export const removePictures = (body: Element, removals: Removals): void => {
  for (const picture of body.querySelectorAll('img, picture')) {
    if (picture.localName === 'picture') unwrap(picture);
    else if (isCounter(picture)) picture.remove();
    else if (!pictureAddress(picture.getAttribute('src') ?? '')) {
      removals.add('pictures');
      picture.remove();
    }
  }
};

export const removeLinks = (body: Element, removals: Removals): void => {
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href');
    const safe = linkAddress(address ?? '');
    const isEmpty = link.textContent?.trim() === '' && !link.querySelector('img');
    if (address !== null && !safe && !isEmpty) removals.add('links');
    if (safe && !isEmpty) link.setAttribute('href', safe);
    else unwrap(link);
  }
};
