/** Whether a system that was made for one OpenAPI document works with another. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** What a system reads: nothing may be gone, optional or of another kind. */
function lostInAnswer(before: Schema, now: Schema | undefined, where: string): string[] {
  if (!now) return [`${where}: gone`];
  if (String(before.type) !== String(now.type)) return [`${where}: ${before.type} is ${now.type}`];
  if (before.anyOf?.length !== now.anyOf?.length) return [`${where}: other kinds`];
  return [
    ...(before.anyOf ?? []).flatMap((one, at) => lostInAnswer(one, now.anyOf?.[at], `${where}|${at}`)),
    ...(before.items ? lostInAnswer(before.items, now.items, `${where}[]`) : []),
    ...Object.entries(before.properties ?? {}).flatMap(([name, field]) =>
      lostInAnswer(field, now.properties?.[name], `${where}.${name}`),
    ),
    ...(before.required ?? [])
      .filter((name) => !now.required?.includes(name))
      .map((name) => `${where}.${name}: may be missing`),
  ];
}

/** What a system sends: nothing more may be demanded, and nothing that was taken refused. */
function demandedInBody(before: Schema, now: Schema, where: string): string[] {
  return [
    ...(now.required ?? [])
      .filter((name) => !before.required?.includes(name))
      .map((name) => `${where}.${name}: is demanded`),
    ...Object.entries(before.properties ?? {}).flatMap(([name, field]) => {
      const there = now.properties?.[name];
      if (!there) return [`${where}.${name}: gone`];
      return String(there.type) === String(field.type) && there.pattern === field.pattern
        ? []
        : [`${where}.${name}: other values`];
    }),
  ];
}

/** @returns what would break, a line each; none: it only has more */
export function breakingChanges(before: ApiDocument, now: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, was]) => {
      const where = `${method} ${path}`;
      const is = now.paths[path]?.[method];
      if (!is) return [`${where}: gone`];
      const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema ?? {};
      const answerOf = ({ responses }: Operation) =>
        responses['200']?.content?.['application/json']?.schema ?? {};
      const named = (one: { name: string; in: string }) => `${one.in} ${one.name}`;
      const former = new Map((was.parameters ?? []).map((one) => [named(one), one]));
      const current = new Map((is.parameters ?? []).map((one) => [named(one), one]));
      return [
        ...[...former.values()].flatMap((one) => {
          const there = current.get(named(one));
          return there && there.schema.pattern === one.schema.pattern ? [] : [`${where}: ${named(one)}`];
        }),
        ...[...current.values()]
          .filter((one) => one.required && !former.has(named(one)))
          .map((one) => `${where}: ${named(one)} is demanded`),
        ...demandedInBody(bodyOf(was), bodyOf(is), where),
        ...lostInAnswer(answerOf(was), answerOf(is), where),
      ];
    }),
  );
}
