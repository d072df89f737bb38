import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { contentTypeOf } from '../../node-lib/contentTypes';
import { encodedFile, type Encoding } from '../../release/manifest';
import type { Settings } from '../settings';
import type { SiteFile } from '../site/release';
import { byQuality } from './qualities';
import type { Answer } from './resolve';
import { fileHeaders } from './securityHeaders';

const cacheControl: Record<SiteFile['cache'], string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
};

/** The smallest variant the client takes; undefined means the file as it is. */
function chooseEncoding(request: FastifyRequest, file: SiteFile): Encoding | undefined {
  const header = String(request.headers['accept-encoding'] ?? '');
  const accepted = byQuality(header);
  const refused = (encoding: string) =>
    new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(header);
  return file.encodings.find(
    (encoding) => accepted.includes(encoding) || (accepted.includes('*') && !refused(encoding)),
  );
}

function describe(
  reply: FastifyReply,
  settings: Settings,
  file: SiteFile,
  encoding: Encoding | undefined,
): string {
  reply.headers(fileHeaders(settings, file)).type(contentTypeOf(file.file).type);
  if (file.encodings.length > 0) reply.header('vary', 'Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return encoding ? encodedFile(file.file, encoding) : file.file;
}

/** Whether the file of an answer is still there: its release may just have been removed. */
export async function isOnDisk(answer: Answer): Promise<boolean> {
  if (answer.kind !== 'file' && answer.kind !== 'notFoundPage') return true;
  return stat(path.join(answer.file.root, answer.file.file)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Writes an answer: the file in the best encoding, the redirect, or a short text. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  answer: Answer,
): Promise<FastifyReply> {
  switch (answer.kind) {
    case 'file': {
      const encoding = chooseEncoding(request, answer.file);
      const name = describe(reply, settings, answer.file, encoding);
      reply.header('cache-control', cacheControl[answer.file.cache]);
      return reply.sendFile(name, answer.file.root);
    }
    case 'notFoundPage': {
      const name = describe(reply, settings, answer.file, chooseEncoding(request, answer.file));
      reply.code(answer.status).header('cache-control', 'no-store');
      return reply.send(await readFile(path.join(answer.file.root, name)));
    }
    case 'redirect':
      reply.header(
        'cache-control',
        answer.personal ? 'private, no-store' : 'public, max-age=0, must-revalidate',
      );
      if (answer.personal) reply.header('vary', 'Accept-Language, Cookie');
      return reply.redirect(answer.location, answer.status);
    case 'plain':
      return sendText(reply, answer.status, answer.message);
  }
}

/** A short answer for programs and the curious; never kept by a cache. */
export function sendText(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`);
}
