/** Administrators give and take roles and change units; the desk corrects what is known of a person. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createRoleCodes } from '#server/features/administration/role-service.ts';
import { createTestCodes } from '#server/features/setup/setup-message-service.ts';
import { typedDeskJoining } from '../typed-forms.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const reason = 'Ringte og ba om at det ble rettet';
const vigdis = { as: 'vigdis' } as const;
const mona = { as: 'mona' } as const;

export function administrationArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;

  async function invited(role: 'member-service' | 'treasurer', email: string) {
    const body = { email, role, reason: 'Begynner i dag' };
    await stage.call('vigdis', 'POST /api/administration/role-invitations', { body });
    const { rows } = await sql<{ id: string; sentAt: Date | null }>`
      select id, sent_at as "sentAt" from role_invitation where email = ${email}`.execute(db);
    return rows[0]!;
  }
  const address = () => `rolle-${stage.next()}-${randomUUID().slice(0, 8)}@person.example`;

  /** A member, and what the desk has to send with a correction of theirs. */
  async function correctable() {
    const { id } = await stage.member();
    const given = await stage.call('mona', 'POST /api/staff/persons/:id/reasons', {
      params: { id },
      body: { reason },
    });
    const query = { reasonId: given.id };
    const { version } = await stage.call<{ version: number }>('mona', 'GET /api/staff/persons/:id/details', {
      params: { id },
      query,
    });
    const body = { field: 'language', language: 'nn', reason, version, ...query };
    return { reasonId: given.id, correction: { ...mona, params: { id }, body } };
  }

  return {
    'POST /api/administration/role-invitations': async () => ({
      ...vigdis,
      body: { email: address(), role: 'member-service', reason: 'Begynner i dag' },
    }),
    'POST /api/administration/role-invitations/:id/confirmations': async () => ({
      as: 'ingrid',
      params: { id: (await invited('treasurer', address())).id },
    }),
    'POST /api/administration/role-invitations/:id/withdrawals': async () => ({
      ...vigdis,
      params: { id: (await invited('member-service', address())).id },
    }),
    'POST /api/administration/role-endings': async () => {
      const { id } = await stage.member();
      await sql`insert into staff_member (person_id, role) values (${id}, 'medlemsservice')`.execute(db);
      return { ...vigdis, body: { personId: id, role: 'member-service', reason: 'Har sluttet' } };
    },
    'POST /api/role-acceptances': async () => {
      const { sender } = await stage.member();
      const { id, sentAt } = await invited('member-service', sender.emails![0]!);
      return { as: sender, body: { code: createRoleCodes(portal.secret).codeOf(id, sentAt!) } };
    },
    'POST /api/setup/test-confirmations': async () => {
      const at = new Date();
      await sql`insert into setup_test (channel, sent_at) values ('sms', ${at})
        on conflict (channel) do update set sent_at = ${at}, confirmed_at = null, tries = 0`.execute(db);
      return { ...vigdis, body: { channel: 'sms', code: createTestCodes(portal.secret)('sms', at) } };
    },
    'POST /api/administration/unit-changes': async () => {
      const name = `Prøve ${stage.next()} lokallag`;
      await sql`insert into unit (id, kind, name, parent_id)
        select ${randomUUID()}, 'chapter', ${name}, id from unit where kind = 'region' limit 1`.execute(db);
      return {
        ...vigdis,
        body: { change: { kind: 'rename', unit: name, to: `Nye ${name}` }, reason: 'Nytt navn' },
      };
    },
    'POST /api/staff/persons/:id/corrections': async () => (await correctable()).correction,
    'POST /api/staff/desk-acts/:id/undoings': async () => {
      const { reasonId, correction } = await correctable();
      const { params, body } = correction;
      const details = await stage.call<{ acts: { id: string }[] }>(
        'mona',
        'POST /api/staff/persons/:id/corrections',
        { params, body },
      );
      return { ...mona, params: { id: details.acts[0]!.id }, body: { reason, reasonId } };
    },
    'POST /api/staff/memberships': async () => ({
      ...mona,
      body: {
        ...typedDeskJoining,
        familyName: `Prøve ${'abcdefghij'[stage.next() % 10]}`,
        email: address(),
        isNew: true,
      },
    }),
  };
}
