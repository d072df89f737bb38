/** PDFs made from nothing. */
import { deflateSync } from 'node:zlib';

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** A stream with its dictionary; `dictionary` says how it is packed. */
export const streamOf = (dictionary: string, content: Buffer | string): Buffer => {
  const bytes = typeof content === 'string' ? text(content) : content;
  return Buffer.concat([
    text(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    text('\nendstream'),
  ]);
};

const entry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

/** A whole file of these objects, numbered from 1, with a table of contents. The first one is the catalog. */
export const pdfOf = (
  objects: (Buffer | string)[],
  trailer = '',
  header = '%PDF-1.7\n%\u00e2\u00e3\n',
): Buffer => {
  const pieces = [text(header)];
  const offsets: number[] = [];
  let at = pieces[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const body = typeof object === 'string' ? text(object) : object;
    const piece = Buffer.concat([text(`${index + 1} 0 obj\n`), body, text('\nendobj\n')]);
    offsets.push(at);
    at += piece.length;
    pieces.push(piece);
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.map(entry).join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...pieces, text(table + end)]);
};

const base = (extra: string, page: string): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
];

/** A PDF of one page whose catalog has `extra` in it, with packed objects and further ones when given. */
export const pdf = (
  extra = '',
  packedObjects?: string,
  more: (Buffer | string)[] = [],
  page = '',
): Buffer => {
  const packed = packedObjects === undefined ? [] : [deflateSync(text(packedObjects))];
  const streams = packed.map((bytes) => streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bytes));
  return pdfOf([...base(extra, page), ...streams, ...more]);
};
