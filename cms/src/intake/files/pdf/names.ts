/** The names that decide what a PDF does. They are compared as a reader reads them, with their escapes resolved. */
import type { PDFName } from '@cantoo/pdf-lib';

const texts = new WeakMap<PDFName, string>();

/** What a name says, without its slash. The same few names stand in a file a hundred thousand times. */
export const textOf = (name: PDFName): string => {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = name.decodeText();
  texts.set(name, text);
  return text;
};

/**
 * What runs programs, sends data or carries other files. These words are refused wherever they stand, also in places
 * that no reader would look at, but for those in `freeNames.ts`.
 */
const FORBIDDEN = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'XFA', 'GoToR', 'GoToE', 'GoToDp'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'Filespec', 'FileSpec', 'FileAttachment'],
  ...['RichMedia', 'RichMediaExecute', 'RichMediaContent', 'RichMediaSettings', 'Rendition', 'Renditions'],
  ...['AlternatePresentations', 'OPI', 'FFilter', 'FDecodeParms', 'MediaClip', 'SpawnTemplate'],
  ...['DestOutputProfileRef'],
]);

/** Letters of a font have names as well, which are short. */
const SHORTEST_VALUE = 4;

export const isForbiddenKey = (key: string): boolean => FORBIDDEN.has(key);

export const isForbiddenValue = (name: string): boolean =>
  name.length >= SHORTEST_VALUE && FORBIDDEN.has(name);

/** What these words mean only where they say what kind of thing a dictionary is: they are plain words elsewhere. */
const FORBIDDEN_KINDS = new Set([
  ...['Movie', 'Sound', 'Screen', '3D', 'GoTo3DView', 'SlideShow', 'Collection', 'PS'],
]);
const KIND_KEYS = new Set(['S', 'Type', 'Subtype', 'Subtype2']);

export const isForbiddenKind = (name: string): boolean => FORBIDDEN_KINDS.has(name);

/** Whether the value of a key says of what kind its dictionary is. */
export const isKindKey = (key: string): boolean => KIND_KEYS.has(key);

/** What a file is called, in any system. */
const FILE_KEYS = new Set(['F', 'UF', 'DOS', 'Mac', 'Unix']);

export const isFileKey = (key: string): boolean => FILE_KEYS.has(key);

/** Where actions stand: what is done on a click, on opening, afterwards. */
const ACTION_KEYS = new Set(['A', 'PA', 'OpenAction', 'Next']);

export const isActionKey = (key: string): boolean => ACTION_KEYS.has(key);

/** Actions that stay inside the document, and links. */
export const TAKEN_ACTIONS: ReadonlySet<string> = new Set([
  ...['GoTo', 'URI', 'Named', 'Thread', 'ResetForm', 'Hide', 'SetOCGState', 'Trans'],
]);

/** What a named action may do; others save, print to files or run a menu's command. */
export const TAKEN_COMMANDS: ReadonlySet<string> = new Set([
  ...['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward', 'GoToPage', 'Find', 'Print'],
]);

/** What may be put on a page. */
export const TAKEN_ANNOTATIONS: ReadonlySet<string> = new Set([
  ...[
    'Text',
    'Link',
    'FreeText',
    'Line',
    'Square',
    'Circle',
    'Polygon',
    'PolyLine',
    'Highlight',
    'Underline',
  ],
  ...[
    'Squiggly',
    'StrikeOut',
    'Caret',
    'Stamp',
    'Ink',
    'Popup',
    'Widget',
    'Watermark',
    'PrinterMark',
    'TrapNet',
  ],
  ...['Redact', 'Projection'],
]);

/** What is looked for beside those, wherever something of it is read. */
const LOOKED_FOR = new Set([
  ...['AA', 'Annots', 'URI', 'Base', 'FS', 'URL', 'Encrypt', 'ObjStm', 'N', 'First', 'Filter', 'DecodeParms'],
  ...['DP', 'Length', 'Ref'],
]);

/** Whether any check depends on this name: none may be hidden from it by being read as a longer one. */
export const isDecisive = (name: string): boolean =>
  [FORBIDDEN, FORBIDDEN_KINDS, KIND_KEYS, FILE_KEYS, ACTION_KEYS, LOOKED_FOR].some((names) =>
    names.has(name),
  );
