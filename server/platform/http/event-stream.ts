/** Server-sent events (WHATWG HTML, section 9.2): names only, over a connection that stays open while its caller may. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { EventFeed } from '#contract/endpoint.ts';

export type StreamTimes = {
  /** Heartbeat interval: keeps proxies from closing an idle stream, and the caller's access is checked again. */
  heartbeatMs: number;
  /** After this the browser comes again by itself. */
  lifetimeMs: number;
};

export const streamTimes: StreamTimes = { heartbeatMs: 20_000, lifetimeMs: 9 * 60_000 };

/** @param admitAgain rejects once the sign-in has ended or the person may no longer call */
export function sendEvents(
  reply: FastifyReply,
  feed: EventFeed,
  admitAgain: () => Promise<unknown>,
  { heartbeatMs, lifetimeMs }: StreamTimes,
): FastifyReply {
  const unread = new Set<string>();
  const stream = new Readable({ read: () => unread.clear() });
  const end = () => void stream.push(null);
  const tell = (name: string) => {
    // A slow reader gets no backlog: repeated changes are sent once.
    if (unread.has(name)) return;
    unread.add(name);
    stream.push(`event: ${name}\ndata:\n\n`);
  };
  const stopListening = feed.listen(tell, end);
  const beating = setInterval(() => {
    if (stream.readableLength > 0) return end();
    stream.push(':\n\n');
    admitAgain().catch(end);
  }, heartbeatMs);
  const over = setTimeout(end, lifetimeMs);
  stream.on('close', () => {
    stopListening();
    clearInterval(beating);
    clearTimeout(over);
  });
  // At once, so that the browser knows that it is heard.
  stream.push(':\n\n');
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
}
