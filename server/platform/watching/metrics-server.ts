/** Figures for Prometheus on a port of their own, which only the operator's network reaches. */
import http from 'node:http';
import { StartProblem } from '../start-problem.ts';

/**
 * @param page.read the figures of this moment
 * @returns how to stop it
 * @throws StartProblem where the port is taken
 */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  page: { contentType: string; read(): Promise<string> },
): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    page.read().then(
      (text) => response.writeHead(200, { 'content-type': page.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new StartProblem(`METRICS_PORT ${port} på ${host} kan ikke brukes.`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
