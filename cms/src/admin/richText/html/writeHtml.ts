import { linkAddress, pictureAddress } from '../../../richText/address';
import { CODE_CLASS, COMMON_ATTRIBUTES, ELEMENTS } from '../../../richText/elements';
import { readable } from '../../../richText/readable';

const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,5}$/i;

const VOID = ['br', 'hr', 'img'];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** A value as the attribute may have it. */
const safeValue = (name: string, value: string): string | undefined => {
  if (name === 'href') return linkAddress(value);
  if (name === 'src') return pictureAddress(value);
  if (name === 'class') return CODE_CLASS.test(value) ? value : undefined;
  if (name === 'lang') return LANGUAGE.test(value) ? value : undefined;
  return readable(value);
};

const attributesOf = (element: Element, allowed: readonly string[]): string =>
  [...allowed, ...COMMON_ATTRIBUTES]
    .map((name) => {
      const written = element.getAttribute(name);
      const value = written === null ? undefined : safeValue(name, written);
      return value === undefined ? '' : ` ${name}="${escapeValue(value)}"`;
    })
    .join('');

const writeElement = (element: Element, isCode: boolean): string => {
  const tag = element.tagName.toLowerCase();
  const allowed = ELEMENTS[tag];
  const inside = () =>
    [...element.childNodes].map((child) => writeNode(child, isCode || tag === 'pre')).join('');
  if (!allowed) return inside();
  const start = `<${tag}${attributesOf(element, allowed)}`;
  return VOID.includes(tag) ? `${start} />` : `${start}>${inside()}</${tag}>`;
};

const writeNode = (node: Node, isCode: boolean): string => {
  if (node instanceof Element) return writeElement(node, isCode);
  const text = readable(node.textContent ?? '');
  return escapeText(isCode ? text : text.replace(/[ \t\r\n]+/g, ' '));
};

/**
 * Writes elements as the allow-list keeps them, byte for byte: no others, their attributes in one order, and characters as
 * themselves. Each element of the first level has a line of its own.
 */
export const writeHtml = (root: ParentNode): string =>
  [...root.childNodes].map((node) => writeNode(node, false)).join('\n');
