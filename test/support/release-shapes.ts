/** The contract as a release speaks it, in JSON schemas, and what differs between two releases that run side by side. */
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

export type Shape = { [keyword: string]: unknown };
export type EndpointShape = {
  key: string;
  access: string;
  request: { params?: Shape; query?: Shape; body?: Shape };
  /** Absent for files and events. */
  response?: Shape;
  /** The types of a file, or the names of events. */
  kinds?: readonly string[];
};

/** What says nothing, or the same as another word: a format has its pattern, and an integer its safe bounds. */
const isNoise = (keyword: string, value: unknown, { format }: Shape): boolean =>
  keyword === '$schema' ||
  keyword === 'default' ||
  keyword === 'additionalProperties' ||
  (keyword === 'pattern' && format !== undefined) ||
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

function lean(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => lean(one));
  if (typeof value !== 'object' || value === null) return value;
  const shape = value as Shape;
  // What a record may hold is a schema; `false` only says that there is nothing else.
  const isWord = (word: string) =>
    isNames || !isNoise(word, shape[word], shape) || typeof shape[word] === 'object';
  return Object.fromEntries(
    Object.keys(shape)
      .filter(isWord)
      .map((word) => [word, lean(shape[word], !isNames && word === 'properties')]),
  );
}

const shapeOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Shape =>
  lean(z.toJSONSchema(schema, { io, unrepresentable: 'any' })) as Shape;

/** The contract of these sources. */
export const shapesNow = (): EndpointShape[] =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([key, endpoint]) => {
    const { access, params, query, body, response, file, events } = endpoint;
    return {
      key,
      access,
      request: {
        ...(params && { params: shapeOf(params, 'input') }),
        ...(query && { query: shapeOf(query, 'input') }),
        ...(body && { body: shapeOf(body, 'input') }),
      },
      ...(response && { response: shapeOf(response, 'output') }),
      ...((file || events) && { kinds: file ?? events }),
    };
  });

type Way = 'request' | 'answer';
const words = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const limits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

const valuesOf = ({ const: one, enum: some }: Shape): unknown[] | null =>
  one !== undefined ? [one] : ((some as unknown[]) ?? null);
