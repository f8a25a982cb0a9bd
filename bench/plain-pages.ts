/** The floor: the same text as a page that needs nothing but itself. No page that says as much can be faster. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param texts by path; the first line becomes the heading */
export async function servePlainPages(
  texts: Record<string, string>,
  port: number,
): Promise<{ origin: string; close(): void }> {
  const pages = new Map(
    Object.entries(texts).map(([path, text]) => {
      const [heading = '', ...lines] = text.split('\n').filter(Boolean).map(escapeText);
      const body = `<h1>${heading}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`;
      const html = `<!doctype html><html lang="nb"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><link rel="icon" href="data:,"><main>${body}</main></html>`;
      return [path, brotliCompressSync(html)];
    }),
  );
  const server = http.createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (!page) return response.writeHead(404).end();
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    return response
      .writeHead(200, { ...type, 'content-length': page.length, 'cache-control': 'no-cache' })
      .end(page);
  });
  return listen(server, port);
}

/** Without a document type, a language, a title and a text for its picture. */
export function serveFaultyPage(port: number): Promise<{ origin: string; close(): void }> {
  const server = http.createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<img src="/none.png"><p>Text</p>'),
  );
  return listen(server, port);
}

async function listen(server: http.Server, port: number) {
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
