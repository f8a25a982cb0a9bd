/** Accounts: sessions, codes, sign-in, getting back in, and leaving. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountEndingTextVersion } from '#contract/account-ending-endpoints.ts';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { createSenderCodeHash } from '#server/features/contact/sender-code-service.ts';
import { createRecoveryCodes } from '#server/features/recovery/recovery-codes-service.ts';
import { createUndoCodes } from '#server/features/verification/sign-in-change-service.ts';
import { createCodeHash } from '#server/features/verification/verification-service.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { accessPolicy } from '../access-policy.ts';
import type { Arrangements, Member, Somebody, WriteStage } from './write-stage.ts';

const hour = 3_600_000;
const code = '123456';
const decision = { reason: 'Har snakket med kollegaen om saken' };
const typedDay = (day: string) => day.split('-').reverse().join('.');

export function accountArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;
  const inHours = (hours: number) => new Date(Date.now() + hours * hour);
  const accountOf = async ({ sender }: Somebody): Promise<string> =>
    (
      await db
        .selectFrom('account')
        .select('id')
        .where('subject', '=', sender.subject)
        .executeTakeFirstOrThrow()
    ).id;

  /** A code of the person's own, as if the letter with it had left. */
  async function contactCode(): Promise<{ member: Member; id: string }> {
    const [member, id] = [await stage.member(), randomUUID()];
    const value = `enda-nyere-${stage.next()}@person.example`;
    await db
      .insertInto('contact_code')
      .values({
        id,
        person_id: member.id,
        account_id: await accountOf(member),
        kind: 'email',
        value,
        is_change: true,
        asked_at: new Date(),
        expires_at: inHours(24),
        salt: 'salt',
        code_hash: createCodeHash(portal.secret).hashOf(id, 'salt', code),
      })
      .execute();
    return { member, id };
  }

  /** A code to somebody who is not signed in. */
  async function senderCode(askedAt: Date): Promise<string> {
    const id = randomUUID();
    await db
      .insertInto('sender_code')
      .values({
        id,
        kind: 'email',
        value: `kim-${stage.next()}@person.example`,
        asked_at: askedAt,
        expires_at: inHours(24),
        salt: 'salt',
        code_hash: createSenderCodeHash(portal.secret).hashOf(id, 'salt', code),
      })
      .execute();
    return id;
  }

  /** What the member signs in with, as the embedded provider keeps it. */
  async function addIdentifiers({ sender }: Member): Promise<{ email: string; phone: string }> {
    const email = sender.emails![0]!;
    const phone = `+4768${String(100_000 + stage.next())}`;
    await sql`insert into idp_account (id, email, phone, name) values (${sender.subject}, ${email}, ${phone},
      'Kim Prøve')`.execute(db);
    return { email, phone };
  }
  /** A phone that was removed a moment ago. */
  async function signInChange(): Promise<{ member: Member; id: string }> {
    const member = await stage.member();
    await addIdentifiers(member);
    await stage.call(member.sender, 'POST /api/sign-in-identifiers/removals', { body: { kind: 'phone' } });
    const { id } = await db
      .selectFrom('sign_in_change')
      .select('id')
      .where('person_id', '=', member.id)
      .executeTakeFirstOrThrow();
    return { member, id };
  }

  async function reasonFor(personId: string): Promise<string> {
    const body = { reason: 'Ringer og kommer ikke inn lenger' };
    const params = { id: personId };
    return (await stage.call('mona', 'POST /api/staff/persons/:id/reasons', { params, body })).id;
  }
  /** The caller Mona has on the telephone, and what they answer. */
  async function caller() {
    const member = await stage.member();
    const { number } = await db
      .selectFrom('membership')
      .select('number')
      .where('person_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const answers = {
      bornOn: typedDay(member.bornOn),
      memberNumber: number,
      postalCode: '',
      formerEmail: '',
      joinedYear: '',
    };
    const body = { enquiryId: null, reasonId: await reasonFor(member.id), answers };
    return { member, check: { as: 'mona' as const, params: { id: member.id }, body } };
  }
  const newEmail = async () => `ny-adresse-${stage.next()}@person.example`;
  async function recovery(until: 'checked' | 'requested' | 'approved' | 'open') {
    const { member, check } = await caller();
    const { id } = await stage.call('mona', 'POST /api/staff/persons/:id/recovery-checks', check);
    const email = await newEmail();
    const wish = { lost: 'email', newEmail: email, identity: 'id-shown', remark: 'Viste førerkortet sitt' };
    const params = { id };
    const of = { id, member, email, wish, link: '' };
    if (until === 'checked') return of;
    await stage.call('mona', 'POST /api/staff/recoveries/:id/requests', { params, body: wish });
    if (until === 'requested') return of;
    await stage.call('ingrid', 'POST /api/staff/recoveries/:id/approvals', { params, body: decision });
    if (until === 'approved') return of;
    const codes = createRecoveryCodes(portal.secret);
    const link = codes.linkCode(id, 1);
    await sql`update account_recovery set opens_at = now() - interval '1 hour', link_number = 1,
      link_hash = ${codes.hashOf(link)}, expires_at = now() + interval '20 hours' where id = ${id}`.execute(
      db,
    );
    return { ...of, link };
  }

  return {
    'DELETE /api/sessions/:id': async () => {
      const member = await stage.member();
      const id = randomUUID();
      await sql`insert into account_session (id, account_id, key, device, began_at, used_at)
        values (${id}, ${await accountOf(member)}, ${id}, 'chrome windows', now(), now())`.execute(db);
      return { as: member.sender, params: { id } };
    },
    'POST /api/sessions/endings': async () => {
      const member = await stage.member();
      const id = randomUUID();
      await sql`insert into account_session (id, account_id, key, device, began_at, used_at)
        values (${id}, ${await accountOf(member)}, ${id}, 'chrome windows', now(), now())`.execute(db);
      return { as: member.sender, body: { scope: 'others' } };
    },
    'PUT /api/profile': async () => ({
      as: (await stage.member()).sender,
      body: accessPolicy['PUT /api/profile'].body,
    }),
    'PUT /api/profile/birth-date': async () => ({
      as: (await stage.member()).sender,
      body: { bornOn: '1980-02-01' },
    }),
    'PUT /api/profile/language': async () => ({
      as: (await stage.member()).sender,
      body: accessPolicy['PUT /api/profile/language'].body,
    }),
    'PUT /api/profile/fodselsnummer': async () => {
      const { sender, number } = await stage.member();
      return { as: sender, body: { fodselsnummer: number } };
    },
    'POST /api/leaving': async () => ({
      as: (await stage.member()).sender,
      body: {
        reason: '',
        magazine: 'keep',
        account: 'keep',
        sendsEmail: false,
        textVersion: leavingTextVersion,
      },
    }),
    'POST /api/account-ending': async () => ({
      as: (await stage.member()).sender,
      body: { textVersion: accountEndingTextVersion },
    }),
    'POST /api/verification/codes': async () => ({
      as: (await stage.member()).sender,
      body: { kind: 'email' },
    }),
    'POST /api/verification/confirmations': async () => {
      const { member, id } = await contactCode();
      return { as: member.sender, body: { id, code } };
    },
    'POST /api/verification/claims': async () => {
      // A record that has the address that the newcomer has proven by signing in.
      const { sender } = await stage.person();
      const record = randomUUID();
      await sql`insert into person (id, given_name, family_name, born_on, email)
        values (${record}, 'Robin', 'Prøve', '1979-03-04', ${sender.emails![0]})`.execute(db);
      await sql`insert into membership (id, person_id, number, joined_on)
        values (${randomUUID()}, ${record}, ${String(500_000 + stage.next())}, '2010-01-01')`.execute(db);
      return { as: sender, body: { name: 'Robin Prøve', bornOn: '04.03.1979' } };
    },
    'POST /api/verification/match-requests': async () => ({
      as: (await stage.person()).sender,
      body: { name: 'Gro Prøve', bornOn: '02.01.1970', remark: '' },
    }),
    'POST /api/sender-codes': async () => ({
      as: null,
      body: { contact: `kim-${stage.next()}@person.example`, ticket: stage.ticket() },
    }),
    'POST /api/sender-codes/resendings': async () => ({
      as: null,
      body: { id: await senderCode(inHours(-1)) },
    }),
    'POST /api/sender-codes/confirmations': async () => ({
      as: null,
      body: { id: await senderCode(new Date()), code },
    }),
    'POST /api/sign-in-identifiers/removals': async () => {
      const member = await stage.member();
      await addIdentifiers(member);
      return { as: member.sender, body: { kind: 'phone' } };
    },
    'POST /api/sign-in-changes/:id/undoings': async () => {
      const { member, id } = await signInChange();
      return { as: member.sender, params: { id }, body: {} };
    },
    'POST /api/sign-in-change-answers': async () => {
      const { id } = await signInChange();
      return { as: null, body: { code: createUndoCodes(portal.secret).codeOf(id) } };
    },
    'POST /api/staff/sign-in-factors/:id/approvals': async () => {
      const id = randomUUID();
      const account = await db
        .selectFrom('account_person')
        .select('account_id')
        .where('person_id', '=', demoPersons.ingrid.id)
        .executeTakeFirstOrThrow();
      await sql`insert into sign_in_change (id, person_id, account_id, kind, value, is_contact, needs_colleague,
          asked_at, counts_from, undo_hash, told, moves)
        values (${id}, ${demoPersons.ingrid.id}, ${account.account_id}, 'phone', ${`+47681${10_000 + stage.next()}`},
          false, true, now(), now() + interval '2 days', ${Buffer.from(id)}, '{}', '[]')`.execute(db);
      return { as: 'mona', params: { id }, body: {} };
    },
    'POST /api/staff/persons/:id/recovery-checks': async () => (await caller()).check,
    'POST /api/staff/recoveries/:id/requests': async () => {
      const { id, wish } = await recovery('checked');
      return { as: 'mona', params: { id }, body: wish };
    },
    'POST /api/staff/recoveries/:id/approvals': async () => ({
      as: 'ingrid',
      params: { id: (await recovery('requested')).id },
      body: decision,
    }),
    'POST /api/staff/recoveries/:id/refusals': async () => ({
      as: 'ingrid',
      params: { id: (await recovery('requested')).id },
      body: decision,
    }),
    'POST /api/staff/recoveries/:id/links': async () => {
      const { id } = await recovery('open');
      await sql`update account_recovery set expires_at = now() - interval '1 hour' where id = ${id}`.execute(
        db,
      );
      return { as: 'mona', params: { id }, body: {} };
    },
    'POST /api/recovery-answers': async () => ({
      as: null,
      body: {
        code: createRecoveryCodes(portal.secret).stopCode((await recovery('approved')).id),
        answer: 'stop',
      },
    }),
    'POST /api/recovery/stops': async () => ({ as: (await recovery('approved')).member.sender, body: {} }),
    'POST /api/recovery-finishings': async () => {
      const { email, link } = await recovery('open');
      const sender = { ...(await stage.newcomer()), emails: [email] };
      await stage.call(sender, 'GET /api/me');
      return { as: sender, body: { code: link } };
    },
  };
}
