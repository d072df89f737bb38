import { checkXml } from './docx/checkXml';
import * as types from './docx/contentTypes';
import { isFont, isPicture } from './docx/pictures';
import { type Relation, readRelations } from './docx/relations';
import { fail } from './fail';
import { holdsOther } from './programs';
import { readZip } from './zip';

const LIST = '[Content_Types].xml';
const ROOT_RELATIONS = '_rels/.rels';

/** Endings that parts of a kind have. */
const XML_ENDING = /\.(xml|rels|vml|svg)$/i;
const PICTURE_ENDING =
  // Of a picture from a search Word keeps what stood behind its name in the address.
  /\.(png|jpe?g|jpe|jfif|gif|bmp|dib|tiff?|emf|wmf|webp|heic|wdp|svg|tmp)(&[\w&=-]*)?$/i;
const FONT_ENDING = /\.(odttf|ttf|fntdata)$/i;
const PRINTER = /(^|\/)printerSettings\d*\.bin$/i;

/** A part that is neither XML nor relations: pictures, fonts, the settings of a printer. */
const checkBinary = (name: string, type: string, bytes: Buffer): void => {
  const isTaken =
    (types.isPictureType(type) && PICTURE_ENDING.test(name) && isPicture(bytes)) ||
    (types.FONT_TYPES.includes(type) && FONT_ENDING.test(name) && isFont(bytes)) ||
    (type === types.PRINTER_TYPE && PRINTER.test(name));
  if (!isTaken || holdsOther(bytes)) fail('it has active parts');
};

/** @returns the relations of the document as a whole, when this part holds them. */
const checkPart = (name: string, type: string, bytes: Buffer): Relation[] => {
  const isRelations = /(^|\/)_rels\/[^/]*\.rels$/i.test(name);
  if (isRelations !== (type === types.RELATIONS_TYPE)) fail('its parts hang together in an unknown way');
  if (isRelations) {
    const relations = readRelations(name, bytes);
    return name.toLowerCase() === ROOT_RELATIONS ? relations : [];
  }
  if (!types.isXmlType(type)) checkBinary(name, type, bytes);
  else if (!XML_ENDING.test(name)) fail('it has active parts');
  else {
    const root = checkXml(bytes, type === types.DRAWING_TYPE);
    if (type === types.MAIN_TYPE && !(root.isWord && root.local === 'document')) fail('it has no text');
  }
  return [];
};

const checkName = (name: string): void => {
  if (!/^[\x20-\x7e]+$/.test(name)) fail('a part has a forbidden name');
};

/** A PDF reader takes a file that says it is one anywhere near its beginning. */
const checkBytes = (bytes: Buffer): void => {
  if (bytes.includes('%PDF-')) fail('there is another document in it');
};

/**
 * Checks that a file is a Word document all of whose parts are of a kind that a plain one has, without macros, objects,
 * fields that run or fetch, and anything from elsewhere but links.
 *
 * @throws Error in English with the reason when it is not.
 */
export const checkDocx = async (bytes: Buffer): Promise<void> => {
  checkBytes(bytes);
  const parts = await readZip(bytes);
  const typeOf = types.readTypes(parts.get(LIST) ?? fail(`there is no ${LIST}`));
  const mains: string[] = [];
  const whole: Relation[] = [];
  for (const [name, content] of parts) {
    if (name === LIST) continue;
    checkName(name);
    const type = typeOf(name);
    if (type === types.MAIN_TYPE) mains.push(name);
    whole.push(...checkPart(name, type, content));
  }
  const documents = whole.filter(({ kind }) => kind === 'officeDocument');
  if (mains.length !== 1 || documents.length !== 1 || documents[0]?.part !== mains[0])
    fail('it is no Word document');
};
