/** JSON lines to standard output. What must not be known from a log is masked on every line, whatever wrote it. */
import { Writable } from 'node:stream';
import pino from 'pino';

/** National identity numbers (with or without a space), e-mail addresses, tokens, and secrets in query strings. */
const secrets: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [token]'],
  [/\b(code|state|token|[a-z]+_token|id_token_hint|login_hint|code_verifier)=[^&"\s\\]+/gi, '$1=[masked]'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Eleven digits as a value of their own: the line stays JSON.
  [/(?<=[^\\]":)\d{11}(?=[,}])/g, '"[number]"'],
  // Not the decimals of a value: a duration may have eleven of them.
  [/(?<![\d-]|[^\\]":\d+\.)\d{6}[ -]?\d{5}(?![\d-])/g, '[number]'],
];

export const masked = (line: string): string =>
  secrets.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);

export type Log = pino.Logger;

/**
 * @param write receives each finished, masked line; standard output unless said
 * @param level pino's name of the lowest level that is written
 */
export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  level = 'info',
): Log {
  const destination = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      write(masked(line));
      done();
    },
  });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // The path without its query: a query can hold what a person typed.
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination,
  );
}
