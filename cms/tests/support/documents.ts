/** Documents made from nothing, good ones and bad ones: no stranger's file has to lie in the repository. */
import { deflateRawSync, deflateSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** General purpose flags; 1 says that the part is encrypted. */
  flags?: number;
  /** Another size than the true one for the directory. */
  unpacked?: number;
  /** Another name in the part's own header. */
  localName?: string;
}

interface PackedPart {
  local: Buffer;
  central: (offset: number) => Buffer;
}

const pack = ({ name, content, flags = 0, unpacked, localName = name }: ZipPart): PackedPart => {
  const bytes = Buffer.from(content as Buffer);
  const packed = deflateRawSync(bytes);
  const size = unpacked ?? bytes.length;
  const common = (fields: Buffer, at: number, nameBytes: number): void => {
    fields.writeUInt16LE(20, at);
    fields.writeUInt16LE(flags, at + 2);
    fields.writeUInt16LE(8, at + 4);
    // The checksum stays zero: nobody here looks at it.
    fields.writeUInt32LE(packed.length, at + 14);
    fields.writeUInt32LE(size, at + 18);
    fields.writeUInt16LE(nameBytes, at + 22);
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  common(local, 4, Buffer.byteLength(localName));
  const central = (offset: number): Buffer => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common(entry, 6, Buffer.byteLength(name));
    entry.writeUInt32LE(offset, 42);
    return Buffer.concat([entry, Buffer.from(name)]);
  };
  return { local: Buffer.concat([local, Buffer.from(localName), packed]), central };
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

/** The parts of a Word document. */
export const docxParts = (type = MAIN_TYPE): ZipPart[] => [
  {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    content:
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  { name: 'word/document.xml', content: '<w:document xmlns:w="w"><w:body><w:p/></w:body></w:document>' },
];

export const docx = (more: ZipPart[] = [], type?: string): Buffer => zip([...docxParts(type), ...more]);

/** The relations of a document, one of which has this type and leads elsewhere. */
export const remoteRelation = (type: string): ZipPart => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" Target="https://evil.example/x" TargetMode="External"/></Relationships>`,
});

/** An old Word document (OLE compound file) with these entries in its directory. */
export const doc = (entries: string[] = ['WordDocument', '1Table'], encrypted = false): Buffer => {
  const sector = 512;
  const names = ['Root Entry', ...entries];
  const directorySectors = Math.ceil(names.length / 4);
  const bytes = Buffer.alloc(sector * (3 + directorySectors), 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  // Sector 0 is the table of chains, then the directory, then the main stream.
  bytes.fill(0xff, sector, sector * 2);
  bytes.writeUInt32LE(0xfffffffd, sector);
  for (let index = 1; index <= directorySectors; index += 1)
    bytes.writeUInt32LE(index === directorySectors ? 0xfffffffe : index + 1, sector + index * 4);
  names.forEach((name, index) => {
    const at = sector * 2 + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
    bytes[at + 66] = index === 0 ? 5 : 2;
  });
  const stream = sector * (2 + directorySectors);
  bytes.writeUInt16LE(0xa5ec, stream);
  bytes.writeUInt16LE(encrypted ? 0x0100 : 0, stream + 10);
  return bytes;
};

/** A PDF whose catalog has `extra` in it, and with packed objects when given. */
export const pdf = (extra = '', packedObjects?: string): Buffer => {
  const packed = packedObjects === undefined ? undefined : deflateSync(Buffer.from(packedObjects, 'latin1'));
  const stream = packed
    ? Buffer.concat([
        Buffer.from(
          `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
        ),
        packed,
        Buffer.from('\nendstream\nendobj\n'),
      ])
    : Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n`,
      'latin1',
    ),
    stream,
    Buffer.from('xref\n0 3\ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n110\n%%EOF\n'),
  ]);
};
