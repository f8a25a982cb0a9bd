import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import type { ActivityList } from '#contract/activity-endpoints.ts';
import { demoActivities } from '../../../dev/seed/demo-activities.ts';
import { demoActivityIds } from '../../../dev/seed/demo-activity.ts';
import { demoCeremonies } from '../../../dev/seed/demo-ceremonies.ts';
import { demoChildren, demoPersons, demoUnits } from '../../../dev/seed/demo-people.ts';
import { activitySteps, codeOf, justMe, type Who } from '../../../test/support/activity-steps.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const start = new Date('2027-02-01T12:00:00+01:00');
const emma = demoChildren.emma.id;
const soon = { startsOn: '2027-03-10', endsOn: '2027-03-10' };
const unitOf = (name: string) => demoUnits.find((unit) => unit.name.startsWith(name))!.id;

describe('activities', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof activitySteps>;
  let at = start;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => at } });
    steps = activitySteps(portal);
  });
  after(() => portal.close());
  beforeEach(() => {
    at = start;
  });
  const found = async (query: Record<string, string> = {}): Promise<ActivityList> =>
    steps.as<ActivityList>(await portal.call(null, 'GET /api/activities', { query }));
  const refusalOf = async (who: Who, id: string, wish: object = {}) =>
    codeOf(await steps.signUp(who, id, wish))[1];
  const stateOf = async (who: Who, id: string) => (await steps.mine(who, id)).signUp?.state ?? null;

  describe('finding them', () => {
    test('all that is to come, the own chapter first and then its region', async () => {
      const { activities, units, total } = await found({ own: unitOf('Oslo') });
      const order = activities.map(({ unit }) => unit.name);
      const [first, later] = [order.lastIndexOf('Oslo lokallag'), order.indexOf('Regionlag Øst')];
      assert.ok(first >= 0 && later === first + 1, order.join());
      assert.equal(
        total,
        [...demoActivities, ...demoCeremonies].filter(({ inDays, state }) => inDays > 0 && state !== 'draft')
          .length,
      );
      assert.equal(units.length, demoUnits.length);
      const times = activities.slice(0, first + 1).map(({ startsAt }) => startsAt);
      assert.deepEqual(times, times.toSorted());
    });

    test('by region, chapter, type, month, on the net, free, with children, and in words', async () => {
      const titles = async (query: Record<string, string>) =>
        (await found(query)).activities.map(({ title }) => title);
      assert.ok(
        (await titles({ region: unitOf('Regionlag Vest') })).every((title) =>
          /Fløyen|Barnas|Leksehjelp|dødshjelp/.test(title),
        ),
      );
      assert.deepEqual(await titles({ chapter: unitOf('Drammen') }), ['Åpent styremøte i Drammen']);
      assert.deepEqual(await titles({ type: 'annual-meeting' }), ['Årsmøte i Oslo lokallag']);
      assert.equal((await titles({ digital: 'ja' })).length, 2);
      assert.deepEqual(await titles({ search: 'julebord LANGBORD' }), [
        'Julebord for alle som vil ha selskap',
      ]);
      assert.ok(!(await titles({ free: 'ja' })).includes('Mørketidskino'));
      assert.ok((await titles({ children: 'ja' })).includes('Barnas filosofiverksted'));
      assert.deepEqual(await titles({ month: '2027-12' }), []);
      assert.ok((await titles({ month: '2027-02' })).length > 3);
      assert.deepEqual(await titles({ search: "' or 1=1 --" }), []);
      assert.deepEqual(await titles({ search: '--' }), []);
      assert.deepEqual(await titles({ search: 'åpent STYREM' }), ['Åpent styremøte i Drammen']);
      assert.equal((await portal.call(null, 'GET /api/activities', { query: { type: 'tull' } })).status, 422);
    });

    test('a word is looked for from its beginning and in its forms, never inside another word', async () => {
      const titles = async (search: string) => (await found({ search })).activities.map(({ title }) => title);
      const tours = await titles('tur');
      assert.ok(tours.includes('Tur langs Akerselva') && tours.includes('Tur til Fløyen i skumringen'));
      // «Kulturhus», «Litteraturhuset» and «natursti» are none.
      for (const title of [
        'Debattkveld om dødshjelp',
        'Familiedag med bål og pinnebrød',
        'Filosofikafé: Har vi fri vilje?',
      ])
        assert.ok(!tours.includes(title), title);
      assert.deepEqual(await titles('bibliotekene leksehjelp'), ['Leksehjelp på biblioteket']);
      assert.deepEqual(await titles('filmene'), ['Mørketidskino']);
    });

    test('a draft is not shown, and a link on the net is for those who have a place', async () => {
      const draft = demoActivities.find(({ state }) => state === 'draft')!;
      const params = { id: draft.id };
      assert.equal((await portal.call(null, 'GET /api/activities/:id', { params })).status, 404);
      assert.equal((await portal.call('kari', 'GET /api/activities/:id/mine', { params })).status, 404);
      const link = 'https://mote.example/hemmelig';
      const id = await steps.publish({ ...soon, isDigital: true, digitalLink: link });
      const open = await portal.call(null, 'GET /api/activities/:id', { params: { id } });
      assert.doesNotMatch(open.text, /hemmelig/);
      assert.doesNotMatch(
        (await portal.call(null, 'GET /api/activities/:id/calendar', { params: { id } })).text,
        /hemmelig/,
      );
      assert.equal((await steps.mine('kari', id)).digitalLink, null);
      await steps.in('kari', id);
      assert.equal((await steps.mine('kari', id)).digitalLink, link);
    });
  });

  test('mine: what is to come, what has been, and where one belongs', async () => {
    const list = await steps.list('kari');
    assert.equal(list.own?.name, 'Oslo lokallag');
    assert.ok(list.coming.some(({ title }) => title === 'Familiedag med bål og pinnebrød'));
    assert.deepEqual(list.past.map(({ title }) => title).slice(-1), ['Bokbad om tvil']);
    assert.ok(justMe.isComing && !list.mayOrganise);
  });

  describe('signing up', () => {
    test('for oneself, one’s own child and a guest, with answers', async () => {
      const id = await steps.publish({
        ...soon,
        questions: [
          { id: null, words: 'Noen allergier?', kind: 'text', isRequired: false, isHealth: true },
          { id: null, words: 'Greit med bilder?', kind: 'yes-no', isRequired: true, isHealth: false },
        ],
      });
      const { questions, children } = await steps.mine('kari', id);
      assert.deepEqual(children.map(({ givenName }) => givenName).sort(), ['Emma', 'Jonas']);
      const [allergies, pictures] = questions.map((question) => question.id);
      const wish = { childIds: [emma], guests: ['Gro Gjest'] };
      const refused = await steps.signUp('kari', id, wish);
      assert.deepEqual((refused.body as { errors?: unknown }).errors, [
        { path: `/answer-${pictures}`, code: 'REQUIRED' },
      ]);
      const answers = [
        { questionId: allergies, answer: 'Emma: nøtter' },
        { questionId: pictures, answer: 'yes' },
      ];
      assert.equal((await steps.in('kari', id, { ...wish, answers })).state, 'signed-up');
      const { signUp } = await steps.mine('kari', id);
      assert.deepEqual(
        signUp?.participants.map(({ name }) => name),
        ['Kari Lund', 'Emma Lund', 'Gro Gjest'],
      );
      assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['signed-up']);
      assert.equal(await refusalOf('kari', id, { answers }), 'SIGNED_UP_ALREADY');
      // The other parent cannot bring the same child.
      assert.equal(
        (await steps.mine('jon', id)).children.find(({ id }) => id === emma)?.refusal,
        'CHILD_SIGNED_UP',
      );
      assert.equal(
        await refusalOf('jon', id, { childIds: [emma], answers: [answers[1]] }),
        'CHILD_SIGNED_UP',
      );
    });

    test('another’s child, no participant, too many guests, or a child where none may come', async () => {
      const id = await steps.publish({ ...soon, takesChildren: false, maxGuests: 1 });
      const faults = async (who: Who, wish: object) =>
        ((await steps.signUp(who, id, wish)).body as { errors?: { path: string }[] }).errors?.map(
          ({ path }) => path,
        );
      assert.deepEqual(await faults('ola', { childIds: [emma] }), ['/childIds']);
      assert.deepEqual(await faults('kari', { childIds: [emma] }), ['/childIds']);
      assert.deepEqual(await faults('kari', { isComing: false }), ['/isComing']);
      assert.deepEqual(await faults('kari', { guests: ['En', 'To'] }), ['/guests']);
    });

    test('a child without a record comes with an adult, who is not counted by age', async () => {
      const ages = { ...soon, takesChildren: true, ageFrom: 6, ageTo: 12, priceOtherKroner: 100 };
      const id = await steps.publish({ ...ages, priceChildKroner: 0, priceMemberKroner: 0 });
      const nora = { name: 'Nora Berg', bornOn: '2019-05-01' };
      const alone = await steps.signUp('kari', id);
      assert.deepEqual(
        [codeOf(alone)[1], (alone.body as { errors?: unknown }).errors],
        ['OUTSIDE_AGES', [{ path: '/isComing', code: 'OUTSIDE_AGES' }]],
      );
      const young = await steps.signUp('kari', id, { others: [nora, { ...nora, bornOn: '2023-05-01' }] });
      assert.deepEqual((young.body as { errors?: unknown }).errors, [
        { path: '/others/1/bornOn', code: 'OUTSIDE_AGES' },
      ]);
      assert.equal((await steps.in('kari', id, { others: [nora] })).state, 'signed-up');
      const { signUp } = await steps.mine('kari', id);
      assert.deepEqual(
        signUp?.participants.map(({ name, kind }) => `${kind} ${name}`),
        ['self Kari Lund', 'child Nora Berg'],
      );
      const childless = await steps.publish({ ...soon, takesChildren: false });
      const refused = await steps.signUp('kari', childless, { others: [nora] });
      assert.deepEqual((refused.body as { errors?: unknown }).errors, [{ path: '/others', code: 'INVALID' }]);
    });

    test('an age is told with its refusal, so that the page can name it', async () => {
      const id = await steps.publish({ ...soon, takesChildren: true, ageFrom: 6, ageTo: 12 });
      const { children, age } = await steps.mine('kari', id);
      const jonas = children.find(({ givenName }) => givenName === 'Jonas')!;
      assert.deepEqual([jonas.refusal, jonas.age > 12, age! > 18], ['OUTSIDE_AGES', true, true]);
      assert.equal((await steps.mine(await steps.newcomer(), id)).age, null);
    });

    test('every reason why not', async () => {
      const members = await steps.publish({ ...soon, audience: 'members' });
      assert.equal(await refusalOf('jon', members), 'NOT_A_MEMBER');
      assert.equal((await steps.mine('jon', members)).refusal, 'NOT_A_MEMBER');
      const grown = await steps.publish({ ...soon, ageFrom: 18, takesChildren: false });
      assert.equal(await refusalOf('aud', grown), 'OUTSIDE_AGES');
      assert.equal(await refusalOf(await steps.newcomer(), grown), 'BIRTH_DATE_NEEDED');
      const closed = await steps.publish({ ...soon, deadlineOn: '2027-02-20' });
      const off = await steps.publish(soon);
      await steps.organiser('cancel', off, { reason: 'Sykdom' });
      assert.equal(await refusalOf('kari', off), 'ACTIVITY_CANCELLED');
      at = new Date('2027-02-21T00:00:00+01:00');
      assert.equal(await refusalOf('kari', closed), 'SIGN_UP_CLOSED');
      at = new Date('2027-03-10T20:00:00+01:00');
      assert.equal(await refusalOf('kari', closed), 'ACTIVITY_OVER');
      const one = await steps.publish({ capacity: 1 });
      await steps.in('ola', one);
      assert.equal(await refusalOf('kari', one), 'ACTIVITY_FULL');
      assert.equal((await steps.mine('kari', one)).refusal, 'ACTIVITY_FULL');
    });

    test('fifty at once for the last place: exactly one has it', async () => {
      const id = await steps.publish({ ...soon, capacity: 3 });
      await steps.in('kari', id);
      await steps.in('ola', id);
      const fifty = await Promise.all(Array.from({ length: 50 }, () => steps.newcomer()));
      // Known before, so that they all come at the same moment.
      await Promise.all(fifty.map((who) => steps.call(who, 'GET /api/me')));
      const answers = await Promise.all(fifty.map((who) => steps.signUp(who, id)));
      const codes = Map.groupBy(answers, (answer) => codeOf(answer).join(' '));
      assert.deepEqual([...codes].map(([code, { length }]) => [code, length]).sort(), [
        ['200 ', 1],
        ['409 ACTIVITY_FULL', 49],
      ]);
      const detail = await portal.call(null, 'GET /api/activities/:id', { params: { id } });
      assert.equal((detail.body as { placesLeft?: number }).placesLeft, 0);
      assert.equal((await steps.participants(id)).participants.length, 3);
    });

    test('the same person twice at once has one place', async () => {
      const id = await steps.publish(soon);
      const answers = await Promise.all([1, 2, 3].map(() => steps.signUp('liv', id)));
      assert.equal(answers.filter(({ status }) => status === 200).length, 1);
      assert.equal((await steps.participants(id)).participants.length, 1);
    });
  });

  describe('the waiting list', () => {
    test('an offer with an end, a yes, and what runs out goes to the next one', async () => {
      const id = await steps.publish({ ...soon, capacity: 1, offerHours: 24 });
      const first = await steps.in('ola', id);
      const waiting = { acceptsWaiting: true };
      for (const who of ['kari', 'liv', 'nils'] as const) {
        at = new Date(at.getTime() + 1000);
        assert.equal((await steps.in(who, id, waiting)).state, 'waiting');
      }
      assert.equal((await steps.mine('liv', id)).signUp?.queueNumber, 2);
      await steps.act('ola', 'cancel', first.signUpId);
      const { signUp } = await steps.mine('kari', id);
      assert.equal(signUp?.state, 'offered');
      assert.equal(signUp.heldUntil, new Date(at.getTime() + 24 * 3_600_000).toISOString());
      assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['waiting', 'offer']);
      // The place is not free for anybody else meanwhile.
      assert.equal(await refusalOf('ola', id), 'ACTIVITY_FULL');

      at = new Date(at.getTime() + 24 * 3_600_000 - 1);
      await portal.services.activities.waitingList.endRunOut(portal.db, at);
      assert.equal(await stateOf('kari', id), 'offered');
      at = new Date(at.getTime() + 1);
      assert.equal(codeOf(await steps.act('kari', 'accept', signUp.id))[1], 'OFFER_OVER');
      await Promise.all([1, 2].map(() => portal.services.activities.waitingList.endRunOut(portal.db, at)));
      assert.deepEqual(
        [await stateOf('kari', id), await stateOf('liv', id), await stateOf('nils', id)],
        [...[null, 'offered', 'waiting']],
      );
      assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['waiting', 'offer', 'offer-over']);

      const offered = (await steps.mine('liv', id)).signUp!;
      assert.equal(
        steps.as<{ state: string }>(await steps.act('liv', 'accept', offered.id)).state,
        'signed-up',
      );
      assert.equal((await steps.act('liv', 'accept', offered.id)).status, 200);
      assert.deepEqual(
        (await steps.participants(id)).participants.map(({ name }) => name),
        ['Liv Moen'],
      );
    });

    test('a no goes on at once; more room is offered; a party waits for room for all of it', async () => {
      const id = await steps.publish({ ...soon, capacity: 2, maxGuests: 2 });
      await steps.in('ola', id, { guests: ['En Gjest'] });
      const waiting = { acceptsWaiting: true };
      await steps.in('kari', id, { ...waiting, guests: ['To Gjester', 'Tre Gjester'] });
      at = new Date(at.getTime() + 1000);
      await steps.in('liv', id, waiting);
      assert.equal((await steps.change(id, { capacity: 3 })).status, 200);
      assert.deepEqual([await stateOf('kari', id), await stateOf('liv', id)], ['waiting', 'offered']);
      await steps.act('liv', 'cancel', (await steps.mine('liv', id)).signUp!.id);
      assert.equal((await steps.change(id, { capacity: 5 })).status, 200);
      assert.equal(await stateOf('kari', id), 'offered');
      const tooFew = await steps.change(id, { capacity: 2 });
      assert.deepEqual((tooFew.body as { errors?: unknown }).errors, [
        { path: '/capacity', code: 'TOO_SHORT' },
      ]);
    });

    test('those who asked for it get an SMS too', async () => {
      const id = await steps.publish({ ...soon, capacity: 1 });
      const first = await steps.in('ola', id);
      await steps.in('kari', id, { acceptsWaiting: true, wantsSms: true });
      await steps.act('ola', 'cancel', first.signUpId);
      assert.deepEqual((await steps.told(demoPersons.kari.id, id)).sort(), [
        ...['offer', 'offer+sms', 'waiting', 'waiting+sms'],
      ]);
    });
  });

  describe('moving', () => {
    test('to another date of the same, with the answers, or not at all', async () => {
      const questions = [
        { id: null, words: 'Kjører du selv?', kind: 'yes-no', isRequired: false, isHealth: false },
      ];
      const id = await steps.publish({ ...soon, capacity: 1, questions });
      const other = steps.as<{ id: string }>(await steps.organiser('copies', id, { isSameSeries: true })).id;
      await steps.change(other, { startsOn: '2027-03-17', endsOn: '2027-03-17' });
      await steps.organiser('publish', other);
      const questionId = (await steps.mine('kari', id)).questions[0]!.id;
      const { signUpId } = await steps.in('kari', id, { answers: [{ questionId, answer: 'yes' }] });
      await steps.in('liv', id, { acceptsWaiting: true });
      const stranger = await steps.publish(soon);
      assert.equal((await steps.move('kari', signUpId, stranger)).status, 404);
      assert.equal((await steps.move('ola', signUpId, other)).status, 404);
      const moved = steps.as<{ signUpId: string }>(await steps.move('kari', signUpId, other));
      assert.deepEqual(
        [await stateOf('kari', id), await stateOf('kari', other), await stateOf('liv', id)],
        [...[null, 'signed-up', 'offered']],
      );
      assert.equal((await steps.mine('kari', other)).signUp?.answers[0]?.answer, 'yes');
      // A participant who is too young cannot move to another date.
      await portal.db.updateTable('activity').set({ age_from: 100 }).where('id', '=', id).execute();
      assert.equal(codeOf(await steps.move('kari', moved.signUpId, id))[1], 'OUTSIDE_AGES');
      await portal.db.updateTable('activity').set({ age_from: null }).where('id', '=', id).execute();
      // What costs something else is no swap.
      await portal.db.updateTable('activity').set({ price_member_ore: 5000 }).where('id', '=', id).execute();
      assert.equal(codeOf(await steps.move('kari', moved.signUpId, id))[1], 'PRICE_DIFFERS');
      await portal.db.updateTable('activity').set({ price_member_ore: 0 }).where('id', '=', id).execute();
      // The place she came from is offered to somebody else now.
      assert.equal(codeOf(await steps.move('kari', moved.signUpId, id))[1], 'ACTIVITY_FULL');
      assert.equal(await stateOf('kari', other), 'signed-up');
    });
  });

  describe('organisers', () => {
    test('only an organiser; for all others it does not exist', async () => {
      for (const who of ['kari', 'liv', 'uten'] as const) {
        const { body } = await portal.call(who, 'GET /api/organiser/activities');
        assert.deepEqual(body, { units: [], activities: [] });
        const params = { id: demoActivityIds.walk };
        assert.equal((await portal.call(who, 'GET /api/organiser/activities/:id', { params })).status, 404);
      }
      const { body } = await portal.call('mona', 'GET /api/organiser/activities');
      assert.ok((body as unknown as { activities: object[] }).activities.length >= demoActivities.length);
    });

    test('what is wrong is said at its field; an hour that is skipped is no time', async () => {
      const faults = async (change: object) => {
        const { activityContent } = await import('../../../test/support/activity-access-policy.ts');
        const answer = await portal.call('mona', 'POST /api/organiser/activities', {
          body: { ...activityContent, ...change },
        });
        return (answer.body as { errors?: { path: string }[] }).errors?.map(({ path }) => path);
      };
      assert.deepEqual(await faults({ startsOn: '2027-03-28', startsTime: '02:30', endsOn: '2027-03-28' }), [
        '/startsTime',
      ]);
      assert.deepEqual(await faults({ endsTime: '17:00' }), ['/endsTime']);
      assert.deepEqual(await faults({ place: '' }), ['/place']);
      assert.deepEqual(await faults({ deadlineOn: '2031-03-05' }), ['/deadlineOn']);
      assert.deepEqual(await faults({ ageFrom: 20, ageTo: 10 }), ['/ageTo']);
      assert.deepEqual(await faults({ title: '' }), ['/title']);
      // A ceremony is at one place on one day.
      const naming = { type: 'naming', place: '', isDigital: true, digitalLink: 'https://moete.example/1' };
      assert.deepEqual(await faults(naming), ['/place']);
    });

    test('a change reaches everybody; one who edited an older version is told', async () => {
      const id = await steps.publish({ ...soon, capacity: 1 });
      await steps.in('kari', id);
      await steps.in('ola', id, { acceptsWaiting: true });
      const before = steps.as<{ content: object; version: number }>(
        await portal.call('mona', 'GET /api/organiser/activities/:id', { params: { id } }),
      );
      const changed = await steps.change(id, { startsTime: '19:00', endsTime: '21:00' });
      assert.deepEqual(changed.body, { version: before.version + 1, told: 2 });
      assert.deepEqual((await steps.mine('kari', id)).news, [
        { kind: 'changed', body: '', fields: ['time'], at: at.toISOString() },
      ]);
      assert.ok((await steps.told(demoPersons.ola.id, id)).includes('changed'));
      assert.deepEqual(codeOf(await steps.organiser('changes', id, before)), [409, 'CHANGED_ELSEWHERE']);
      // Unimportant changes are not notified.
      const toldOf = async (change: object) =>
        ((await steps.change(id, change)).body as { told?: number }).told;
      assert.equal(await toldOf({ capacity: 2 }), 0);
      // Nor are edits to a past activity.
      at = new Date('2027-03-11T12:00:00+01:00');
      assert.equal(await toldOf({ title: 'Det var dette det het' }), 0);
    });

    test('a message is read in the portal, by those who have a place', async () => {
      const id = await steps.publish({ ...soon, capacity: 1 });
      await steps.in('kari', id);
      await steps.in('ola', id, { acceptsWaiting: true });
      const sent = await steps.organiser('messages', id, { message: 'Ta med varme klær.' });
      assert.deepEqual(sent.body, { told: 1 });
      assert.equal((await steps.mine('kari', id)).news[0]?.body, 'Ta med varme klær.');
      assert.deepEqual((await steps.mine('liv', id)).news, []);
    });

    test('cancelled: all are notified once, and no one can sign up', async () => {
      const id = await steps.publish(soon);
      await steps.in('kari', id);
      const [one, other] = [
        await steps.organiser('cancel', id, { reason: 'Sykdom' }),
        await steps.organiser('cancel', id, { reason: 'Sykdom' }),
      ];
      assert.deepEqual([one.body, other.body], [{ told: 1 }, { told: 0 }]);
      assert.deepEqual(await steps.told(demoPersons.kari.id, id), ['signed-up', 'cancelled']);
    });

    test('an annual meeting is for members of the day, and for each alone', async () => {
      const id = await steps.publish({
        ...soon,
        type: 'annual-meeting',
        audience: 'everybody',
        maxGuests: 3,
      });
      const detail = (await portal.call(null, 'GET /api/activities/:id', { params: { id } })).body;
      const { audience, maxGuests, takesChildren } = detail as unknown as Record<string, unknown>;
      assert.deepEqual([audience, maxGuests, takesChildren], ['members', 0, false]);
      await steps.in('nils', id);
      await steps.in('ola', id);
      const [nils, ola] = (await steps.participants(id)).participants;
      assert.deepEqual([nils?.mayVote, ola?.mayVote], [true, true]);
      await portal.db
        .updateTable('membership')
        .set({ ended_on: '2027-03-09' })
        .where('person_id', '=', demoPersons.nils.id)
        .execute();
      const attend = (participantId: string) =>
        portal.call('mona', 'PUT /api/organiser/activities/:id/attendance', {
          params: { id },
          body: { participantId, attendance: 'came' },
        });
      assert.deepEqual(codeOf(await attend(nils!.id)), [409, 'MEMBER_ON_THE_DAY']);
      assert.equal((await attend(ola!.id)).status, 200);
      // Their place is somebody else's from the next night on.
      await portal.services.activities.care.endWithoutMembership(portal.db, at);
      assert.deepEqual(
        (await steps.participants(id)).participants.map(({ name }) => name),
        ['Ola Berg'],
      );
      assert.deepEqual(await steps.told(demoPersons.nils.id, id), ['signed-up', 'signed-off']);
    });

    test('the list has what is needed on the day, and nothing else', async () => {
      const id = await steps.publish(soon);
      await steps.in('kari', id, { childIds: [emma] });
      const { text } = await portal.call('mona', 'GET /api/organiser/activities/:id/participants', {
        params: { id },
      });
      assert.doesNotMatch(text, /@|\+47|104218|bornOn|\d{4}-\d\d-\d\d"/);
      assert.deepEqual(
        (await steps.participants(id)).participants.map(({ kind, with: by }) => [kind, by]),
        [
          ['child', 'Kari Lund'],
          ['self', null],
        ],
      );
    });
  });

  test('answers about health are gone 30 days after; the others stay', async () => {
    const question = { id: null, kind: 'text', isRequired: false };
    const id = await steps.publish({
      ...soon,
      questions: [
        { ...question, words: 'Noen allergier?', isHealth: true },
        { ...question, words: 'Hvor kommer du fra?', isHealth: false },
      ],
    });
    const answers = (await steps.mine('kari', id)).questions.map(({ id: questionId }) => ({
      questionId,
      answer: 'Svar',
    }));
    await steps.in('kari', id, { answers });
    // The organiser changes it back: what was promised to those who have answered stays.
    const { content } = steps.as<{ content: { questions: { isHealth: boolean }[] } }>(
      await steps.call('mona', 'GET /api/organiser/activities/:id', { params: { id } }),
    );
    const changed = content.questions.map((one) => ({ ...one, isHealth: !one.isHealth }));
    steps.as(await steps.change(id, { questions: [changed[0], content.questions[1]] }));
    const left = async (when: string) => {
      await portal.services.activities.care.forget(portal.db, new Date(when));
      return (await steps.mine('kari', id)).signUp?.answers.length;
    };
    assert.equal(await left('2027-04-09T19:59:00+02:00'), 2);
    assert.equal(await left('2027-04-09T22:00:00+02:00'), 1);
  });

  test('a reminder once, a day or two before', async () => {
    const id = await steps.publish(soon);
    await steps.in('kari', id);
    at = new Date('2027-03-09T08:00:00+01:00');
    await steps.in('ola', id);
    const remind = async (when: string) => {
      await portal.services.activities.care.remind(portal.db, new Date(when));
      return (await steps.told(demoPersons.kari.id, id)).filter((kind) => kind === 'reminder').length;
    };
    assert.equal(await remind('2027-03-08T10:00:00+01:00'), 0);
    assert.equal(await remind('2027-03-09T10:00:00+01:00'), 1);
    assert.equal(await remind('2027-03-09T10:00:00+01:00'), 1);
    // Those who have just signed up know of it.
    assert.ok(!(await steps.told(demoPersons.ola.id, id)).includes('reminder'));
    // Put off for a week: again, for the new day.
    at = new Date('2027-03-09T11:00:00+01:00');
    steps.as(await steps.change(id, { startsOn: '2027-03-17', endsOn: '2027-03-17' }));
    assert.equal(await remind('2027-03-10T10:00:00+01:00'), 1);
    assert.equal(await remind('2027-03-16T10:00:00+01:00'), 2);
  });

  test('through the night of 25 hours, and after a day that was missed, no participant is left without a reminder', async () => {
    at = new Date('2027-10-01T12:00:00+02:00');
    const id = await steps.publish({
      startsOn: '2027-11-01',
      startsTime: '09:30',
      endsOn: '2027-11-01',
      endsTime: '11:00',
    });
    await steps.in('kari', id);
    const missed = await steps.publish({ startsOn: '2027-11-03', endsOn: '2027-11-03' });
    await steps.in('kari', missed);
    const reminded = async (activityId: string) =>
      (await steps.told(demoPersons.kari.id, activityId)).filter((kind) => kind === 'reminder').length;
    for (const day of ['2027-10-30T10:00:00+02:00', '2027-10-31T10:00:00+01:00'])
      await portal.services.activities.care.remind(portal.db, new Date(day));
    assert.equal(await reminded(id), 1);
    await portal.services.activities.care.remind(portal.db, new Date('2027-11-03T10:00:00+01:00'));
    assert.equal(await reminded(missed), 1);
  });

  describe('calendars', () => {
    /** Read by a library that has nothing to do with the one that writes them. */
    const eventsOf = (text: string) => {
      const calendar = new ICAL.Component(ICAL.parse(text));
      return calendar.getAllSubcomponents('vevent').map((part) => {
        const event = new ICAL.Event(part);
        return {
          uid: event.uid,
          sequence: event.sequence,
          title: event.summary,
          place: event.location,
          start: event.startDate.toJSDate().toISOString(),
          end: event.endDate.toJSDate().toISOString(),
          status: String(part.getFirstPropertyValue('status')),
          description: event.description,
        };
      });
    };

    test('one activity: its moments, through summer time', async () => {
      const id = await steps.publish({
        startsOn: '2027-03-27',
        startsTime: '23:00',
        endsOn: '2027-03-28',
        endsTime: '04:00',
      });
      const answer = await portal.call(null, 'GET /api/activities/:id/calendar', { params: { id } });
      assert.match(String((answer.headers as Record<string, unknown>)['content-type']), /^text\/calendar/);
      const [event, ...more] = eventsOf(answer.text);
      assert.equal(more.length, 0);
      assert.deepEqual(
        [event?.start, event?.end, event?.status],
        [...['2027-03-27T22:00:00.000Z', '2027-03-28T02:00:00.000Z', 'CONFIRMED']],
      );
      assert.equal(event?.uid, `aktivitet-${id}@localhost`);
      // For the calendar of the phone, and no file to be saved and looked for.
      assert.equal(
        (answer.headers as Record<string, unknown>)['content-disposition'],
        `inline; filename="Et mote om tro 2027-03-27.ics"; filename*=UTF-8''Et%20m%C3%B8te%20om%20tro%202027-03-27.ics`,
      );
    });

    test('a chapter to subscribe to: the same ids as one by one, cancelled ones too, and no drafts', async () => {
      const when = { startsOn: '2027-05-03', startsTime: '18:00', endsOn: '2027-05-03', endsTime: '20:00' };
      const [kept, off] = [await steps.publish(when), await steps.publish(when)];
      const draft = await steps.publish(when);
      await sql`update activity set state = 'cancelled', sequence = sequence + 1 where id = ${off}`.execute(
        portal.db,
      );
      await sql`update activity set state = 'draft' where id = ${draft}`.execute(portal.db);
      const { rows } = await sql<{ unit: string; parent: string }>`
        select u.id as unit, u.parent_id as parent from activity a join unit u on u.id = a.unit_id
        where a.id = ${kept}`.execute(portal.db);
      for (const id of [rows[0]!.unit, rows[0]!.parent]) {
        const { status, text } = await portal.call(null, 'GET /api/units/:id/calendar', { params: { id } });
        assert.equal(status, 200);
        assert.match(text, /X-WR-CALNAME:Aktiviteter: /);
        const events = eventsOf(text);
        const statusOf = (one: string) =>
          events.find(({ uid }) => uid === `aktivitet-${one}@localhost`)?.status;
        assert.deepEqual(
          [statusOf(kept), statusOf(off), statusOf(draft)],
          ['CONFIRMED', 'CANCELLED', undefined],
        );
        assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length);
      }
      const nowhere = { id: '00000000-0000-4000-8000-000000000000' };
      assert.equal((await portal.call(null, 'GET /api/units/:id/calendar', { params: nowhere })).status, 404);
    });

    test('one activity as schema.org has it, and nothing of what only participants are told', async () => {
      const when = { startsOn: '2027-05-04', startsTime: '18:00', endsOn: '2027-05-04', endsTime: '20:00' };
      const id = await steps.publish(when);
      const { feeds } = portal.services.activities;
      const event = (await feeds.event(portal.db, id)) as Record<string, unknown>;
      assert.deepEqual(
        [event['@type'], event.startDate, event.endDate, event.eventStatus, event.url],
        [
          'Event',
          '2027-05-04T16:00:00.000Z',
          '2027-05-04T18:00:00.000Z',
          'https://schema.org/EventScheduled',
          `http://localhost:3000/activities/${id}`,
        ],
      );
      assert.doesNotMatch(JSON.stringify(event), /digitalLink|accessNote/);
      await sql`update activity set state = 'cancelled' where id = ${id}`.execute(portal.db);
      const off = (await feeds.event(portal.db, id)) as Record<string, unknown>;
      assert.equal(off.eventStatus, 'https://schema.org/EventCancelled');
      await sql`update activity set state = 'draft' where id = ${id}`.execute(portal.db);
      assert.equal(await feeds.event(portal.db, id), null);
      assert.equal(await feeds.event(portal.db, 'mine'), null);
    });

    test('the place on a map is in the page, in calendars and for search engines, and stays until it is changed', async () => {
      const point = { latitude: 59.91387, longitude: 10.75225 };
      const link = 'https://www.openstreetmap.org/#map=17/59.91387/10.75225';
      const id = await steps.publish({ startsOn: '2027-05-05', endsOn: '2027-05-05', point: link });
      const shown = async () => {
        const { body } = await portal.call(null, 'GET /api/activities/:id', { params: { id } });
        return (body as unknown as { point: object | null }).point;
      };
      const event = async () =>
        (await portal.services.activities.feeds.event(portal.db, id)) as { location: { geo?: object } };
      const calendar = async () =>
        (await portal.call(null, 'GET /api/activities/:id/calendar', { params: { id } })).text;
      assert.deepEqual(await shown(), point);
      assert.deepEqual((await event()).location.geo, { '@type': 'GeoCoordinates', ...point });
      assert.match(await calendar(), /^GEO:59\.91387;10\.75225\r$/m);
      const { rows } = await sql<{ unit: string }>`
        select unit_id as unit from activity where id = ${id}`.execute(portal.db);
      const unit = { params: { id: rows[0]!.unit } };
      assert.match((await portal.call(null, 'GET /api/units/:id/calendar', unit)).text, /^GEO:59\.91387/m);
      const refused = await steps.change(id, { point: '90.1, 10' });
      assert.deepEqual((refused.body as { errors?: unknown }).errors, [{ path: '/point', code: 'INVALID' }]);
      // A page that was opened before there were points does not send any.
      assert.equal((await steps.change(id, { title: 'Et annet møte', point: undefined })).status, 200);
      assert.deepEqual(await shown(), point);
      assert.equal((await steps.change(id, { point: '' })).status, 200);
      assert.deepEqual([await shown(), (await event()).location.geo], [null, undefined]);
      assert.doesNotMatch(await calendar(), /^GEO:/m);
    });

    test('the hour that comes twice: the first of it, and as long as it lasts', async () => {
      at = new Date('2027-10-01T12:00:00+02:00');
      const id = await steps.publish({
        startsOn: '2027-10-30',
        startsTime: '22:00',
        endsOn: '2027-10-31',
        endsTime: '05:00',
      });
      const { text } = await portal.call(null, 'GET /api/activities/:id/calendar', { params: { id } });
      const [event] = eventsOf(text);
      assert.deepEqual([event?.start, event?.end], ['2027-10-30T20:00:00.000Z', '2027-10-31T04:00:00.000Z']);
    });

    test('the personal one, asked for many times at once: each gets an answer, and one address opens', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => portal.call('liv', 'PUT /api/calendar-feed')),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
      const opened = await Promise.all(
        answers.map(async (answer) =>
          portal.app.inject({ url: steps.as<{ feedPath: string }>(answer).feedPath }),
        ),
      );
      assert.equal(opened.filter(({ statusCode }) => statusCode === 200).length, 1);
    });

    test('the personal one: stable ids, a number that rises, what is cancelled, and an address that can be taken back', async () => {
      const who = 'aud';
      const renew = async () =>
        steps.as<{ feedPath: string }>(await portal.call(who, 'PUT /api/calendar-feed')).feedPath;
      const path = await renew();
      const read = (from = path) => portal.app.inject({ url: from });
      const id = await steps.publish({ ...soon, capacity: 1, title: 'Et møte med ÆØÅ, komma; og mer' });
      const entry = async () => eventsOf((await read()).body).find(({ uid }) => uid.includes(id));
      const { signUpId } = await steps.in(who, id);
      const first = await entry();
      assert.deepEqual([first?.status, first?.title], ['CONFIRMED', 'Et møte med ÆØÅ, komma; og mer']);
      await steps.change(id, { place: 'Et annet sted' });
      const second = await entry();
      assert.equal(second?.place, 'Et annet sted');
      await steps.act(who, 'cancel', signUpId);
      const third = await entry();
      assert.equal(third?.status, 'CANCELLED');
      await steps.in('ola', id);
      await steps.in(who, id, { acceptsWaiting: true });
      const fourth = await entry();
      assert.equal(fourth?.status, 'TENTATIVE');
      await steps.organiser('cancel', id, { reason: 'Sykdom' });
      const fifth = await entry();
      assert.equal(fifth?.status, 'CANCELLED');
      const all = [first, second, third, fourth, fifth];
      assert.equal(new Set(all.map((one) => one?.uid)).size, 1);
      const numbers = all.map((one) => one?.sequence ?? -1);
      assert.deepEqual(
        numbers,
        [...new Set(numbers)].toSorted((a, b) => a - b),
      );

      const newer = await renew();
      assert.equal((await read()).statusCode, 404);
      assert.equal((await read(newer)).statusCode, 200);
      assert.equal((await read(`${newer.slice(0, -3)}aaa`)).statusCode, 404);
      assert.equal((await steps.list(who)).feedPath, newer);
      await portal.call(who, 'DELETE /api/calendar-feed');
      assert.equal((await read(newer)).statusCode, 404);
      assert.equal((await steps.list(who)).feedPath, null);
    });

    test('an open calendar is in the language that its address asks for, one’s own in that of the person', async () => {
      const id = await steps.publish({ ...soon, capacity: 1, place: '', isDigital: true });
      const open = async (query: Record<string, string>) =>
        portal.call(null, 'GET /api/activities/:id/calendar', { params: { id }, query });
      assert.match((await open({})).text, /\/\/NB[\s\S]*På nett/);
      assert.match((await open({ sprak: 'en' })).text, /\/\/EN[\s\S]*Online/);
      assert.equal((await open({ sprak: 'sv' })).status, 422);

      await steps.in('ola', id);
      await steps.in('aud', id, { acceptsWaiting: true });
      const { feedPath } = steps.as<{ feedPath: string }>(await portal.call('aud', 'PUT /api/calendar-feed'));
      const code = (await steps.mine('aud', id)).signUp!.calendarCode;
      for (const [language, waiting] of [
        ['nb', 'ikke fast plass ennå'],
        ['nn', 'ikkje fast plass enno'],
        ['en', 'no confirmed place yet'],
      ] as const) {
        await portal.call('aud', 'PUT /api/profile/language', { body: { language } });
        const feed = await portal.app.inject({ url: feedPath });
        assert.ok(feed.body.replaceAll(/\r\n /g, '').includes(waiting), feed.body);
        const own = await portal.call(null, 'GET /api/sign-up-calendars/:code', { params: { code } });
        assert.ok(own.text.replaceAll(/\r\n /g, '').includes(waiting), own.text);
      }
      await portal.call('aud', 'DELETE /api/calendar-feed');
    });

    test('one sign-up has the link on the net while it stands', async () => {
      const id = await steps.publish({
        ...soon,
        place: '',
        isDigital: true,
        digitalLink: 'https://mote.example/rom',
      });
      const { signUpId } = await steps.in('kari', id);
      const code = (await steps.mine('kari', id)).signUp!.calendarCode;
      const read = async () =>
        eventsOf((await portal.call(null, 'GET /api/sign-up-calendars/:code', { params: { code } })).text)[0];
      assert.match((await read())?.description ?? '', /mote\.example\/rom/);
      await steps.act('kari', 'cancel', signUpId);
      assert.doesNotMatch((await read())?.description ?? '', /mote\.example/);
    });
  });
});

test('where nothing can be paid, what costs something says so, and can neither be signed up for nor published', async () => {
  const portal = await openTestPortal({ rails: [] });
  const steps = activitySteps(portal);
  const id = demoActivityIds.dinner;
  assert.equal((await steps.mine('kari', id)).refusal, 'PAYING_CLOSED');
  const answers = [{ questionId: (await steps.mine('kari', id)).questions[0]!.id, answer: '' }];
  assert.deepEqual(codeOf(await steps.signUp('kari', id, { answers })), [409, 'PAYING_CLOSED']);
  assert.equal((await steps.mine('kari', id)).signUp, null);
  const draft = await steps.create({ priceMemberKroner: 50, priceOtherKroner: 50 });
  assert.deepEqual(codeOf(await steps.organiser('publish', draft)), [409, 'PAYING_CLOSED']);
  await portal.close();
});
