import net from 'node:net';

/** @returns whether somebody could listen there now */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const server = net.createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}