const alternatives = (shape: Shape) => (shape.anyOf ?? shape.oneOf) as Shape[] | undefined;
/** Null: of any type. */
function typesOf(shape: Shape): unknown[] | null {
  if (shape.type !== undefined) return [shape.type].flat();
  const values = valuesOf(shape);
  return values && [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

/**
 * What one side may send and the other does not understand.
 * @param from the shape of what is sent: a request of the previous release, or an answer of this one
 * @param to the shape that its reader knows
 * @returns one line for each; a field that only the answer has is left alone by its reader
 */
export function misfits(from: Shape, to: Shape, way: Way, at = ''): string[] {
  if (JSON.stringify(from) === JSON.stringify(to) || Object.keys(to).length === 0) return [];
  const sent = alternatives(from);
  if (sent) return sent.flatMap((one) => misfits(one, to, way, at));
  const known = alternatives(to);
  if (known) {
    const tries = known.map((one) => misfits(from, one, way, at));
    return tries.reduce((best, one) => (one.length < best.length ? one : best));
  }
  const wanted = typesOf(to);
  const isWanted = (type: unknown) =>
    wanted?.includes(type) || (type === 'integer' && wanted?.includes('number'));
  const strangeTypes = wanted && (typesOf(from) ?? ['anything']).filter((type) => !isWanted(type));
  if (strangeTypes?.length) return [`${at || '/'} may be ${strangeTypes.join(', ')}, and must be ${wanted}`];
  const [values, allowed] = [valuesOf(from), valuesOf(to)];
  if (allowed) {
    const strange = values?.filter((one) => !allowed.includes(one)) ?? ['anything'];
    return strange.map((one) => `${at || '/'} may be ${JSON.stringify(one)}, which is unknown`);
  }
  const fields = (from.properties ?? {}) as Record<string, Shape>;
  const knownFields = (to.properties ?? {}) as Record<string, Shape>;
  const isSure = (name: string) => ((from.required as string[] | undefined) ?? []).includes(name);
  return [
    ...((to.required as string[] | undefined) ?? [])
      .filter((name) => !isSure(name))
      .map((name) => `${at}/${name} may be missing`),
    ...Object.keys(fields)
      .filter((name) => way === 'request' && !knownFields[name])
      .map((name) => `${at}/${name} is ignored`),
    ...Object.keys(fields)
      .filter((name) => knownFields[name])
      .flatMap((name) => misfits(fields[name]!, knownFields[name]!, way, `${at}/${name}`)),
    ...['items', 'additionalProperties', 'propertyNames'].flatMap((word) =>
      to[word] ? misfits((from[word] ?? {}) as Shape, to[word] as Shape, way, `${at}/*`) : [],
    ),
    ...(values ? [] : boundsBroken(from, to, way).map((word) => `${at || '/'} has another ${word}`)),
  ];
}

/** Only the server checks how long or how large something is. */
function boundsBroken(from: Shape, to: Shape, way: Way): string[] {
  const isNarrower = (word: string, sign: 1 | -1) =>
    to[word] !== undefined &&
    (from[word] === undefined || sign * Number(to[word]) > sign * Number(from[word]));
  return [
    ...['pattern', 'format'].filter((word) => to[word] !== undefined && to[word] !== from[word]),
    ...(way === 'request' ? words.filter((word) => isNarrower(word, 1)) : []),
    ...(way === 'request' ? limits.filter((word) => isNarrower(word, -1)) : []),
  ];
}

/** What is sent where the contract says nothing: a query is then empty. */
const unsaid: Record<'params' | 'query' | 'body', Shape> = {
  params: {},
  query: { type: 'object', properties: {} },
  body: {},
};

/** What a browser with the pages of the previous release and this server do not understand of each other. */
export function contractFaults(previous: readonly EndpointShape[], now: readonly EndpointShape[]): string[] {
  const byKey = new Map(now.map((one) => [one.key, one]));
  return previous.flatMap((old) => {
    const own = byKey.get(old.key);
    if (!own) return [`${old.key} is gone`];
    const parts = ['params', 'query', 'body'] as const;
    const faults = [
      ...(own.access !== old.access && own.access !== 'public' ? [`is for ${own.access} only`] : []),
      ...parts.flatMap((part) =>
        misfits(old.request[part] ?? unsaid[part], own.request[part] ?? { properties: {} }, 'request', part),
      ),
      ...misfits(own.response ?? {}, old.response ?? {}, 'answer', 'answer'),
      ...(own.kinds ?? [])
        .filter((kind) => !old.kinds?.includes(kind))
        .map((kind) => `answers with ${kind}, which is unknown`),
    ];
    return faults.map((fault) => `${old.key}: ${fault}`);
  });
}

/** A later step of the same change: said in the statement, for what the previous release has stopped using. */
const isLaterStep = /--\s*unused since the previous release/i;
const removals: [what: string, statement: RegExp][] = [
  ['drops a table', /\bdrop\s+(table|view)\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['drops a function', /\bdrop\s+function\b/i],
  ['renames', /\brename\s+(to|column|constraint)?\b/i],
  ['changes a type', /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/i],
  ['makes a column required', /\bset\s+not\s+null\b/i],
  ['drops a default', /\bdrop\s+default\b/i],
  ['adds a required column without a default', /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
  ['adds a check', /\badd\s+(constraint\s+\w+\s+)?(check|unique|foreign\s+key)\b/i],
];

/** A check that is dropped and added in one migration is a wider one: a value more in a list. */
const isReplaced = (statement: string, text: string): boolean => {
  const name = /\badd\s+constraint\s+(\w+)/i.exec(statement)?.[1];
  return name !== undefined && new RegExp(`\\bdrop\\s+constraint\\s+${name}\\b`, 'i').test(text);
};

/** What a server of the previous release does not survive in a migration: only additions are allowed. */
export const migrationFaults = (name: string, text: string): string[] =>
  text
    .replace(/--.*$/gm, (comment) => (isLaterStep.test(comment) ? '/* later step */' : ''))
    .split(';')
    .filter((statement) => !statement.includes('/* later step */'))
    .flatMap((statement) =>
      removals
        .filter(([, isRemoval]) => isRemoval.test(statement))
        .filter(([what]) => what !== 'adds a check' || !isReplaced(statement, text))
        .map(([what]) => `${name} ${what}: ${statement.trim().replace(/\s+/g, ' ').slice(0, 80)}`),
    );
