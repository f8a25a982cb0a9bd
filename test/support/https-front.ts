/** What is in front of the portal in production: HTTPS, and HTTP that leads there. */
import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/**
 * This process trusts its certificate from then on.
 * @param ports where it listens, on this machine only
 * @param portal port of the portal behind it
 */
export async function startHttpsFront(
  ports: { http: number; https: number },
  portal: number,
): Promise<{ stop(): void }> {
  const { key, cert } = selfSignedCertificate();
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
  const secure = https.createServer({ key, cert }, (request, response) => {
    const { method, url: path, headers } = request;
    const asked = http.request({ port: portal, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  const plain = http.createServer((request, response) =>
    response.writeHead(301, { location: `https://localhost:${ports.https}${request.url}` }).end(),
  );
  const servers = [secure, plain];
  await Promise.all([
    new Promise<void>((listening) => secure.listen(ports.https, '127.0.0.1', listening)),
    new Promise<void>((listening) => plain.listen(ports.http, '127.0.0.1', listening)),
  ]);
  return {
    stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
