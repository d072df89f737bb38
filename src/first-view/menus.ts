import { closestTo } from './closest';

/** Menus of the header are `<details>`: what is open closes on Escape, on a click outside and on a chosen link. */
const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')];

const closeOnEscape = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    // Who was inside would otherwise stand on a link that is not there any more.
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
};

const closeOnClick = ({ target }: MouseEvent) => {
  const at = closestTo(target, '*');
  for (const menu of openMenus()) if (at && (at.closest('a') || !menu.contains(at))) menu.open = false;
};

export const watchMenus = (): void => {
  addEventListener('keydown', closeOnEscape);
  addEventListener('click', closeOnClick);
};
