/** Administrators give and take roles and change units; the desk corrects what is known of a person. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createRoleCodes } from '#server/features/administration/role-service.ts';
import { createTestCodes } from '#server/features/setup/setup-message-service.ts';
import demoProfile from '../../../organisation-profile.json' with { type: 'json' };
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

  async function emptyChapter(): Promise<string> {
    const id = randomUUID();
    await sql`insert into unit (id, kind, name, parent_id)
      select ${id}, 'chapter', ${`Prøve ${stage.next()} lokallag`}, id from unit where kind = 'region' limit 1`.execute(
      db,
    );
    return id;
  }
  /** A chapter with one member, and another to move them to. */
  async function movable() {
    const ids = [await emptyChapter(), await emptyChapter()] as const;
    const { id } = await stage.member();
    await sql`update membership set chapter_id = ${ids[0]} where person_id = ${id}`.execute(db);
    return { fromId: ids[0], toId: ids[1], municipalities: [], reason: 'Slås sammen' };
  }
  /** There is at most one draft, and the one who wrote it does not publish it. */
  async function profileVersion(is: 'draft' | 'published'): Promise<string> {
    const [id, number] = [randomUUID(), is === 'published' ? 1000 + stage.next() : null];
    await noDraft();
    await sql`insert into organisation_profile_version
      (id, number, published_at, profile, note, drafted_by, drafted_by_name, drafted_at)
      values (${id}, ${number}, ${number && new Date()}, ${JSON.stringify(demoProfile)}::jsonb, 'Prøver',
        ${randomUUID()}, 'Eva Dahl', now())`.execute(db);
    return id;
  }
  const noDraft = () =>
    sql`delete from organisation_profile_version where published_at is null and withdrawn_at is null`.execute(
      db,
    );
  const draftAct = async () => ({
    ...vigdis,
    params: { id: await profileVersion('draft') },
    body: { revision: 1 },
  });

  return {
    'POST /api/administration/profile-drafts': async () => {
      await noDraft();
      return { ...vigdis, body: { revision: null, note: 'Nytt navn', profile: demoProfile } };
    },
    'POST /api/administration/profile-drafts/:id/discards': draftAct,
    'POST /api/administration/profile-drafts/:id/publications': draftAct,
    'POST /api/administration/profile-versions/:id/drafts': async () => ({
      ...vigdis,
      params: { id: await profileVersion('published') },
    }),
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
    'POST /api/administration/unit-closings': async () => ({
      ...vigdis,
      body: { unitId: await emptyChapter(), reason: 'Slått sammen' },
    }),
    'POST /api/administration/units/:id/reopenings': async () => {
      const body = { unitId: await emptyChapter(), reason: 'Slått sammen' };
      await stage.call('vigdis', 'POST /api/administration/unit-closings', { body });
      return { ...vigdis, params: { id: body.unitId } };
    },
    'POST /api/administration/chapter-moves': async () => ({ ...vigdis, body: await movable() }),
    'POST /api/administration/chapter-moves/:id/undoings': async () => {
      const body = await movable();
      await stage.call('vigdis', 'POST /api/administration/chapter-moves', { body });
      const { moves } = await stage.call<{ moves: { id: string }[] }>(
        'vigdis',
        'GET /api/administration/chapter-moves',
      );
      return { ...vigdis, params: { id: moves[0]!.id } };
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
