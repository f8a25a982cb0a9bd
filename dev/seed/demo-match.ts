/** Somebody who was a member before the portal, under an address she no longer has: the desk has to find her. */
import { addMatchCase } from '#server/features/matching/match-case-repository.ts';
import { matchRequestWords } from '#server/letters/match-request-words.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { DemoEnquiry } from './demo-enquiries.ts';

const id = (series: number) => `${series}0000000-0000-4000-8000-000000000090`;

const asked = {
  name: 'Gunn Aske',
  bornOn: '1961-09-09',
  remark: 'E-posten jeg brukte før, er på en jobb jeg har sluttet i.',
};
const email = 'gunn@person.example';

export const demoMatch = {
  asked,
  email,
  phone: '+4768050090',
  accountId: id(1),
  /** Not matched: the person created at the first sign-in. */
  personId: id(2),
  enquiry: {
    id: id(6),
    personId: id(2),
    topic: 'membership',
    subject: matchRequestWords({ ...asked, contact: [email] }, 'nb').subject,
    state: 'received',
    messages: [
      { from: 'person', hoursAgo: 5, text: matchRequestWords({ ...asked, contact: [email] }, 'nb').message },
    ],
  } satisfies DemoEnquiry,
};

/** Safe to run again, also under another issuer: once she has been matched, nothing is added. */
export async function seedMatchRequest(
  tx: Transaction,
  {
    account,
    addEnquiry,
    now,
  }: {
    account: { id: string; issuer: string };
    addEnquiry(): Promise<void>;
    now: Date;
  },
): Promise<void> {
  const { accountId: subject, personId, phone, enquiry } = demoMatch;
  const name = 'hefinn Gunn Aske';
  await tx
    .insertInto('idp_account')
    .values({ id: subject, email, phone, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('account')
    .values({ ...account, subject })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await tx.selectFrom('enquiry').select('id').where('id', '=', enquiry.id).executeTakeFirst()) return;
  const [given_name, family_name] = asked.name.split(' ') as [string, string];
  await tx
    .insertInto('person')
    .values({ id: personId, given_name, family_name, email, email_verified_at: now })
    .execute();
  await tx.insertInto('account_person').values({ account_id: account.id, person_id: personId }).execute();
  await addEnquiry();
  await addMatchCase(tx, {
    enquiryId: enquiry.id,
    kind: 'claim',
    accountId: account.id,
    name: asked.name,
    bornOn: asked.bornOn,
    emails: [email],
    phone: null,
    evidence: null,
    askedAt: now,
  });
}
