import { readZip } from './zip';

/** Parts that run programs, or carry one. */
const FORBIDDEN_PARTS =
  /vba|macrosheets|activex|(^|\/)embeddings\/|\.(bin|exe|dll|js|vbs|ps1|bat|cmd|hta|lnk|jar)$/i;

/** Printer settings are the one binary part that ordinary documents have. */
const HARMLESS_PARTS = /(^|\/)printerSettings\d*\.bin$/i;

const FORBIDDEN_TYPES = /macroEnabled|vbaProject|vbaData|activeX|oleObject/i;

/** A template from elsewhere brings its macros along; an outside frame or object is fetched when the file is opened. */
const REMOTE = /\/(attachedTemplate|oleObject|frame|subDocument|externalLinkPath|aFChunk|image)["']/i;

const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The text of an XML part, whichever of the permitted encodings it has. A document type could hide anything. */
const xmlText = (part: Buffer): string => {
  const isWide = part[0] === 0xff && part[1] === 0xfe;
  const text = isWide ? part.toString('utf16le') : part.toString('utf8');
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || text.includes('\u0000')) throw new Error('a part is no plain XML');
  // A character reference would hide a word from the patterns above.
  return text.replace(/&#(?:x([0-9a-f]+)|([0-9]+));/gi, (_all, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
};

const partOf = (parts: Map<string, Buffer>, name: string): string => {
  const part = parts.get(name);
  if (!part) throw new Error(`there is no ${name}`);
  return xmlText(part);
};

/** Each relation by itself: a link in the text points elsewhere too, and is harmless until somebody clicks it. */
const hasRemoteParts = (relations: string): boolean =>
  relations
    .split(/Relationship(?=[\s/>])/)
    .some((relation) => REMOTE.test(relation) && /TargetMode\s*=\s*["']External/i.test(relation));

/**
 * Checks that a file is a Word document without macros and without parts from elsewhere.
 *
 * @throws with the reason when it is not.
 */
export const checkDocx = async (bytes: Buffer): Promise<void> => {
  const parts = await readZip(bytes);
  const types = partOf(parts, '[Content_Types].xml');
  if (!types.includes(DOCUMENT_TYPE)) throw new Error('it is no Word document');
  if (FORBIDDEN_TYPES.test(types)) throw new Error('it has macros');
  if (!/<[a-z0-9]*:?document[\s>]/i.test(partOf(parts, 'word/document.xml')))
    throw new Error('it has no text');
  for (const [name, part] of parts) {
    if (FORBIDDEN_PARTS.test(name) && !HARMLESS_PARTS.test(name)) throw new Error('it has active parts');
    if (!name.toLowerCase().endsWith('.rels')) continue;
    if (hasRemoteParts(xmlText(part))) throw new Error('it loads parts from elsewhere');
  }
};
