/** Documents made from nothing, good ones and bad ones: no stranger's file has to lie in the repository. */
import { deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** General purpose flags; 1 says that the part is encrypted. */
  flags?: number;
  /** Another size than the true one for the directory. */
  unpacked?: number;
  /** Another name in the part's own header. */
  localName?: string;
  /** Extra fields, in the part's own header and in the directory. */
  extras?: [own: Buffer, listed: Buffer];
  /** Not packed. */
  stored?: boolean;
}

interface PackedPart {
  local: Buffer;
  central: (offset: number) => Buffer;
}

const pack = ({
  name,
  content,
  flags = 0,
  unpacked,
  localName = name,
  stored = false,
  extras = [Buffer.alloc(0), Buffer.alloc(0)],
}: ZipPart): PackedPart => {
  const bytes = Buffer.from(content as Buffer);
  const packed = stored ? bytes : deflateRawSync(bytes);
  const size = unpacked ?? bytes.length;
  const common = (fields: Buffer, at: number, nameBytes: number): void => {
    fields.writeUInt16LE(20, at);
    fields.writeUInt16LE(flags, at + 2);
    fields.writeUInt16LE(stored ? 0 : 8, at + 4);
    // The checksum stays zero: nobody here looks at it.
    fields.writeUInt32LE(packed.length, at + 14);
    fields.writeUInt32LE(size, at + 18);
    fields.writeUInt16LE(nameBytes, at + 22);
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  common(local, 4, Buffer.byteLength(localName));
  local.writeUInt16LE(extras[0].length, 28);
  const central = (offset: number): Buffer => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common(entry, 6, Buffer.byteLength(name));
    entry.writeUInt16LE(extras[1].length, 30);
    entry.writeUInt32LE(offset, 42);
    return Buffer.concat([entry, Buffer.from(name), extras[1]]);
  };
  return { local: Buffer.concat([local, Buffer.from(localName), extras[0], packed]), central };
};

/** A zip archive. */
export const zip = (parts: ZipPart[]): Buffer => {
  const packed = parts.map(pack);
  let offset = 0;
  const centrals = packed.map(({ local, central }) => {
    const entry = central(offset);
    offset += local.length;
    return entry;
  });
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...packed.map(({ local }) => local), directory, end]);
};

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const WORD_SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const DEFAULTS = [
  ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
  ['xml', 'application/xml'],
  ['png', 'image/png'],
]
  .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
  .join('');

/** The list of types of a Word document, with `more` in it. */
export const typesPart = (type = MAIN_TYPE, more = ''): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${DEFAULTS}<Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`,
});

/** The text of a Word document, with these elements in its one paragraph. */
export const textPart = (paragraph = ''): ZipPart => ({
  name: 'word/document.xml',
  content: `<w:document xmlns:w="${WORD_SPACE}"><w:body><w:p>${paragraph}</w:p></w:body></w:document>`,
});

/** The relations of a part, as they are written. */
export const relationsPart = (relations: string, name = 'word/_rels/document.xml.rels'): ZipPart => ({
  name,
  content: `<Relationships xmlns="${RELATIONS}">${relations}</Relationships>`,
});

/** The parts of a Word document. */
export const docxParts = (type = MAIN_TYPE): ZipPart[] => [
  typesPart(type),
  relationsPart(
    `<Relationship Id="a" Type="${KINDS}/officeDocument" Target="word/document.xml"/>`,
    '_rels/.rels',
  ),
  textPart(),
];

export const docx = (more: ZipPart[] = [], type?: string): Buffer => zip([...docxParts(type), ...more]);

/** One relation; what it leads to lies elsewhere unless `mode` says otherwise. */
export const relation = (kind: string, target: string, mode = 'TargetMode="External"'): string =>
  `<Relationship Id="r" Type="${kind.includes(':') ? kind : `${KINDS}/${kind}`}" Target="${target}" ${mode}/>`;

/** The relations of a document, one of which has this type and leads elsewhere. */
export const remoteRelation = (kind: string, target = 'https://evil.example/x'): ZipPart =>
  relationsPart(relation(kind, target), 'word/_rels/settings.xml.rels');

/** A Word document with these elements in its text. */
export const docxWithText = (paragraph: string): Buffer =>
  zip([...docxParts().slice(0, 2), textPart(paragraph)]);

export { doc } from './oldWord';
export { pdf, pdfOf, streamOf } from './pdfs';
