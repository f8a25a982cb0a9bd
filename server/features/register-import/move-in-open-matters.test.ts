/** What a person had under way in the old system: registered children, sign-ups and open enquiries. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { activitySteps } from '../../../test/support/activity-steps.ts';
import { moveInRuns } from '../../../test/support/move-in-runs.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { listChildrenOn, listEndedSince } from '../grant-list/grant-candidate-repository.ts';

const start = new Date('2026-11-24T11:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

describe('moving in what is under way', () => {
  let portal: TestPortal;
  let now = start;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
  });
  after(() => portal.close());
  const { stage, outcomes, apply, undo, countAll } = moveInRuns(
    () => portal,
    () => now,
  );
  const db = () => portal.database.server.db;
  const kept = [
    'notice',

    'child',
    'child_submission',
    'child_guardian',
    'child_event',
    'child_grant_evidence',
  ];
  const tables = [...kept, 'sign_up', 'activity_participant', 'enquiry', 'enquiry_message', 'move_in_link'];
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(portal.db)).rows;
  const numberOf = async (personId: string) =>
    (
      await rows(
        sql<{
          number: string;
        }>`select number from membership where person_id = ${personId} and ended_on is null`,
      )
    )[0]!.number;
  /** Without the jobs of other things that the clock brings. */
  const counts = () => countAll(tables);
  async function stageGivers() {
    const run = await stage('givers', [
      'Kontakt-ID;Fornavn;Etternavn;E-post',
      'F1;Frida;Følgesen;frida@folge.example',
    ]);
    await apply(run);
    return run;
  }

  describe('children', () => {
    const heading =
      'Id;Fornavn;Etternavn;Født;Fødselsnummer;Foresatt;Erklært;Foresatt 2;Erklært 2;Alene;Grunnlag;Informert;Hørt;Annet samfunn;Ordlyd;Registrert;Avsluttet';
    const child = (cells: Record<string, string>) =>
      heading
        .split(';')
        .map(
          (name) =>
            ({
              Etternavn: 'Barnesen',
              Erklært: '01.03.2022',
              Ordlyd: 'Skjema 2020',
              Registrert: '10.03.2022',
              ...cells,
            })[name] ?? '',
        )
        .join(';');

    test('with guardians, declarations and number; again it brings nothing; undone it is gone', async () => {
      await stageGivers();
      const kari = await numberOf(demoPersons.kari.id);
      const numbers = {
        ada: tenorNumber('2020-05-01', 3),
        bo: tenorNumber('2015-05-02', 3),
        eks: tenorNumber('2010-01-03', 3),
      };
      const lines = [
        heading,
        child({
          Id: 'B1',
          Fornavn: 'Ada',
          Fødselsnummer: numbers.ada,
          Foresatt: kari,
          'Foresatt 2': 'F1',
          'Erklært 2': '05.03.2022',
        }),
        child({
          Id: 'B2',
          Fornavn: 'Bo',
          Født: '02.05.2015',
          Fødselsnummer: numbers.bo,
          Foresatt: kari,
          Alene: 'ja',
          Grunnlag: 'folkeregister',
        }),
        child({ Id: 'B3', Fornavn: 'Cato', Født: '03.05.2019', Foresatt: kari, Alene: 'ja' }),
        child({
          Id: 'B4',
          Fornavn: 'Eks',
          Fødselsnummer: numbers.eks,
          Foresatt: '999999',
          Alene: 'ja',
          Grunnlag: 'dokumentasjon',
        }),
        child({ Id: 'B5', Fornavn: 'Gro', Født: '03.05.2018', Foresatt: kari }),
        child({ Id: 'B6', Fornavn: 'Hans', Født: '03.05.2010', Foresatt: kari, Alene: 'ja' }),
        child({
          Id: 'B7',
          Fornavn: 'Ida',
          Født: '03.05.2013',
          Foresatt: kari,
          Alene: 'ja',
          Informert: 'nei',
        }),
        child({ Id: 'B8', Fornavn: 'Jo', Født: '03.05.2018', Foresatt: 'F1', Alene: 'ja' }),
        child({
          Id: 'B9',
          Fornavn: 'Kim',
          Født: '03.05.2018',
          Foresatt: kari,
          'Foresatt 2': 'F9',
          'Erklært 2': '05.03.2022',
        }),
        child({
          Id: 'B10',
          Fornavn: 'Lo',
          Født: '04.05.2018',
          Fødselsnummer: numbers.ada,
          Foresatt: kari,
          Alene: 'ja',
        }),
        child({
          Id: 'B11',
          Fornavn: 'Mo',
          Født: '04.05.2018',
          Foresatt: kari,
          Alene: 'ja',
          'Annet samfunn': 'ja',
        }),
      ];
      const before = await counts();
      const run = await stage('children', lines);
      assert.deepEqual(await counts(), before, 'a dry run wrote');
      assert.deepEqual(await outcomes(run), {
        new: 4,
        'refused CHILD_ELSEWHERE': 1,
        'refused CHILD_NOT_HEARD': 1,
        'refused FORMER_CHILD': 1,
        'refused GUARDIAN_UNKNOWN': 1,
        'refused NO_MEMBER_GUARDIAN': 1,
        'refused ONE_GUARDIAN': 1,
        'refused UNREADABLE': 1,
      });
      await apply(run);
      const found =
        await rows(sql`select c.given_name as name, c.state, c.born_on::text as born, c.registered_on::text as on,
          c.accepted_ground as ground, s.text_version as wording, s.is_sole as sole,
          array(select e.kind from child_event e where e.child_id = c.id order by e.happened_at, e.kind) as events,
          (select count(*)::int from child_guardian g where g.child_id = c.id) as guardians
        from child c join child_submission s on s.id = c.submission_id where c.family_name = 'Barnesen' order by 1`);
      const [wording, on] = ['Skjema 2020', '2022-03-10'];
      assert.deepEqual(found, [
        {
          name: 'Ada',
          state: 'registered',
          born: '2020-05-01',
          on,
          ground: null,
          wording,
          sole: false,
          events: ['sent', 'confirmed'],
          guardians: 2,
        },
        {
          name: 'Bo',
          state: 'registered',
          born: '2015-05-02',
          on,
          ground: 'register',
          wording,
          sole: true,
          events: ['sent', 'accepted'],
          guardians: 1,
        },
        {
          name: 'Cato',
          state: 'checking',
          born: '2019-05-03',
          on: null,
          ground: null,
          wording,
          sole: true,
          events: ['sent', 'checking'],
          guardians: 1,
        },
      ]);
      await db()
        .transaction()
        .execute(async (tx) => {
          const counted = await listChildrenOn(tx, '2027-01-01');
          const opened = counted
            .filter(({ sealed }) => sealed)
            .map(({ id, sealed }) => portal.numberSeal.open(id, sealed!));
          assert.ok(opened.includes(numbers.ada) && opened.includes(numbers.bo));
          const former = (await listEndedSince(tx, '2024-01-01')).filter(
            ({ kind }) => kind === 'former-child',
          );
          assert.ok(former.some(({ id, sealed }) => portal.numberSeal.open(id, sealed!) === numbers.eks));
        });
      const meanwhile = await counts();
      assert.deepEqual(meanwhile.notice, before.notice, 'somebody was written to');
      const again = await stage('children', lines);
      assert.equal((await outcomes(again)).known, 4);
      await apply(again);
      const twice = await stage(
        'children',
        [heading, lines[2]!.replace('B2', 'X2'), lines[2]!.replace('B2', 'X3').replace(numbers.bo, '')],
        'Et annet',
      );
      assert.deepEqual(await outcomes(twice), { 'refused CHILD_KNOWN': 2 });
      assert.deepEqual(await counts(), meanwhile);
      assert.equal(await undo(run), null);
      assert.deepEqual(await counts(), before);
    });

    test('a guardian who ends the registration keeps the whole run', async () => {
      const kari = await numberOf(demoPersons.kari.id);
      const run = await stage('children', [
        heading,
        child({
          Id: 'C1',
          Fornavn: 'Mai',
          Født: '02.05.2021',
          Foresatt: kari,
          Alene: 'ja',
          Grunnlag: 'dokumentasjon',
        }),
      ]);
      await apply(run);
      const [{ id }] = (await rows(sql<{ id: string }>`select id from child where given_name = 'Mai'`)) as [
        { id: string },
      ];
      now = days(1);
      assert.equal(
        (await portal.call('kari', 'POST /api/child-registrations/:id/end', { params: { id } })).status,
        200,
      );
      assert.equal(await undo(run), 'CHANGED');
    });
  });

  describe('sign-ups', () => {
    const heading = 'Id;Medlemsnummer;Aktivitet;Dato;Status;Barn;Gjester;Betalt;Meldt på';
    const activityWith = (capacity: number, title: string) =>
      activitySteps(portal).publish({ capacity, title });
    const on = '04.03.2031';
    const partiesOf = (activityId: string) =>
      rows(sql`select p.given_name as who, s.state, s.seats, s.amount_ore as ore,
          array(select t.kind || ':' || t.name || ':' || (t.child_id is not null) from activity_participant t
            where t.sign_up_id = s.id order by t.position) as party
        from sign_up s join person p on p.id = s.person_id where s.activity_id = ${activityId} order by s.queued_at`);

    test('count against the places, by name and day or by key; no letter is sent; undone they are gone', async () => {
      now = start;
      const id = await activityWith(4, 'Prøvetur');
      const [kari, ola, siri] = [
        await numberOf(demoPersons.kari.id),
        await numberOf(demoPersons.ola.id),
        await numberOf(demoPersons.siri.id),
      ];
      const lines = [
        heading,
        `P1;${kari};prøvetur;${on};Påmeldt;Emma;Gjest Gjestesen;350;01.11.2026`,
        `P2;${ola};${id};;;;;0;02.11.2026`,
        `P3;${siri};Prøvetur;${on};Påmeldt;;Venn Vennesen;;03.11.2026`,
        `P4;${siri};Prøvetur;${on};Venteliste;;;;04.11.2026`,
        `P5;${kari};Prøvetur;${on};Venteliste;;;;04.11.2026`,
        `P6;${kari};Prøvetur;01.01.2027;;;;;`,
        `P7;${kari};Prøvetur;${on};Avmeldt;;;;`,
      ];
      const before = await counts();
      const run = await stage('sign-ups', lines);
      assert.deepEqual(await counts(), before, 'a dry run wrote');
      assert.deepEqual(await outcomes(run), {
        new: 2,
        'refused ACTIVITY_FULL': 1,
        'refused ACTIVITY_UNKNOWN': 1,
        'refused HAS_SIGN_UP': 2,
        'refused SIGNED_OFF': 1,
      });
      await apply(run);
      assert.deepEqual(await partiesOf(id), [
        {
          who: 'Kari',
          state: 'signed-up',
          seats: 3,
          ore: 35000,
          party: ['self:Kari Lund:false', 'child:Emma:true', 'guest:Gjest Gjestesen:false'],
        },
        { who: 'Ola', state: 'signed-up', seats: 1, ore: 0, party: ['self:Ola Berg:false'] },
      ]);
      const meanwhile = await counts();
      assert.equal(meanwhile.notice, before.notice, 'somebody was written to');
      const again = await stage('sign-ups', lines);
      assert.equal((await outcomes(again)).known, 2);
      await apply(again);
      assert.deepEqual(await counts(), meanwhile);
      assert.equal(await undo(run), null);
      assert.deepEqual(await counts(), before);
    });

    test('a place that was taken after the check is not given twice, and a person who cancels keeps the run', async () => {
      now = start;
      const id = await activityWith(1, 'Prøvekurs');
      const [kari, ola] = [await numberOf(demoPersons.kari.id), await numberOf(demoPersons.ola.id)];
      const runs = [
        await stage('sign-ups', [heading, `Q1;${kari};Prøvekurs;${on};;;;;01.11.2026`]),
        await stage('sign-ups', [heading, `Q2;${ola};Prøvekurs;${on};;;;;02.11.2026`]),
      ] as const;
      await apply(runs[0]);
      await apply(runs[1]);
      assert.deepEqual(await outcomes(runs[1]), { 'refused ACTIVITY_FULL': 1 });
      const mine = (await rows(sql<{ id: string }>`select id from sign_up where activity_id = ${id}`))[0]!;
      assert.equal(
        (await portal.call('kari', 'POST /api/sign-ups/:id/cancel', { params: { id: mine.id } })).status,
        200,
      );
      assert.equal(await undo(runs[0]), 'CHANGED');
    });
  });

  describe('open enquiries', () => {
    const heading = 'Saksnummer;Medlemsnummer;Navn;E-post;Tema;Emne;Melding;Mottatt;Status;Svar;Besvart';
    test('the promise runs from the day each was received, and no letter is sent for it', async () => {
      now = start;
      const kari = await numberOf(demoPersons.kari.id);
      const lines = [
        heading,
        `S-1;${kari};;;Medlemskap;Kontingent;Hva koster det?;20.11.2026 14:30;Ny;;`,
        `S-2;;Ukjent Ukjentsen;ukjent@folge.example;;Navnefest;Når er den neste?;2026-11-23T23:30:00Z;Under behandling;;`,
        `S-3;${kari};;;magasinet;Blad;Jeg mangler bladet.;01.10.2026;Venter på personen;Hvilket nummer?;02.10.2026`,
        `S-4;${kari};;;;Gammelt;Ferdig.;01.10.2026;Lukket;;`,
        `S-5;;Navn Alene;;;Emne;Tekst;01.10.2026;;;`,
        `S-6;${kari};;;;Emne;Tekst;01.10.2026;Besvart;;`,
        `S-7;${kari};;;;Emne;Tekst;01.10.2027;;;`,
        `S-8;${kari};;;ukjent tema;Emne;Tekst;01.10.2026;;;`,
      ];
      const before = await counts();
      const run = await stage('enquiries', lines);
      assert.deepEqual(await counts(), before, 'a dry run wrote');
      assert.deepEqual(await outcomes(run), {
        new: 3,
        'refused MISSING': 1,
        'refused NOT_OPEN': 1,
        'refused NO_SENDER': 1,
        'refused UNREADABLE': 2,
      });
      await apply(run);
      const found =
        await rows(sql`select e.subject, e.topic, e.state, e.due_on::text as due, e.received_at as at,
          e.sender_email as email, e.number ~ '^H-2026-[0-9]{6}$' as numbered, e.read_at = ${start} as read,
          (select count(*)::int from enquiry_message m where m.enquiry_id = e.id) as messages
        from enquiry e where e.subject like '% (S-%' order by 1`);
      assert.deepEqual(found, [
        {
          subject: 'Blad (S-3)',
          topic: 'magazine',
          state: 'waiting-for-member',
          due: null,
          at: new Date('2026-09-30T22:00:00Z'),
          email: null,
          numbered: true,
          read: true,
          messages: 2,
        },
        {
          subject: 'Kontingent (S-1)',
          topic: 'membership',
          state: 'received',
          due: '2026-11-24',
          at: new Date('2026-11-20T13:30:00Z'),
          email: null,
          numbered: true,
          read: true,
          messages: 1,
        },
        {
          subject: 'Navnefest (S-2)',
          topic: 'other',
          state: 'in-progress',
          due: '2026-11-26',
          at: new Date('2026-11-23T23:30:00Z'),
          email: 'ukjent@folge.example',
          numbered: true,
          read: true,
          messages: 1,
        },
      ]);
      const again = await stage('enquiries', lines);
      assert.equal((await outcomes(again)).known, 3);
      await apply(again);
      now = days(1);
      await portal.runJob('tend-silent-enquiries');
      const meanwhile = await counts();
      assert.equal(meanwhile.enquiry, before.enquiry! + 3);
      assert.equal(await told(), 0, 'somebody was written to');
      assert.equal(await undo(run), null);
      assert.deepEqual({ ...(await counts()), notice: before.notice }, before);
    });
    const told = async () =>
      (
        await rows(sql<{
          n: number;
        }>`select count(*)::int as n from notice n join move_in_link l on l.target_id::text = n.subject_id::text
          where l.kind = 'enquiries'`)
      )[0]!.n;

    test('an answer at the desk keeps the whole run', async () => {
      now = start;
      const run = await stage('enquiries', [
        heading,
        `T-1;${await numberOf(demoPersons.kari.id)};;;Annet;Et spørsmål;Hva nå?;20.11.2026;;;`,
      ]);
      await apply(run);
      const id = (
        await rows(sql<{ id: string }>`select id from enquiry where subject = 'Et spørsmål (T-1)'`)
      )[0]!.id;
      const body = { message: 'Er det noen der?', attachments: [] };
      const written = await portal.call('kari', 'POST /api/enquiries/:id/messages', { params: { id }, body });
      assert.ok(written.status < 300, written.text);
      assert.equal(await undo(run), 'CHANGED');
    });
  });
});
