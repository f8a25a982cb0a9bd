/** Files as answers: what they are, what they are called, and that they are for keeping and not for showing. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, FileAnswer, FileType, StreamedFile } from '#contract/endpoint.ts';

/** What the API document says of an answer. */
export function answerSchema({ file, events, response }: Endpoint): unknown {
  if (events) return { description: 'Events', content: { 'text/event-stream': { schema: z.any() } } };
  if (!file) return response;
  const content = Object.fromEntries(file.map((type) => [type, { schema: z.any() }]));
  return { description: 'A file', content };
}

/**
 * Answers a file to be saved, never shown inside our pages (`attachment`; RFC 6266). A calendar is for the calendar of the
 * phone, which takes what is not sent as a file to be saved; no browser shows one as a page.
 * @param allowed what the endpoint says that it may answer with
 */
export function sendFile(
  reply: FastifyReply,
  allowed: readonly FileType[],
  file: FileAnswer | StreamedFile,
): FastifyReply {
  if (!allowed.includes(file.type))
    throw new Error(`the endpoint does not declare files of type ${file.type}`);
  const isText = file.type.startsWith('text/');
  reply
    .type(isText ? `${file.type}; charset=utf-8` : file.type)
    .header(
      'content-disposition',
      file.type === 'text/calendar'
        ? attachment(file.name).replace('attachment', 'inline')
        : attachment(file.name),
    );
  if ('sizeBytes' in file) {
    if (file.sizeBytes !== null) reply.header('content-length', file.sizeBytes);
    return reply.send(Readable.from(file.content, { objectMode: false }));
  }
  return reply.send(Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength));
}

/**
 * `Content-Disposition` of a download: a name that every browser takes, and the real one beside it (RFC 8187).
 * Nothing of a name can end the header, leave its folder or hide what the file is.
 */
export function attachment(name: string): string {
  // Control characters, path separators, what Windows does not take, and signs that turn the direction of writing.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const unsafe = /[\u0000-\u001f\u007f-\u009f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
  const [, stem = '', ending = ''] =
    /^(.*?)(\.[\w-]{1,10})?$/s.exec(name.normalize('NFC').replace(unsafe, '')) ?? [];
  const safe = `${[...stem.replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, 100).join('') || 'fil'}${ending}`;
  const plain = safe
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/[%;']/g, '_');
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
