/** Every place in the API where somebody can put text, found in the API document. */
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ApiDocument } from './fuzzed-requests.ts';
import type { JsonSchema } from './fuzzed-values.ts';

export type TextField = {
  key: EndpointKey;
  place: 'body' | 'query' | 'path';
  path: string[];
  /** Anything may stand there, and not just a date, a number or a code. */
  isFree: boolean;
};

export function textFields(document: ApiDocument): TextField[] {
  return (Object.keys(endpoints) as EndpointKey[]).flatMap((key) => {
    const [method, url] = key.split(' ') as [string, string];
    const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const named = (operation?.parameters ?? []).flatMap(({ in: place, name, schema }) =>
      textsIn(schema).map((found) => ({ key, place, path: [name], isFree: found.isFree })),
    );
    const body = operation?.requestBody?.content['application/json']?.schema;
    return [
      ...named,
      ...(body ? textsIn(body).map((found) => ({ key, place: 'body' as const, ...found })) : []),
    ];
  });
}

function textsIn(schema: JsonSchema, path: string[] = []): Pick<TextField, 'path' | 'isFree'>[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const found = choices.flatMap((one) => textsIn(one, path));
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    found.push(...textsIn(one, [...path, name]));
  if (schema.items) found.push(...textsIn(schema.items, [...path, '0']));
  const isText = schema.type === 'string' && !schema.enum && !('const' in schema) && schema.format !== 'uuid';
  if (isText) found.push({ path, isFree: !schema.pattern && !schema.format });
  // A union has a field of the same name in several of its shapes.
  return found.filter(
    (one, at) => found.findIndex(({ path }) => path.join('/') === one.path.join('/')) === at,
  );
}
