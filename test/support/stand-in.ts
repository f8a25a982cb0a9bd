/** Something that goes for any argument of a repository function: each of its properties is another. */

const text = '2026-01-01';
/** What code does with a value on its way into a statement. */
const methods: Record<string, unknown> = {
  getTime: () => 0,
  toISOString: () => `${text}T00:00:00.000Z`,
  toJSON: () => text,
  toString: () => text,
  toLowerCase: () => text,
  toUpperCase: () => text,
  trim: () => text,
  slice: () => text,
  padEnd: () => text,
  normalize: () => text,
  match: () => [text],
  replace: () => text,
  replaceAll: () => text,
  startsWith: () => true,
  split: () => [text],
  includes: () => false,
  join: () => text,
  some: () => false,
  entries: () => [[0, standIn()]],
  filter: () => [standIn()],
  map: (each: (one: unknown, place: number) => unknown) => [each(standIn(), 0)],
  flatMap: (each: (one: unknown, place: number) => unknown) => [each(standIn(), 0)].flat(),
  length: 1,
};

export function standIn(): unknown {
  return new Proxy(
    {},
    {
      get(_none, name) {
        if (name === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 1 : text);
        if (name === Symbol.iterator) return () => [standIn()][Symbol.iterator]();
        // Neither a promise nor a part of a statement.
        if (typeof name === 'symbol' || name === 'then' || name === 'toOperationNode') return undefined;
        return name in methods ? methods[name] : standIn();
      },
    },
  );
}
