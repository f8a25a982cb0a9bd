/**
 * What is in front of the real server during development: Vite with hot reload for the pages, everything else passed on.
 * All that development loosens is here (no content-security policy, no prerendered pages), and `server/` never imports it.
 */
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { webConfig } from '../web/build/bundle-web.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Addresses of source files; no page of the portal begins like these. */
const isSource = (url: string) =>
  /^\/(@|web\/|contract\/|node_modules\/|organisation-profile\.json)/.test(url);

/** The server is away for a moment when it restarts: a request waits for it rather than fail. */
async function waitForServer(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise((later) => setTimeout(later, 50));
  }
}

/**
 * @param built the page as the server sends it
 * @returns the same address as an empty shell, with the sources in place of what was built
 */
export function developmentHtml(built: string): string {
  const config = /<script type="application\/json" id="config">.*?<\/script>/s.exec(built)?.[0] ?? '';
  const title = /<title>.*?<\/title>/s.exec(built)?.[0] ?? '';
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
${title}${config}<link rel="stylesheet" href="/web/all.css"><script type="module" src="/web/boot.ts"></script>
</head><body><div id="root" data-kind="shell"></div></body></html>`;
}

/** A page has the server's own status and headers, and the sources inside; any other HTML stays as it is. */
async function sendPage(
  vite: ViteDevServer,
  port: number,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = http.get({
    host: '127.0.0.1',
    port,
    path: url,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await text(answer);
  const isPage = body.includes('<div id="root"');
  const loosened = isPage ? /^content-(length|security-policy)$/ : /^content-length$/;
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !loosened.test(name)) response.setHeader(name, value);
  response.writeHead(answer.statusCode ?? 502);
  response.end(isPage ? await vite.transformIndexHtml(url, developmentHtml(body)) : body);
}

const pagesOf = (port: number): Plugin => ({
  name: 'pages-of-the-portal',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      const url = request.url ?? '/';
      if (isSource(url)) return next();
      const isPage =
        request.method === 'GET' && request.headers.accept?.includes('text/html') && !url.startsWith('/id');
      waitForServer(port)
        .then(() => (isPage ? sendPage(vite, port, request, response) : next()))
        .catch(next);
    });
  },
});

/** @param options `port` that the browser opens, and `serverPort` of the real server behind it, both on loopback */
export async function startDevelopmentFront(options: {
  port: number;
  serverPort: number;
  profileFile: string;
}): Promise<{ close(): Promise<void> }> {
  const front = http.createServer((request, response) => vite.middlewares(request, response));
  const base = webConfig({ root, profileFile: options.profileFile, language: 'nb', untranslated: [] });
  const vite = await createServer({
    ...base,
    appType: 'custom',
    plugins: [...(base.plugins ?? []), pagesOf(options.serverPort), react()],
    cacheDir: path.join(root, 'node_modules/.cache/vite'),
    optimizeDeps: { entries: ['web/boot.ts'] },
    server: {
      middlewareMode: true,
      hmr: { server: front },
      proxy: {
        '^/(?!@|web/|contract/|node_modules/|organisation-profile\\.json)': `http://127.0.0.1:${options.serverPort}`,
      },
      // Not the demo database, nor anything else that lies beside the sources.
      fs: {
        allow: ['web', 'contract', 'node_modules']
          .map((folder) => path.join(root, folder))
          .concat(options.profileFile),
      },
    },
  });
  await once(front.listen(options.port, 'localhost'), 'listening');
  return {
    close: async () => {
      front.closeAllConnections();
      front.close();
      await vite.close();
    },
  };
}
