/** A fault that is planted for a trial to find: in front of a portal that is fast enough, one of ten answers comes late. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * @param origin the portal's
 * @param lateMs how late
 * @param work gets the address at which answers are late
 */
export async function withLateAnswers<Result>(
  origin: string,
  lateMs: number,
  work: (lateOrigin: string) => Promise<Result>,
): Promise<Result> {
  const agent = new http.Agent({ keepAlive: true });
  let asked = 0;
  const proxy = http.createServer((request, response) => {
    const { method, headers, url } = request;
    asked += 1;
    const delayMs = asked % 10 === 0 ? lateMs : 0;
    const onward = http.request(origin + url, { agent, method, headers }, (answer) => {
      setTimeout(() => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      }, delayMs);
    });
    onward.once('error', () => response.destroy());
    request.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    return await work(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    agent.destroy();
  }
}
