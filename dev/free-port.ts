/** Ports on this machine. Free ones are taken below 32768, where no outgoing connection gets one by chance. */
import net from 'node:net';

/** @returns whether somebody could listen there now */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const server = net.createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}

/** @returns a port between 20000 and 32767 on which nobody listens */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 12_768);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 32767');
}
