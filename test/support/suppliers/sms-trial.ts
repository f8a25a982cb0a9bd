/** The SMS gateway fails: an enquiry of somebody without an e-mail address is confirmed, and somebody signs in with a phone number. */
import { startInbox } from '../../../dev/inbox/inbox.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { bodyOf } from '../answer.ts';
import type { TestPortal } from '../test-portal.ts';
import { until } from '../until.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { LocalNames } from './local-names.ts';
import { enquiry } from './mail-trial.ts';
import { duties } from './supplier-faults.ts';
import { createSignInTrial, type SupplierTrial, untilDone, untilRetried } from './supplier-trial.ts';

const phone = '+4768050777';

/** The inbox of the development server, which knows a message that is sent again, behind a proxy. */
export async function startSmsSupplier(names: LocalNames) {
  const inbox = await startInbox({ port: 0, smtpPort: 0 });
  const target = Number(new URL(inbox.smsUrl).port);
  const proxy = await startFaultyProxy({ name: 'sms', protocol: 'http', target, names });
  return {
    proxy,
    inbox,
    async close() {
      await proxy.close();
      await inbox.close();
    },
  };
}

/** @param provider where somebody signs in */
export async function createSmsTrial(
  portal: TestPortal,
  { proxy, inbox }: Awaited<ReturnType<typeof startSmsSupplier>>,
  provider: string,
): Promise<SupplierTrial> {
  const { retriedBy } = duties.sms;
  await portal.db
    .updateTable('person')
    .set({ email: null, email_verified_at: null, phone, phone_verified_at: portal.clock.now() })
    .where('id', '=', demoPersons.jon.id)
    .execute();
  let before = 0;
  let round = 0;
  const signIn = createSignInTrial(provider, (number) => inbox.messages(number)[0]?.text ?? null);
  return {
    proxy,
    async meet() {
      before = inbox.messages(phone).length;
      bodyOf(await portal.call('jon', 'POST /api/enquiries', { body: enquiry }));
      round += 1;
      await Promise.all([untilRetried(portal.db, retriedBy), signIn.meet(`+476805010${round}`)]);
    },
    async heal() {
      await until('the confirmation has come', () => inbox.messages(phone).length > before);
      await untilDone(portal.db, retriedBy);
      await signIn.heal();
    },
    effects: () => [inbox.messages(phone).length - before],
  };
}
