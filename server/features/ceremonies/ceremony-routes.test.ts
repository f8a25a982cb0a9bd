import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { StaffRounds } from '#contract/ceremony-desk-endpoints.ts';
import type { Ceremonies, MyCeremonies, QueueTicket } from '#contract/ceremony-endpoints.ts';
import { demoChildren, demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { activitySteps, codeOf, type Who } from '../../../test/support/activity-steps.ts';
import {
  funeralRequest,
  roundContent,
  weddingRequest,
} from '../../../test/support/ceremony-access-policy.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const membersOpen = new Date('2027-06-01T10:00:00+02:00');
const open = new Date('2027-06-08T10:00:00+02:00');
const round = {
  kind: 'confirmation',
  name: 'Konfirmasjon 2028',
  firstOn: '2028-04-01',
  lastOn: '2028-09-30',
  membersOpenOn: '2027-06-01',
  membersOpenTime: '10:00',
  openOn: '2027-06-08',
  openTime: '10:00',
};
const date = {
  type: 'confirmation',
  title: 'Konfirmasjon i Oslo',
  startsOn: '2028-05-06',
  endsOn: '2028-05-06',
  capacity: 2,
  ageFrom: 13,
  ageTo: 16,
};
const jonas = { isComing: false, childIds: [demoChildren.jonas.id] };
const emma = { isComing: false, childIds: [demoChildren.emma.id] };
const other = (name: string, bornOn = '2014-03-02') => ({ isComing: false, others: [{ name, bornOn }] });

describe('ceremonies', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof activitySteps>;
  let at = membersOpen;
  let roundId = '';
  let [first, second] = ['', ''];
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => at } });
    steps = activitySteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    at = membersOpen;
    await sql`delete from activity`.execute(portal.db);
    await sql`delete from ceremony_round`.execute(portal.db);
    const { rounds } = steps.as<StaffRounds>(
      await portal.call('mona', 'POST /api/staff/ceremony-rounds', { body: round }),
    );
    roundId = rounds[0]!.id;
    [first, second] = [
      await steps.publish(date),
      await steps.publish({ ...date, startsOn: '2028-05-07', endsOn: '2028-05-07' }),
    ];
  });

  const join = async (who: Who) =>
    steps.call(who, 'POST /api/ceremony-rounds/:id/tickets', { params: { id: roundId } });
  const ticketOf = async (who: Who) =>
    steps.as<{ ticket: QueueTicket | null }>(
      await steps.call(who, 'GET /api/ceremony-rounds/:id/ticket', { params: { id: roundId } }),
    ).ticket;
  const mine = async (who: Who) => steps.as<MyCeremonies>(await steps.call(who, 'GET /api/ceremonies/mine'));
  const signUp = async (who: Who, id: string, wish: object) => codeOf(await steps.signUp(who, id, wish));
  const body = (answer: { body: unknown }) => answer.body as unknown as Record<string, never>;

  test('all users see prices, contacts and opening times; nothing of the queue', async () => {
    const shown = steps.as<Ceremonies>(await portal.call(null, 'GET /api/ceremonies'));
    const { wedding } = organisation.ceremonies.prices;
    assert.deepEqual(
      shown.prices.wedding,
      wedding.map(({ name, memberOre, otherOre }) => ({ name, memberOre, otherOre })),
    );
    const inEnglish = await portal.call(null, 'GET /api/ceremonies', { language: 'en' });
    assert.equal(steps.as<Ceremonies>(inEnglish).prices.wedding[0]?.name, wedding[0]?.translations?.en?.name);
    assert.equal(shown.funeralContact.phone, organisation.ceremonies.funeralContact.phone);
    assert.deepEqual(
      shown.rounds.map(({ name, membersOpenAt, opensAt }) => [name, membersOpenAt, opensAt]),
      [['Konfirmasjon 2028', membersOpen.toISOString(), open.toISOString()]],
    );
    assert.ok(!('queue' in shown));
    at = new Date('2028-10-01T12:00:00Z');
    assert.deepEqual(steps.as<Ceremonies>(await portal.call(null, 'GET /api/ceremonies')).rounds, []);
  });

  test('the member price is a member’s, and that of a child whose other guardian is one', async () => {
    assert.equal((await mine('kari')).memberBy, 'self');
    assert.equal((await mine('jon')).memberBy, 'child');
    assert.equal((await mine(await steps.newcomer())).memberBy, null);
  });

  test('before it opens no one signs up; members first, then everybody; without a queue where no one waits', async () => {
    const newcomer = await steps.newcomer();
    at = new Date(membersOpen.getTime() - 1);
    assert.equal((await steps.mine('kari', first)).refusal, 'SIGN_UP_NOT_OPEN');
    assert.deepEqual(await signUp('kari', first, jonas), [409, 'SIGN_UP_NOT_OPEN']);
    at = membersOpen;
    assert.equal((await steps.mine(newcomer, first)).refusal, 'MEMBERS_FIRST');
    assert.deepEqual(await signUp(newcomer, first, other('Robin Berg')), [409, 'MEMBERS_FIRST']);
    assert.deepEqual(codeOf(await join(newcomer)), [409, 'SIGN_UP_NOT_OPEN']);
    const free = await steps.mine('kari', first);
    assert.deepEqual([free.refusal, free.ceremony?.turnUntil], [null, null]);
    assert.ok((await mine('kari')).rounds[0]?.isOpenNow);
    assert.equal((await join('kari')).status, 200);
    const turn = await steps.mine('kari', first);
    assert.deepEqual([turn.refusal, turn.ceremony?.turnUntil], [null, '2027-06-01T08:15:00.000Z']);
    assert.deepEqual(await signUp('kari', first, jonas), [200, undefined]);
    assert.equal((await ticketOf('kari'))?.state, 'done');
    const [{ signUps = [] } = {}] = (await mine('kari')).rounds;
    assert.deepEqual(
      signUps.map(({ title, state }) => [title, state]),
      [['Konfirmasjon i Oslo', 'signed-up']],
    );
    at = open;
    assert.deepEqual(await signUp(newcomer, first, other('Robin Berg')), [200, undefined]);
  });

  test('the time runs out, and where no one waits it costs nothing', async () => {
    await join('kari');
    at = new Date(membersOpen.getTime() + 16 * 60_000);
    assert.equal((await ticketOf('kari'))?.state, 'over');
    // No one else waits: the time that ran out took nothing.
    assert.deepEqual(await signUp('kari', first, jonas), [200, undefined]);
  });

  test('no one is signed up twice in a round: not by the other guardian, not on another date, not by name', async () => {
    await join('kari');
    await join('jon');
    const both = await Promise.all([signUp('kari', first, jonas), signUp('jon', second, jonas)]);
    assert.deepEqual(both.map(([status]) => status).toSorted(), [200, 409]);
    at = open;
    const [one, two] = [await steps.newcomer(), await steps.newcomer()];
    await join(one);
    await join(two);
    assert.deepEqual(await signUp(one, second, other('Robin Berg')), [200, undefined]);
    assert.deepEqual(await signUp(two, first, other('ROBIN BERG')), [409, 'CHILD_SIGNED_UP']);
    assert.deepEqual(await signUp(two, first, other('Robin Berg', '2014-03-03')), [200, undefined]);
  });

  test('several guests at once: a place for each, none twice in the same', async () => {
    await join('kari');
    const born = { bornOn: '2014-03-02' };
    const both = (...names: string[]) => ({
      isComing: false,
      others: names.map((name) => ({ name, ...born })),
    });
    const twice = await steps.signUp('kari', first, both('Robin Berg', 'robin berg'));
    assert.deepEqual(
      [twice.status, (twice.body as { errors?: object[] }).errors],
      [422, [{ path: '/others/1/name', code: 'TWICE' }]],
    );
    assert.deepEqual(await signUp('kari', first, both('Robin Berg', 'Kim Berg')), [200, undefined]);
    const { signUp: mine } = await steps.mine('kari', first);
    assert.deepEqual(
      mine?.participants.map(({ name }) => name),
      ['Robin Berg', 'Kim Berg'],
    );
    await join('jon');
    assert.deepEqual(await signUp('jon', first, jonas), [409, 'ACTIVITY_FULL']);
    assert.deepEqual(await signUp('jon', second, both('Robin Berg')), [409, 'CHILD_SIGNED_UP']);
  });

  test('who is too young or too old, not born, or brings no one, is told so', async () => {
    await join('kari');
    assert.deepEqual(await signUp('kari', first, emma), [409, 'OUTSIDE_AGES']);
    assert.deepEqual(await signUp('kari', first, other('Kim', '2031-01-01')), [422, 'INVALID_INPUT']);
    assert.deepEqual(await signUp('kari', first, { isComing: true }), [409, 'OUTSIDE_AGES']);
    assert.equal((await steps.mine('kari', first)).ceremony?.mayBeSelf, false);
    assert.deepEqual(await signUp('kari', first, { isComing: false }), [422, 'INVALID_INPUT']);
    assert.deepEqual(await signUp('kari', first, { ...jonas, guests: ['En gjest'] }), [422, 'INVALID_INPUT']);
    assert.equal((await ticketOf('kari'))?.state, 'admitted');
  });

  test('from 15 one signs oneself up', async () => {
    const young = await steps.newcomer();
    const { person } = steps.as<{ person: { id: string } }>(await steps.call(young, 'GET /api/me'));
    const born = (bornOn: string) =>
      portal.db.updateTable('person').set({ born_on: bornOn }).where('id', '=', person.id).execute();
    at = open;
    await join(young);
    await born('2012-06-09');
    assert.equal((await steps.mine(young, first)).ceremony?.mayBeSelf, false);
    assert.deepEqual(await signUp(young, first, { isComing: true }), [422, 'INVALID_INPUT']);
    await born('2012-06-08');
    assert.equal((await steps.mine(young, first)).ceremony?.mayBeSelf, true);
    assert.deepEqual(await signUp(young, first, { isComing: true }), [200, undefined]);
  });

  test('the price is a member’s for the child of one, and another’s for all others', async () => {
    const paid = await steps.publish({
      ...date,
      startsOn: '2028-05-08',
      endsOn: '2028-05-08',
      priceMemberKroner: 2000,
      priceOtherKroner: 3300,
    });
    at = open;
    const newcomer = await steps.newcomer();
    assert.equal((await steps.mine('jon', paid)).priceOre.child, 200_000);
    assert.equal((await steps.mine(newcomer, paid)).priceOre.child, 330_000);
    await join(newcomer);
    await steps.in(newcomer, paid, other('Robin Berg'));
    assert.equal((await steps.mine(newcomer, paid)).signUp?.amountOre, 330_000);
  });

  test('a full date has a waiting list; an offer is taken without a new turn', async () => {
    at = open;
    const people = await Promise.all([steps.newcomer(), steps.newcomer(), steps.newcomer()]);
    for (const [place, who] of people.entries()) {
      await join(who);
      await steps.in(who, first, { ...other(`Barn ${place + 1} Berg`), acceptsWaiting: true });
    }
    const [one, , three] = await Promise.all(people.map((who) => steps.mine(who, first)));
    assert.equal(three?.signUp?.state, 'waiting');
    await steps.act(people[0]!, 'cancel', one!.signUp!.id);
    const offered = await steps.mine(people[2]!, first);
    assert.equal(offered.signUp?.state, 'offered');
    assert.equal((await steps.act(people[2]!, 'accept', offered.signUp!.id)).status, 200);
  });

  test('a ceremony without a round is not open', async () => {
    const later = await steps.publish({ ...date, startsOn: '2029-05-08', endsOn: '2029-05-08' });
    assert.equal((await steps.mine('kari', later)).refusal, 'SIGN_UP_NOT_OPEN');
    assert.deepEqual(await signUp('kari', later, jonas), [409, 'SIGN_UP_NOT_OPEN']);
    const { activities } = body(
      await portal.call(null, 'GET /api/activities', { query: { type: 'confirmation' } }),
    );
    assert.deepEqual(
      (activities as unknown as { phase: string }[]).map(({ phase }) => phase),
      ['soon-full', 'soon-full', 'not-open'],
    );
  });

  describe('member service', () => {
    const save = async (change: object, id?: string) => {
      const request = { params: { id: id ?? '' }, body: { ...roundContent, ...change } };
      const answer = await (id
        ? portal.call('mona', 'PUT /api/staff/ceremony-rounds/:id', request)
        : portal.call('mona', 'POST /api/staff/ceremony-rounds', request));
      const { errors = [] } = answer.body as { errors?: { path: string; code: string }[] };
      return errors.length > 0 ? errors.map(({ path, code }) => `${path} ${code}`) : answer.status;
    };

    test('says when it opens; what cannot be is told by field', async () => {
      assert.deepEqual(await save({ lastOn: '2098-03-31' }), ['/lastOn INVALID']);
      assert.deepEqual(await save({ openOn: '2097-05-31' }), ['/openOn INVALID']);
      assert.deepEqual(await save({ membersOpenOn: '2097-03-31', membersOpenTime: '02:30' }), [
        '/membersOpenTime INVALID',
      ]);
      assert.deepEqual(await save({ firstOn: '2028-09-30' }), ['/firstOn TWICE']);
      assert.equal(await save({ firstOn: '2028-09-30', kind: 'naming' }), 200);
      assert.equal(await save({}), 200);
    });

    test('moves an opening, and those who wait for it with it', async () => {
      at = new Date(membersOpen.getTime() - 30 * 60_000);
      await join('kari');
      assert.equal(await save({ ...round, membersOpenTime: '10:30', version: 1 }, roundId), 200);
      assert.equal(await save({ ...round, version: 1 }, roundId), 409);
      assert.equal((await ticketOf('kari'))?.admittedFrom, '2027-06-01T08:30:00.000Z');
      at = membersOpen;
      assert.equal((await ticketOf('kari'))?.state, 'waiting');
    });

    test('sees dates, places and how long the queue is', async () => {
      await join('kari');
      const { rounds } = steps.as<StaffRounds>(await portal.call('mona', 'GET /api/staff/ceremony-rounds'));
      const [{ dates, capacity, taken, waiting, admitted } = assert.fail()] = rounds;
      assert.deepEqual([dates, capacity, taken, waiting, admitted], [2, 4, 0, 0, 1]);
    });
  });

  describe('requests', () => {
    const cases = (topic: string) =>
      portal.db
        .selectFrom('enquiry as e')
        .innerJoin('enquiry_message as m', 'm.enquiry_id', 'e.id')
        .select(['e.person_id', 'e.subject', 'e.sender_name', 'e.due_on', 'm.body'])
        .where('e.topic', '=', topic)
        .where('e.received_at', '=', at)
        .execute();
    async function leave(key: 'wedding' | 'funeral', change: object = {}, language = 'nb') {
      const { ticket } = body(await portal.call(null, 'GET /api/contact-form'));
      at = new Date(at.getTime() + 4000);
      const words = key === 'wedding' ? weddingRequest : funeralRequest;
      return portal.call(null, `POST /api/open-${key}-requests`, {
        body: { ...words, name: 'Kim Nilsen', email: '', phone: '68 05 00 14', ticket, ...change },
        language,
      });
    }

    test('a wedding is asked for, and is an enquiry of one’s own; the draft is gone', async () => {
      const draft = { params: { form: 'wedding-request' }, body: { values: { names: 'Kim' } } };
      await portal.call('kari', 'PUT /api/drafts/:form', draft);
      const sent = await portal.call('kari', 'POST /api/wedding-requests', { body: weddingRequest });
      assert.equal(sent.status, 201, sent.text);
      const [kept] = await cases('wedding');
      assert.deepEqual([kept?.person_id, kept?.subject], [demoPersons.kari.id, 'Ønske om vigsel']);
      assert.match(kept?.body ?? '', /Hvem: Kim Nilsen og Robin Berg\nNår: I juni\nHvor: Oslo/);
      const left = await portal.call('kari', 'GET /api/drafts/:form', draft);
      assert.equal(body(left).values, null);
    });

    test('a request is written in the language of the page, but in bokmål where only member service reads it', async () => {
      const send = { body: funeralRequest, language: 'en' };
      const sent = await portal.call('kari', 'POST /api/funeral-requests', send);
      assert.equal(sent.status, 201, sent.text);
      assert.equal((await cases('funeral'))[0]?.subject, 'Request for a funeral');
      assert.equal((await leave('funeral', {}, 'en')).status, 201);
      assert.equal((await cases('funeral'))[0]?.subject, 'Ønske om gravferd');
    });

    test('a relative without an account asks for a funeral: a case of its own, answered by the next working day', async () => {
      const sent = await leave('funeral');
      assert.equal(sent.status, 201, sent.text);
      assert.deepEqual(Object.keys(sent.body), ['receivedAt']);
      const [kept] = await cases('funeral');
      assert.deepEqual(
        [kept?.person_id, kept?.sender_name, kept?.subject, kept?.due_on],
        [null, 'Kim Nilsen', 'Ønske om gravferd', '2027-06-02'],
      );
      assert.match(kept?.body ?? '', /Den som er død: Kim Nilsen\nJeg er: Datter\nMedlem hos oss: vet ikke$/);
      assert.equal((await leave('wedding')).status, 201);
    });

    test('it is the contact form’s door: a ticket, one for each, and somewhere to answer', async () => {
      assert.deepEqual(codeOf(await leave('funeral', { ticket: randomUUID() })), [
        409,
        'CONTACT_TICKET_REFUSED',
      ]);
      const nowhere = await leave('funeral', { phone: '' });
      assert.deepEqual(body(nowhere).errors, [{ path: '/email', code: 'REQUIRED' }]);
      const nobody = await leave('funeral', { deceased: '', wasMember: 'kanskje' });
      assert.deepEqual(body(nobody).errors, [
        { path: '/deceased', code: 'REQUIRED' },
        { path: '/wasMember', code: 'INVALID' },
      ]);
    });
  });
});
