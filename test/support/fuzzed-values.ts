/** Values for the fuzz suite, made from the schemas of the API document: likely ones, and invalid ones. */
import fc from 'fast-check';

/** As much of JSON Schema as zod writes. */
export type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** What a field is never meant to hold. */
export const broken: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', 'Ola\u0000Nord', '\ud800', '\u202e', '%00', '../../etc/passwd', "' or 1=1 --"],
    ...[
      'x'.repeat(300),
      'x'.repeat(20_000),
      '2026-02-30',
      '31.02.2026',
      '0000-00-00',
      '99999999999',
      '-1',
      '1e309',
    ],
    ...[
      '__proto__',
      'constructor',
      'null',
      'undefined',
      'NaN',
      'true',
      '\r\nSet-Cookie: x=1',
      '🏳️‍🌈'.repeat(40),
    ],
    ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, -0, 2 ** 31, 2 ** 63],
    ...[[], {}, [[]], [null], { a: { b: { c: [] } } }, Array(300).fill(0), { length: -1 }, { toString: 'x' }],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = fc.oneof(
  fc.constantFrom('Ola', 'Et spørsmål', 'Når er neste møte i lokallaget?', 'Kim Nilsen', "O'Brien", 'Æøå'),
  fc.constantFrom('01.02.1980', '2026-11-23', '2027-01-01T10:00', '68059001', '0182', 'ny@person.example'),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

/** @param ids of things that are there */
export function likely(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const of = (one: JsonSchema) => likely(one, ids);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  if (schema.allOf?.[0]) return of(schema.allOf[0]);
  const { minimum = -3, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, of(one)])), {
        requiredKeys: schema.required ?? [],
      });
    }
    case 'array':
      return fc.array(of(schema.items ?? {}), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, ids);
    default:
      return broken;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.constantFrom('ny@person.example', 'kari.lund@medlem.example');
  if (format === 'date') return fc.constantFrom('2026-11-23', '2020-02-29', '2099-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-11-23T10:00:00Z', '2026-11-23T10:00:00.123Z');
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // It looks ahead or behind, which cannot be run backwards.
    }
  }
  return maxLength ? fc.oneof(text, fc.string({ minLength, maxLength: Math.min(maxLength, 400) })) : text;
}

/** A valid body with one or two of its values, anywhere in it, made another. */
export function changed(seed: unknown): fc.Arbitrary<unknown> {
  const paths = pathsIn(seed);
  if (paths.length === 0) return broken;
  const change = fc.tuple(fc.constantFrom(...paths), fc.oneof(broken, text));
  return fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) =>
      changes.reduce<unknown>((value, [path, other]) => withValue(value, path, other), structuredClone(seed)),
    );
}

/** The way to each value of an object, the object's own parts included. */
export function pathsIn(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const path = [...before, name];
    return [path, ...pathsIn(part, path)];
  });
}

/** @returns the same value with another one at the end of the path, where the path is still there */
export function withValue(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (typeof value !== 'object' || value === null) return value;
  const part = withValue((value as Record<string, unknown>)[name], rest, other);
  return Array.isArray(value)
    ? value.map((one, place) => (String(place) === name ? part : one))
    : { ...value, [name]: part };
}
