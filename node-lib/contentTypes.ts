import path from 'node:path';

interface ContentType {
  type: string;
  compressible: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): ContentType => ({ type, compressible: false });

const types: Record<string, ContentType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.vtt': text('text/vtt'),
  '.ico': binary('image/x-icon'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.mp3': binary('audio/mpeg'),
  '.pdf': binary('application/pdf'),
};

/** Files whose ending says less than they are. */
const named: Record<string, ContentType> = { 'rss.xml': text('application/rss+xml') };

const unknown = binary('application/octet-stream');

/** Content type of a file by its name, and whether compressing it pays. */
export function contentTypeOf(file: string): ContentType {
  return named[path.basename(file)] ?? types[path.extname(file).toLowerCase()] ?? unknown;
}

/** Whether the file is text in UTF-8. */
export function isText(file: string): boolean {
  return contentTypeOf(file).type.endsWith('charset=utf-8');
}

/** Whether the file is an HTML document. */
export function isHtml(file: string): boolean {
  return path.extname(file) === '.html';
}
