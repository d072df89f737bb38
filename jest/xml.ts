import { SaxesParser } from 'saxes';

/** An element of an XML document, with its text and that of its CDATA sections. */
export interface XmlElement {
  /** With the prefix that it is written with. */
  readonly name: string;
  /** Address of its namespace; empty for none. */
  readonly space: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Open {
  name: string;
  space: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** Reads a document as XML is to be read. @throws at the first thing that is not well-formed, also in its namespaces */
export const parseXml = (xml: string): XmlElement => {
  const root: Open = { name: '', space: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const inner = (): Open => open.at(-1) ?? root;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: Open = {
      ...{ name, space: uri, children: [], text: '' },
      attributes: Object.fromEntries(values),
    };
    inner().children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const add = (text: string) => void (inner().text += text);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  const [element] = root.children;
  if (!element) throw new Error('The document has no element');
  return element;
};

/** The children of an element that have a name. */
export const named = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The texts of its children that have a name. */
export const textsOf = (element: XmlElement, name: string): readonly string[] =>
  named(element, name).map(({ text }) => text);
