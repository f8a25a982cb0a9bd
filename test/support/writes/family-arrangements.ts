/** Children, activities, ceremonies, files, notices, and what anybody may write. */
import { randomUUID } from 'node:crypto';
import { childrenTextVersion } from '#contract/children-endpoints.ts';
import { createUnsubscribeCodes } from '#server/features/notices/notice-preference-service.ts';
import { addAccessNotice, addAccessRound } from '../access-objects.ts';
import { uploadedBytes } from '../access-policy.ts';
import { activityContent, justMe } from '../activity-access-policy.ts';
import { funeralRequest, weddingRequest } from '../ceremony-access-policy.ts';
import { aChild, bornAgo, childrenSteps } from '../children-steps.ts';
import type { Arrangements, Member, WriteStage } from './write-stage.ts';

const mona = { as: 'mona' } as const;

export function familyArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;

  /** A registration of one child, ready to be sent. */
  async function registration(second: Member | null) {
    const { sender } = await stage.member();
    const { permit } = await stage.call<{ permit: string }>(sender, 'GET /api/child-registration-start');
    const bornOn = bornAgo(new Date(), 4, -(stage.next() % 300));
    return {
      as: sender,
      params: { id: randomUUID() },
      body: {
        permit,
        children: [aChild(bornOn)],
        isSole: second === null,
        isNotElsewhere: true,
        secondGuardian: second && { name: 'Robin Berg', contact: second.sender.emails![0] },
        textVersion: childrenTextVersion,
      },
    };
  }
  /** A second guardian, who has got the link. */
  async function invitation() {
    const second = await stage.member();
    const { as, ...sent } = await registration(second);
    const key = 'PUT /api/child-registrations/:id';
    const { children } = await stage.call<{ children: { id: string }[] }>(as, key, sent);
    return { second, childId: children[0]!.id, code: await childrenSteps(portal).newestCode() };
  }

  /** A file that is announced, and not sent yet. */
  async function firstChunk() {
    const { sender } = await stage.member();
    const { id } = await stage.call(sender, 'POST /api/uploads', {
      body: { form: 'new-enquiry', name: 'brev.pdf', sizeBytes: uploadedBytes.length },
    });
    return { as: sender, params: { id, start: '0' }, body: uploadedBytes };
  }

  const createActivity = (change: object = {}) =>
    stage.call('mona', 'POST /api/organiser/activities', { body: { ...activityContent, ...change } });
  async function activity(isPublished: boolean, change: object = {}) {
    const { id } = await createActivity(change);
    const params = { id };
    if (isPublished) await stage.call('mona', 'POST /api/organiser/activities/:id/publish', { params });
    return { ...mona, params };
  }
  async function signedUp(change: object = {}) {
    const [{ params }, { sender }] = [await activity(true, change), await stage.member()];
    const { signUpId } = await stage.call<{ signUpId: string }>(sender, 'POST /api/activities/:id/sign-ups', {
      params,
      body: justMe,
    });
    return { activityId: params.id, sender, signUpId };
  }
  const nobody = async () => ({
    name: 'Kim Prøve',
    email: `kim-${stage.next()}@person.example`,
    phone: '',
    ticket: stage.ticket(),
  });
  /** The year of a round that no other example has. */
  const roundOf = async () => {
    const year = 2200 + stage.next();
    return {
      kind: 'confirmation',
      name: 'Konfirmasjon',
      firstOn: `${year}-04-01`,
      lastOn: `${year}-09-30`,
      membersOpenOn: '2097-06-01',
      membersOpenTime: '10:00',
      openOn: '2097-06-08',
      openTime: '10:00',
    };
  };

  return {
    'PUT /api/child-registrations/:id': () => registration(null),
    'PUT /api/guardian-invitations/opened': async () => {
      const { second, code } = await invitation();
      return { as: second.sender, body: { code } };
    },
    'POST /api/guardian-invitations/answers': async () => {
      const { second, childId, code } = await invitation();
      const answers = [{ childId, isConfirmed: true, isInformed: true, isHeard: true }];
      return { as: second.sender, body: { code, answers, textVersion: childrenTextVersion } };
    },
    'POST /api/sign-ups/:id/moves': async () => {
      const { activityId, sender, signUpId } = await signedUp();
      const { id } = await stage.call('mona', 'POST /api/organiser/activities/:id/copies', {
        params: { id: activityId },
        body: { isSameSeries: true },
      });
      await stage.call('mona', 'POST /api/organiser/activities/:id/publish', { params: { id } });
      return { as: sender, params: { id: signUpId }, body: { activityId: id } };
    },
    'POST /api/sign-ups/:id/accept': async () => {
      const { sender, signUpId } = await signedUp();
      await db
        .updateTable('sign_up')
        .set({ state: 'offered', held_until: new Date(Date.now() + 20 * 3_600_000) })
        .where('id', '=', signUpId)
        .execute();
      return { as: sender, params: { id: signUpId } };
    },
    'POST /api/organiser/activities': async () => ({ ...mona, body: activityContent }),
    'POST /api/organiser/activities/:id/changes': async () => ({
      ...(await activity(false)),
      body: { content: { ...activityContent, title: 'Et annet møte' }, version: 1 },
    }),
    'POST /api/organiser/activities/:id/copies': async () => ({
      ...(await activity(false)),
      body: { isSameSeries: true },
    }),
    'POST /api/organiser/activities/:id/publish': () => activity(false),
    'POST /api/organiser/activities/:id/cancel': async () => ({
      ...(await activity(true)),
      body: { reason: 'Sykdom' },
    }),
    'POST /api/organiser/activities/:id/messages': async () => {
      const { activityId } = await signedUp();
      return { ...mona, params: { id: activityId }, body: { message: 'Velkommen!' } };
    },
    'PUT /api/organiser/activities/:id/attendance': async () => {
      const { activityId, signUpId } = await signedUp();
      const started = new Date(Date.now() - 3_600_000);
      await db.updateTable('activity').set({ starts_at: started }).where('id', '=', activityId).execute();
      const { id } = await db
        .selectFrom('activity_participant')
        .select('id')
        .where('sign_up_id', '=', signUpId)
        .executeTakeFirstOrThrow();
      return { ...mona, params: { id: activityId }, body: { participantId: id, attendance: 'came' } };
    },
    'POST /api/ceremony-rounds/:id/more-time': async () => {
      const { sender } = await stage.member();
      const params = { id: await addAccessRound(db) };
      await stage.call(sender, 'POST /api/ceremony-rounds/:id/tickets', { params });
      return { as: sender, params };
    },
    'POST /api/ceremony-rounds/:id/leave': async () => {
      const { sender } = await stage.member();
      const params = { id: await addAccessRound(db) };
      await stage.call(sender, 'POST /api/ceremony-rounds/:id/tickets', { params });
      return { as: sender, params };
    },
    'POST /api/staff/ceremony-rounds': async () => ({ ...mona, body: await roundOf() }),
    'PUT /api/staff/ceremony-rounds/:id': async () => {
      const content = await roundOf();
      await stage.call('mona', 'POST /api/staff/ceremony-rounds', { body: content });
      const round = db.selectFrom('ceremony_round').select('id').where('first_on', '=', content.firstOn);
      const { id } = await round.executeTakeFirstOrThrow();
      return { ...mona, params: { id }, body: { ...content, name: 'Konfirmasjon i byen', version: 1 } };
    },
    'POST /api/wedding-requests': async () => ({
      as: (await stage.member()).sender,
      body: weddingRequest,
    }),
    'POST /api/funeral-requests': async () => ({
      as: (await stage.member()).sender,
      body: funeralRequest,
    }),
    'POST /api/open-wedding-requests': async () => ({
      as: null,
      body: { ...weddingRequest, ...(await nobody()) },
    }),
    'POST /api/open-funeral-requests': async () => ({
      as: null,
      body: { ...funeralRequest, ...(await nobody()) },
    }),
    'POST /api/contact-messages': async () => ({
      as: null,
      body: {
        ...(await nobody()),
        topic: 'sign-in',
        message: 'Jeg får ikke logget inn hos dere.',
      },
    }),
    'PUT /api/uploads/:id/chunks/:start': firstChunk,
    'POST /api/uploads/:id/finish': async () => {
      const { as, params, body } = await firstChunk();
      await stage.call(as, 'PUT /api/uploads/:id/chunks/:start', { params, body });
      return { as, params: { id: params.id } };
    },
    'PUT /api/attention/skipped-questions/:question': async () => {
      const { sender } = await stage.member();
      return { as: sender, params: { question: 'contact' } };
    },
    'PUT /api/notices/read': async () => {
      const { sender, id } = await stage.member();
      await addAccessNotice(db, id);
      return { as: sender, body: { until: new Date(Date.now() + 60_000).toISOString() } };
    },
    'POST /api/unsubscriptions/:code': async () => {
      const id = randomUUID();
      const { id: person_id } = await stage.member();
      await db
        .insertInto('notice')
        .values({ id, person_id, kind: 'activity-reminder', created_at: new Date() })
        .execute();
      const code = createUnsubscribeCodes(portal.secret).codeOf(id);
      return { as: null, params: { code }, body: { isOff: true } };
    },
  };
}
