/** One that has no other in it. */
const innermost = /<details\b((?:(?!<details\b)[\s\S])*?)<\/details>/g;
const isOpen = /^[^>]* open\b/;
const head = /^[\s\S]*?<\/summary>/;
/** In place of a menu that has been looked at. */
const menuName = 'x-details';

/** Without what is closed: a dialog, and all of a menu but its head. */
const shownOf = (html: string): string => {
  const opened = html.replace(/<dialog\b[\s\S]*?<\/dialog>/g, '');
  const menus = opened.replace(innermost, (_, menu: string) =>
    isOpen.test(menu) ? `<${menuName}${menu}` : `<${menuName}${head.exec(menu)?.[0] ?? ''}`,
  );
  return menus === html ? html : shownOf(menus);
};

const element = /<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi;
const attribute = /\s([\w:-]+)(?:="([^"]*)")?/g;

/** What a piece of HTML shows: what the selectors of a stylesheet can ask for, and the properties it reads. */
export interface Shown {
  readonly classes: ReadonlySet<string>;
  /** Names of elements, in small letters. */
  readonly elements: ReadonlySet<string>;
  /** Of attributes, as 'name' and 'name=value'. */
  readonly attributes: ReadonlySet<string>;
  /** Custom properties that are read in a `style` attribute, as '--page'. */
  readonly properties: ReadonlySet<string>;
}

/** What a piece of HTML, as React writes it, shows before anybody opens anything. */
export const shownIn = (html: string): Shown => standingIn(shownOf(html));

/** What stands in a piece of HTML, what is closed as well. */
export const standingIn = (html: string): Shown => {
  const shown = {
    classes: new Set<string>(),
    elements: new Set<string>(),
    attributes: new Set<string>(),
    properties: new Set<string>(),
  };
  for (const [, tag = '', attributes = ''] of html.matchAll(element)) {
    shown.elements.add(tag === menuName ? 'details' : tag.toLowerCase());
    for (const [, written = '', value = ''] of attributes.matchAll(attribute)) {
      const name = written.toLowerCase();
      shown.attributes.add(name).add(`${name}=${value}`);
      if (name === 'class') for (const each of value.split(' ')) shown.classes.add(each);
      if (name === 'style')
        for (const [read] of value.matchAll(/(?<=var\()--[\w-]+/g)) shown.properties.add(read);
    }
  }
  return shown;
};
