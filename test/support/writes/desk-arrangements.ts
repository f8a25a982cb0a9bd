/** Member service's desk: cases, persons, deaths and what could not be sent. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { addAccessChild, addAccessDeathReport, addAccessNotice } from '../access-objects.ts';
import { inDays } from '../days.ts';
import { insertReimbursement, insertUnitCase, units } from '../office-fixtures.ts';
import type { Arrangements, Somebody, WriteStage } from './write-stage.ts';

const reason = 'Ringte og spurte om medlemskapet sitt';
const mona = { as: 'mona' } as const;
const registerFile = { choice: {}, purpose: 'email', format: 'csv', reason } as const;
const typedDay = (day: string) => day.split('-').reverse().join('.');

export function deskArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;

  const ownCase = async () => ({
    ...mona,
    params: { id: await stage.enquiryOf((await stage.member()).sender) },
    body: { version: 1 },
  });
  /** Written without signing in. */
  async function nobodysCase(): Promise<string> {
    const subject = `Uten innlogging ${randomUUID()}`;
    const written = {
      name: 'Kim Prøve',
      email: 'kim@person.example',
      phone: null,
      topic: 'other' as const,
      subject,
      body: 'Jeg kommer ikke inn på siden.',
    };
    await inTransaction(db, (tx) =>
      portal.services.enquiries.enquiries.receiveUnidentified(tx, written, new Date()),
    );
    const enquiry = db.selectFrom('enquiry').select('id').where('subject', '=', subject);
    return (await enquiry.executeTakeFirstOrThrow()).id;
  }
  const tie = (personId: string) => ({ personId, reason, version: 1 });

  /** Somebody who says that a record is theirs. */
  async function matchCase(): Promise<{ applicant: Somebody; id: string }> {
    const applicant = await stage.person();
    const body = { name: 'Gro Prøve', bornOn: '02.01.1970', remark: 'Jeg har byttet e-post.' };
    const { id } = await stage.call(applicant.sender, 'POST /api/verification/match-requests', { body });
    return { applicant, id };
  }
  /** A record that the account of somebody has been tied to. */
  async function tiedAccount() {
    const { sender } = await stage.person();
    const record = randomUUID();
    await sql`insert into person (id, given_name, family_name, born_on, email)
      values (${record}, 'Robin', 'Prøve', '1979-03-04', ${sender.emails![0]})`.execute(db);
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${record}, ${String(500_000 + stage.next())}, '2010-01-01')`.execute(db);
    await stage.call(sender, 'POST /api/verification/claims', {
      body: { name: 'Robin Prøve', bornOn: '04.03.1979' },
    });
    const account = db.selectFrom('account').select('id').where('subject', '=', sender.subject);
    const { id: accountId } = await account.executeTakeFirstOrThrow();
    return { id: await stage.enquiryOf(sender), accountId };
  }

  async function reasonFor(personId: string): Promise<string> {
    const params = { id: personId };
    return (await stage.call('mona', 'POST /api/staff/persons/:id/reasons', { params, body: { reason } })).id;
  }
  const textBlock = async () =>
    (
      await stage.call('mona', 'POST /api/staff/text-blocks', {
        body: { title: `Prøve ${stage.next()}`, topic: '', body: 'Hei, {fornavn}!' },
      })
    ).id;

  /** A report of a death whose reporter has proven who they are. */
  async function deathReport() {
    const member = await stage.member();
    const id = await addAccessDeathReport(db);
    await sql`update death_report set person_id = ${member.id}, reporter_proven_at = now()
      where id = ${id}`.execute(db);
    return { id, member, words: { personId: member.id, reason: 'Snakket med familien på telefon' } };
  }
  /** A number that a second one has given. */
  async function numberCase(): Promise<string> {
    const [owner, other] = [await stage.member(), await stage.member()];
    await db.updateTable('person').set({ born_on: owner.bornOn }).where('id', '=', other.id).execute();
    for (const { sender, id } of [owner, other]) {
      await stage.call(sender, 'PUT /api/profile/fodselsnummer', {
        body: { fodselsnummer: owner.number },
      });
      await inTransaction(db, (tx) => compareNumber(tx, id, portal.numberSeal));
    }
    return other.id;
  }

  return {
    'POST /api/enquiries': async () => ({
      as: (await stage.member()).sender,
      body: { topic: 'other', subject: 'Et spørsmål', message: 'Når er neste møte i lokallaget?' },
    }),
    'POST /api/staff/enquiries/:id/merges': async () => {
      const { sender } = await stage.member();
      const [id, duplicate] = [await stage.enquiryOf(sender), await stage.enquiryOf(sender)];
      const enquiry = db.selectFrom('enquiry').select('number').where('id', '=', duplicate);
      const { number } = await enquiry.executeTakeFirstOrThrow();
      return { ...mona, params: { id }, body: { number, version: 1 } };
    },
    'POST /api/staff/enquiries/:id/forwardings': async () => ({
      ...(await ownCase()),
      body: {
        unitId: '40000000-0000-4000-8000-000000000011',
        remark: 'Gjelder lokallaget',
        version: 1,
      },
    }),
    'POST /api/staff/reimbursements/:id/acts': async () => {
      const { id } = await insertReimbursement(db, units.oslo);
      return { ...mona, params: { id }, body: { act: 'approve', version: 1 } };
    },
    'POST /api/staff/enquiries/:id/recalls': async () => {
      const { enquiryId } = await insertUnitCase(db, units.oslo);
      return { ...mona, params: { id: enquiryId }, body: { version: 1 } };
    },
    'POST /api/enquiries/:id/unit-answers': async () => {
      const { enquiryId } = await insertUnitCase(db, units.oslo, {
        agreedAt: null,
        personId: demoPersons.kari.id,
      });
      return { params: { id: enquiryId }, body: { unitId: units.oslo, agrees: true } };
    },
    'POST /api/staff/enquiries/:id/closings': ownCase,
    'POST /api/staff/enquiries/:id/reopenings': async () => {
      const closed = await ownCase();
      const { version } = await stage.call<{ version: number }>(
        ...(['mona', 'POST /api/staff/enquiries/:id/closings', closed] as const),
      );
      return { ...closed, body: { version } };
    },
    'POST /api/staff/enquiries/:id/extensions': async () => {
      const { sender } = await stage.member();
      const { id } = await stage.call(sender, 'POST /api/enquiries', {
        body: { topic: 'privacy', subject: 'Innsyn', message: 'Hva har dere lagret om meg?' },
      });
      const reasons = 'Vi må hente opplysninger fra flere systemer.';
      return { ...mona, params: { id }, body: { reasons, version: 1 } };
    },
    'POST /api/staff/enquiries/:id/sender-ties': async () => ({
      ...mona,
      params: { id: await nobodysCase() },
      body: tie((await stage.member()).id),
    }),
    'POST /api/staff/enquiries/:id/sender-unties': async () => {
      const params = { id: await nobodysCase() };
      const { version } = await stage.call<{ version: number }>(
        'mona',
        'POST /api/staff/enquiries/:id/sender-ties',
        { params, body: tie((await stage.member()).id) },
      );
      return { ...mona, params, body: { reason, version } };
    },
    'DELETE /api/staff/enquiries/:id/presence': async () => {
      const { params } = await ownCase();
      await stage.call('mona', 'PUT /api/staff/enquiries/:id/presence', {
        params,
        body: { isWriting: true },
      });
      return { ...mona, params };
    },
    'POST /api/staff/enquiries/:id/match-searches': async () => ({
      ...mona,
      params: { id: (await matchCase()).id },
      body: { name: 'Kari Lund', bornOn: '', number: '', contact: '', reason },
    }),
    'POST /api/staff/enquiries/:id/match-decisions': async () => ({
      ...mona,
      params: { id: (await matchCase()).id },
      body: { outcome: 'refused', reason, message: 'Vi fant deg ikke.' },
    }),
    'POST /api/staff/enquiries/:id/untyings': async () => {
      const { id, accountId } = await tiedAccount();
      return { ...mona, params: { id }, body: { accountId, reason } };
    },
    'POST /api/staff/number-cases/:id/decisions': async () => ({
      ...mona,
      params: { id: await numberCase() },
      body: { outcome: 'drop', reason: 'Ringte begge, og så på legitimasjon.' },
    }),
    'POST /api/staff/persons/:id/reasons': async () => ({
      ...mona,
      params: { id: (await stage.member()).id },
      body: { reason },
    }),
    'POST /api/staff/persons/:id/leavings': async () => {
      const { id } = await stage.member();
      return {
        ...mona,
        params: { id },
        body: {
          channel: 'letter',
          arrivedOn: typedDay(inDays(-3)),
          magazine: 'keep',
          email: 'no',
          reasonId: await reasonFor(id),
        },
      };
    },
    'POST /api/staff/member-searches': async () => ({
      ...mona,
      body: { choice: {}, search: '', reason: 'Skal sjekke listen' },
    }),
    'POST /api/staff/member-views': async () => ({
      ...mona,
      body: { name: `Prøve ${stage.next()}`, choice: { number: 'missing' } },
    }),
    'DELETE /api/staff/member-views/:id': async () => {
      const body = { name: `Prøve ${stage.next()}`, choice: {} };
      const { id } = await stage.call('mona', 'POST /api/staff/member-views', { body });
      return { ...mona, params: { id } };
    },
    'POST /api/staff/register-files': async () => ({ ...mona, body: registerFile }),
    'POST /api/staff/register-files/:id/deletions': async () => {
      const { id } = await stage.call('mona', 'POST /api/staff/register-files', { body: registerFile });
      await sql`update register_file set taken_at = now(), members = 1 where id = ${id}`.execute(db);
      return { ...mona, params: { id } };
    },
    'POST /api/staff/text-blocks': async () => ({
      ...mona,
      body: { title: `Prøve ${stage.next()}`, topic: '', body: 'Hei, {fornavn}!' },
    }),
    'PUT /api/staff/text-blocks/:id': async () => ({
      ...mona,
      params: { id: await textBlock() },
      body: { title: 'Endret', topic: '', body: 'Hei igjen, {fornavn}!', version: 1 },
    }),
    'DELETE /api/staff/text-blocks/:id': async () => ({ ...mona, params: { id: await textBlock() } }),
    'POST /api/staff/deliveries/:id/retries': async () => {
      const id = await addAccessNotice(db, (await stage.member()).id);
      await sql`update notice set failure = 'refused', failed_at = now(), given_up_at = now()
        where id = ${id}`.execute(db);
      return { ...mona, params: { id } };
    },
    'POST /api/staff/failed-jobs/:id/retries': async () => {
      const id = randomUUID();
      await sql`insert into pgboss.job (id, name, data, state, completed_on) values (${id}, 'deliver-notice',
        '{"noticeId":"00000000-0000-4000-8000-000000000000"}', 'failed', now())`.execute(db);
      return { ...mona, params: { id } };
    },
    'POST /api/death-reports': async () => ({
      as: null,
      body: {
        name: 'Kim Prøve',
        bornOn: '',
        address: 'Storgata 1, 0182 Oslo',
        diedOn: '',
        reporterName: 'Pål Prøve',
        email: `paal-${stage.next()}@person.example`,
        phone: '',
        relation: 'child',
        wantsTalk: false,
        ticket: stage.ticket(),
      },
    }),
    'POST /api/death-reports/own/denials': async () => ({ as: (await deathReport()).member.sender }),
    'POST /api/staff/death-reports/:id/confirmations': async () => {
      const { id, words } = await deathReport();
      return { ...mona, params: { id }, body: { ...words, diedOn: typedDay(inDays(-3)) } };
    },
    'POST /api/staff/death-reports/:id/children': async () => {
      const { id, member, words } = await deathReport();
      const childId = await addAccessChild(db, member.id, 'registered');
      await stage.call('mona', 'POST /api/staff/death-reports/:id/confirmations', {
        params: { id },
        body: { ...words, diedOn: typedDay(inDays(-3)) },
      });
      return { ...mona, params: { id }, body: { childId, isEnding: true } };
    },
    'PUT /api/staff/units/:id/reply-address': async () => ({
      ...mona,
      params: { id: '40000000-0000-4000-8000-000000000011' },
      body: { email: `styret-${stage.next()}@minside.example` },
    }),
  };
}
