/** The documentation of the API for other systems: the kept OpenAPI document, and a page made from it that runs no script. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import document from '../../../contract/register-api-v1.json' with { type: 'json' };
import { escapeHtml } from './escape-html.ts';
import { pageSecurityPolicy } from './security-headers.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  description?: string;
};
type Operation = {
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

const address = '/openapi/register-v1';
const style = `:root{color-scheme:light dark}body{overflow-wrap:anywhere;font:1rem/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h2{margin-block:2.5rem 0;font-size:1.15rem;overflow-wrap:anywhere}code{font-size:.95em}li{margin-block:.2rem;overflow-wrap:anywhere}ul{padding-inline-start:1.25rem}`;
const policy = pageSecurityPolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  connectTo: [],
  frameAncestors: 'none',
});

function kindOf({ type, enum: values, const: value, anyOf, items, format }: Schema): string {
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (value !== undefined) return JSON.stringify(value);
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  if (type === 'array' && items) return `list of ${kindOf(items)}`;
  return format ? `${type}, ${format}` : String(type ?? 'any');
}

/** The fields of an object, and of objects in it. */
function fieldsOf(schema: Schema): string {
  const inner = schema.anyOf?.find(({ properties }) => properties) ?? schema.items ?? schema;
  const { properties, required = [] } = inner;
  if (!properties) return '';
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(kindOf(field))}${required.includes(name) ? '' : ' (may be left out)'}${fieldsOf(field)}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

const schemaOf = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

function sectionOf(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> in the ${escapeHtml(place)}: ${escapeHtml(schema.pattern ?? kindOf(schema))}${required ? '' : ' (may be left out)'}</li>`,
  );
  const body = schemaOf(operation.requestBody?.content);
  const answer = schemaOf(operation.responses['200']?.content);
  return [
    `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary)}.</p>`,
    parameters.length ? `<h3>Parameters</h3><ul>${parameters.join('')}</ul>` : '',
    body ? `<h3>Body</h3>${fieldsOf(body)}` : '',
    answer ? `<h3>Answer</h3>${fieldsOf(answer)}` : '',
    '</section>',
  ].join('');
}

function pageOf(): string {
  const { info, paths } = document as unknown as {
    info: { title: string; version: string; description: string };
    paths: Record<string, Record<string, Operation>>;
  };
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionOf(path, method, operation)),
  );
  const paragraphs = info.description.split('\n').map((one) => `<p>${escapeHtml(one)}</p>`);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(info.title)}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(info.title)}, version ${escapeHtml(info.version)}</h1>${paragraphs.join('')}`,
    `<p>The same as <a href="${address}/openapi.json">OpenAPI 3.1</a>.</p>${sections.join('')}`,
    '</main></body></html>',
  ].join('');
}

/** Open to all: it holds nothing of the organisation. */
export function serveRegisterApiPage(app: FastifyInstance): void {
  const parts = [
    ['', 'text/html', pageOf()],
    ['/openapi.json', 'application/json', JSON.stringify(document)],
  ] as const;
  for (const [ending, type, content] of parts)
    app.get(`${address}${ending}`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .send(content),
    );
}
