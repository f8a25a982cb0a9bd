/** Offices, units and annual meetings. */
import { randomUUID } from 'node:crypto';
import { proposalTextVersion } from '#contract/meeting-values.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import { createReplyCodes } from '#server/features/representatives/reply-address-service.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertMeeting } from '../meeting-fixtures.ts';
import { insertMemberFile, insertOffice, units } from '../office-fixtures.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const motion = {
  title: 'Åpent hus',
  body: 'Vi holder åpent hus hver måned.',
  name: 'shown',
  reason: 'Flere finner veien til oss.',
};
const nomination = { role: 'auditor', reason: 'Har tid og lyst til å bidra.' };
const declaration = { promisesConfidentiality: true, textVersion: confidentialityTextVersion };

export function democracyArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;
  const meeting = () => insertMeeting(db, units.oslo);

  async function ownMotion() {
    const { sender } = await stage.member();
    const params = { id: await meeting() };
    const { id } = await stage.call(sender, 'POST /api/meetings/:id/motions', { params, body: motion });
    return { as: sender, params: { id } };
  }
  async function ownNomination() {
    const { sender } = await stage.member();
    const params = { id: await meeting() };
    const body = { ...nomination, who: 'me', agrees: true };
    const { id } = await stage.call(sender, 'POST /api/meetings/:id/nominations', { params, body });
    return { as: sender, params: { id } };
  }
  async function office(change: { isAccepted?: boolean; declared?: null }) {
    const { sender, id } = await stage.member();
    return {
      as: sender,
      params: {
        id: await insertOffice(db, { personId: id, unitId: units.oslo, role: 'board-member', ...change }),
      },
    };
  }

  return {
    'POST /api/meetings/:id/motions': async () => ({
      as: (await stage.member()).sender,
      params: { id: await meeting() },
      body: motion,
    }),
    'PUT /api/motions/:id': async () => ({
      ...(await ownMotion()),
      body: { ...motion, title: 'Åpnere hus', version: 1 },
    }),
    'POST /api/motions/:id/withdrawals': ownMotion,
    'POST /api/meetings/:id/nominations': async () => ({
      as: (await stage.member()).sender,
      params: { id: await meeting() },
      body: { ...nomination, who: 'me', agrees: true },
    }),
    'PUT /api/nominations/:id': async () => ({
      ...(await ownNomination()),
      body: { role: 'auditor', reason: 'Har god tid og enda mer lyst.', version: 1 },
    }),
    'POST /api/nominations/:id/withdrawals': ownNomination,
    'POST /api/nominations/:id/answers': async () => {
      const [by, asked, id] = [await stage.member(), await stage.member(), randomUUID()];
      const at = new Date();
      await db
        .insertInto('meeting_nomination')
        .values({
          id,
          message_id: await meeting(),
          nominator_id: by.id,
          nominee_id: asked.id,
          typed_name: 'Kim Prøve',
          ...nomination,
          text_version: proposalTextVersion,
          sent_at: at,
          changed_at: at,
        })
        .execute();
      return {
        as: asked.sender,
        params: { id },
        body: { answer: 'yes', textVersion: proposalTextVersion },
      };
    },
    'POST /api/offices/:id/acceptances': async () => ({
      ...(await office({ isAccepted: false })),
      body: declaration,
    }),
    'POST /api/offices/:id/refusals': () => office({ isAccepted: false }),
    'POST /api/offices/:id/declarations': async () => ({
      ...(await office({ declared: null })),
      body: declaration,
    }),
    'POST /api/offices/:id/showings': () => office({}),
    'POST /api/offices/:id/hidings': () => office({}),
    'POST /api/offices/:id/resignations': () => office({}),
    'POST /api/units/:id/offices': async () => ({
      as: 'liv',
      params: { id: units.oslo },
      body: {
        role: 'board-member',
        fromOn: '2031-01-01',
        untilOn: '2031-12-31',
        personId: (await stage.member()).id,
      },
    }),
    'POST /api/units/:id/board-changes': async () => {
      await db.deleteFrom('board_change').execute();
      return {
        as: 'liv',
        params: { id: units.oslo },
        body: {
          meetingOn: '2031-02-01',
          takesOverOn: '2031-03-01',
          untilOn: '2032-02-28',
          ending: [],
          proposed: [{ role: 'board-member', personId: (await stage.member()).id }],
        },
      };
    },
    'POST /api/staff/offices': async () => {
      const { id } = await stage.member();
      const { number } = await db
        .selectFrom('membership')
        .select('number')
        .where('person_id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        as: 'mona',
        body: {
          role: 'board-member',
          fromOn: '2031-01-01',
          untilOn: '2031-12-31',
          unitId: units.oslo,
          memberNumber: number,
        },
      };
    },
    'POST /api/staff/offices/:id/endings': async () => ({ ...(await office({})), as: 'mona' }),
    'POST /api/member-files/:id/deletions': async () => {
      const { sender, id } = await stage.member();
      return { as: sender, params: { id: await insertMemberFile(db, units.oslo, id) } };
    },
    'POST /api/reply-address-proofs': async () => {
      const askedAt = new Date();
      const codes = createReplyCodes(portal.secret);
      const code = codes.codeOf(units.drammen, askedAt);
      await db.deleteFrom('unit_reply_proof').where('unit_id', '=', units.drammen).execute();
      await db
        .insertInto('unit_reply_proof')
        .values({
          unit_id: units.drammen,
          email: 'styret@minside.example',
          asked_at: askedAt,
          code_hash: codes.hashOf(code),
          expires_at: new Date(askedAt.getTime() + 86_400_000),
          proposed_by: demoPersons.liv.id,
        })
        .execute();
      return { as: null, body: { code } };
    },
  };
}
