/** JSON lines to standard output. What must not be known from a log is masked on every line, whatever wrote it. */
import pino from 'pino';

/** National identity numbers and phone numbers however they are grouped, e-mail addresses, tokens, and secrets in query strings. */
const secrets: [RegExp, string][] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [token]'],
  [/\b(code|state|token|[a-z]+_token|id_token_hint|login_hint|code_verifier)=[^&"\s\\]+/gi, '$1=[masked]'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // Before the numbers: some are as long.
  [/(?<![\w+])\+[1-9]\d{7,14}(?!\d)/g, '[phone]'],
  // Eleven digits as a value of their own: the line stays JSON.
  [/(?<=[^\\]":)\d{11}(?=[,}])/g, '"[number]"'],
  // Not the decimals of a value: a duration may have eleven of them. Nor the end of an id: they may follow a letter there.
  [/(?<![\d-]|[^\\]":\d+\.|-[\da-f]{4}-[a-f])\d{6}[ -]?\d{5}(?![\d-])/g, '[number]'],
  // Not a value that is a number: those are durations.
  [/(?<![\d.-]|[^\\]":|-[\da-f]{4}-[a-f])\d{2}[ .]?\d{2}[ .]?\d{2}[ .-]?\d{3} ?\d{2}(?![\d-])/g, '[number]'],
  [/(?<![\w+-])(?:\+|00) ?47(?: ?\d){8}(?!\d)/g, '[phone]'],
  // As Norwegians write it. Eight digits without a space stand between quotation marks or other words, never inside an id.
  [
    /(?<![\w.:+-]|": ?)(?:[2-9]\d{7}|[2-9]\d \d{2} \d{2} \d{2}|[49]\d{2} \d{2} \d{3})(?![\w-]|[.:]\d)/g,
    '[phone]',
  ],
];

/** An id of a request, which may have eleven digits in a row. */
const requestId = /("reqId":"[-\da-f]{32,36}")/;

/** What must not be known from a log is replaced; the id of the request stays. */
export const masked = (line: string): string =>
  line
    .split(requestId)
    .map((part) =>
      requestId.test(part)
        ? part
        : secrets.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), part),
    )
    .join('');

export type Log = pino.Logger;

/**
 * @param write receives each finished, masked line; standard output unless said
 * @param options.level pino's name of the lowest level that is written
 * @param options.base on every line: which release, on which machine
 */
export function createLog(
  write: (line: string) => void = (line) => process.stdout.write(line),
  { level = 'info', base = null }: { level?: string; base?: Record<string, string> | null } = {},
): Log {
  return pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        // Never the address itself: some addresses are keys to a calendar, a certificate or a choice.
        req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? null,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    { write: (line) => write(masked(line)) },
  );
}
