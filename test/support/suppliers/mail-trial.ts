/** The mail server fails: an enquiry is confirmed by e-mail, and somebody signs in with an address. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { bodyOf } from '../answer.ts';
import type { TestPortal } from '../test-portal.ts';
import { until } from '../until.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { LocalNames } from './local-names.ts';
import { duties } from './supplier-faults.ts';
import { createSignInTrial, type SupplierTrial, untilDone, untilRetried } from './supplier-trial.ts';

type Taken = { id: string; to: string; text: string };
export const enquiry = { topic: 'giving', subject: 'Trekket mitt', message: 'Hvorfor to ganger?' };

/** What the confirmation of an enquiry is known by. */
export async function noticeOf(portal: TestPortal, personId: string): Promise<string> {
  const { id } = await portal.db
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'enquiry-received')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail server that keeps what it takes, behind a proxy. */
export async function startMailSupplier(names: LocalNames) {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '', to, text = '' } = await PostalMime.parse(Buffer.concat(chunks));
        taken.push({ id: messageId.slice(1).split('@')[0]!, to: to?.[0]?.address ?? '', text });
        done();
      });
    },
  });
  server.on('error', () => {}); // A client that was cut off.
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const proxy = await startFaultyProxy({ name: 'mail', protocol: 'smtp', target: port, names });
  return {
    proxy,
    taken,
    async close() {
      await proxy.close();
      await new Promise<void>((closed) => server.close(closed));
    },
  };
}

/** @param provider where somebody signs in */
export function createMailTrial(
  portal: TestPortal,
  { proxy, taken }: Awaited<ReturnType<typeof startMailSupplier>>,
  provider: string,
): SupplierTrial {
  const { id: personId } = demoPersons.ola;
  const { email } = demoAccounts.ola;
  const { retriedBy } = duties.mail;
  let notice = '';
  let before = 0;
  let round = 0;
  const signIn = createSignInTrial(
    provider,
    (address) => taken.findLast(({ to }) => to === address)?.text.trim() ?? null,
  );
  return {
    proxy,
    async meet() {
      before = taken.length;
      bodyOf(await portal.call('ola', 'POST /api/enquiries', { body: enquiry }));
      notice = await noticeOf(portal, personId);
      round += 1;
      await Promise.all([untilRetried(portal.db, retriedBy), signIn.meet(`post${round}@person.example`)]);
    },
    async heal() {
      await until('the confirmation has come', () => taken.some(({ id }) => id === notice));
      await untilDone(portal.db, retriedBy);
      await signIn.heal();
    },
    // A mail program shows a mail with the same Message-ID once.
    effects: () => [new Set(taken.slice(before).flatMap(({ id, to }) => (to === email ? [id] : []))).size],
  };
}
