/** One object of each kind that the access suite asks for by its id, made for one of those who can come by. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import {
  addAccessActivity,
  addAccessChild,
  addAccessDeathReport,
  addAccessNotice,
  addAccessRound,
  addAccessSignUp,
  demoPersonOf,
} from './access-objects.ts';
import { accessPolicy, type Policy, type TestedCaller, uploadedBytes } from './access-policy.ts';
import { insertGiroFile, insertUnmatchedPayment } from './giro-fixtures.ts';
import { insertAgreement, insertPaidGift, insertWaitingGift } from './giving-fixtures.ts';
import {
  insertArticle,
  insertIssue,
  insertMagazinePayment,
  insertPaperDelivery,
} from './magazine-fixtures.ts';
import type { TestPortal } from './test-portal.ts';

type Somebody = Exclude<TestedCaller, null>;
export type AccessObjectKind = NonNullable<Policy['object']>['kind'];
/** @returns the id of a new one that is the caller's, where it is anybody's */
export type AccessObjects = Record<AccessObjectKind, (caller: Somebody) => Promise<string>>;

export function accessObjects(portal: TestPortal): AccessObjects {
  const newEnquiry = accessPolicy['POST /api/enquiries'].body;
  async function enquiryOf(caller: Somebody): Promise<string> {
    const answer = await portal.call(caller, 'POST /api/enquiries', { body: newEnquiry });
    const { id } = answer.body as unknown as { id: string };
    // Many are made here; the limit on sending is tested elsewhere.
    await portal.db
      .updateTable('enquiry')
      .set({ received_at: new Date(Date.now() - 7_200_000) })
      .where('id', '=', id)
      .execute();
    return id;
  }
  /** A file that was sent with an enquiry, or one that waits to be. */
  async function fileOf(caller: Somebody, isSent: boolean): Promise<string> {
    const [enquiryId, id] = [await enquiryOf(caller), randomUUID()];
    await sql`
      insert into attachment (id, owner_id, form, message_id, name, state, kind, announced_bytes, received_bytes,
        content_bytes, created_at, changed_at)
      select ${id}, case when not ${isSent} then e.person_id end, case when not ${isSent} then 'new-enquiry' end,
        case when ${isSent} then m.id end, 'brev.pdf', ${isSent ? 'ready' : 'uploading'},
        ${isSent ? 'pdf' : null}, 4, 4, ${isSent ? 4 : null}::int, now(), now()
      from enquiry e join enquiry_message m on m.enquiry_id = e.id where e.id = ${enquiryId}`.execute(
      portal.db,
    );
    await sql`
      insert into attachment_chunk values (${id}, ${isSent}, 0, ${Buffer.from(uploadedBytes)})`.execute(
      portal.db,
    );
    return id;
  }
  /** The caller, as the portal knows them. */
  async function personOf(caller: Somebody): Promise<string> {
    const { person } = (await portal.call(caller, 'GET /api/me')).body as unknown as {
      person: { id: string };
    };
    return person.id;
  }
  const agreementOf = async (caller: Somebody, state: 'active' | 'paused' | 'stopped') =>
    insertAgreement(portal.db, await personOf(caller), state);
  return {
    enquiry: enquiryOf,
    upload: (caller) => fileOf(caller, false),
    attachment: (caller) => fileOf(caller, true),
    'active-agreement': async (caller) => (await agreementOf(caller, 'active')).id,
    'paused-agreement': async (caller) => (await agreementOf(caller, 'paused')).id,
    'stopped-agreement': async (caller) => (await agreementOf(caller, 'stopped')).id,
    'agreement-receipt': async (caller) => (await agreementOf(caller, 'active')).receiptId,
    // A donor is no longer joining.
    gift: async (caller) =>
      (caller === 'joining' ? insertWaitingGift : insertPaidGift)(portal.db, await personOf(caller)),
    'giro-file': () => insertGiroFile(portal.db),
    'giro-payment': () => insertUnmatchedPayment(portal.db),
    'death-report': () => addAccessDeathReport(portal.db),
    'magazine-issue': () => insertIssue(portal.db, 30),
    'frozen-issue': () => insertIssue(portal.db, 30, true),
    'magazine-article': async () => insertArticle(portal.db, await insertIssue(portal.db, 30)),
    'magazine-delivery': async (caller) => insertPaperDelivery(portal.db, await personOf(caller)),
    'magazine-payment': async (caller) => insertMagazinePayment(portal.db, await personOf(caller), 'waiting'),
    'paid-magazine': async (caller) => insertMagazinePayment(portal.db, await personOf(caller), 'paid'),
    child: (caller) => addAccessChild(portal.db, demoPersonOf(caller), 'registered'),
    activity: () => addAccessActivity(portal.db),
    'ceremony-round': () => addAccessRound(portal.db),
    'sign-up': async (caller) => addAccessSignUp(portal.db, await personOf(caller)),
    'ended-child': (caller) => addAccessChild(portal.db, demoPersonOf(caller), 'ended'),
    notice: async (caller) => addAccessNotice(portal.db, await personOf(caller)),
    // No employee decides about their own child.
    'held-back-child': () => addAccessChild(portal.db, demoPersons.nils.id, 'checking'),
  };
}
