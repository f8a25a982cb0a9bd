import { randomInt } from 'node:crypto';
import net from 'node:net';

/** A port below the ephemeral range without a listener now, for what must know its own address before it listens. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  throw new Error('No free port found');
}
