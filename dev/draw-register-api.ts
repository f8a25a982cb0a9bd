/**
 * The documentation of the API for other systems as one page of HTML, made from its OpenAPI document: by Scalar as Markdown, and
 * by micromark as HTML. What they make runs no script, has no style of its own and loads nothing.
 */
import { createMarkdownFromOpenApi } from '@scalar/openapi-to-markdown';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

type Document = { openapi: string; info: { title: string }; paths: Record<string, unknown> };
type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without what the schemas say of every number, day and id, and so of none: long patterns that hide the rest. */
function legible(value: unknown, isAnswer = false): unknown {
  if (Array.isArray(value)) return value.map((one) => legible(one, isAnswer));
  if (!isNode(value)) return value;
  const kept = Object.entries(value).filter(([key, inner]) => {
    if (key === 'pattern') return !('format' in value);
    if (key === 'minimum' || key === 'maximum') return !(Math.abs(Number(inner)) === Number.MAX_SAFE_INTEGER);
    // A later answer or webhook of the same version may have more fields.
    return !(isAnswer && key === 'additionalProperties');
  });
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, legible(inner, isAnswer || key === 'responses' || key === 'webhooks')]),
  );
}

const style = `:root{color-scheme:light dark}body{overflow-wrap:anywhere;font:1rem/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
h2,h3{margin-block:2.5rem 0;font-size:1.3rem}h3,h4,h5{font-size:1.1rem}h4,h5{margin-block:1rem 0}code{font-size:.95em}li{margin-block:.2rem}ul{padding-inline-start:1.25rem}`;

/** @param documentAddress where the document itself is served */
export async function drawRegisterApi(document: Document, documentAddress: string): Promise<string> {
  const markdown = await createMarkdownFromOpenApi(legible(document) as Document, {
    // Without examples: what can be made of the schemas alone is empty text.
    schemaReferences: { mode: 'linked' },
  });
  // The library names the version that it reads every document as; the document that is served says its own.
  const linked = markdown.replace(
    /^- \*\*OpenAPI Version:\*\*\s.*$/m,
    `- **Document:** [OpenAPI ${document.openapi}](${documentAddress})`,
  );
  const body = micromark(linked, {
    // The places that the list of contents leads to; the document is our own.
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  }).replaceAll(/<p><a id="([^"]+)"><\/a><\/p>\n<(h\d)>/g, '<$2 id="$1">');
  return [
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body><main>`,
    `${body}\n</main></body></html>\n`,
  ].join('\n');
}
