/** One that has no other in it. */
const innermost = /<details\b((?:(?!<details\b)[\s\S])*?)<\/details>/g;
const isOpen = /^[^>]* open\b/;
const head = /^[\s\S]*?<\/summary>/;

/** Without what is closed: a dialog, and all of a menu but its head. */
const shownOf = (html: string): string => {
  const opened = html.replace(/<dialog\b[\s\S]*?<\/dialog>/g, '');
  const menus = opened.replace(innermost, (_, menu: string) =>
    isOpen.test(menu) ? `<div${menu}` : `<div${head.exec(menu)?.[0] ?? ''}`,
  );
  return menus === html ? html : shownOf(menus);
};

/** The classes that a piece of HTML shows before anybody opens anything. */
export const firstClasses = (html: string): ReadonlySet<string> =>
  new Set([...shownOf(html).matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
