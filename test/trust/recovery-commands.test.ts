// databases: both
/** One member who gets back in, with two at the desk, the old addresses and the clock, in any order and two at once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createRecoveryCodes } from '#server/features/recovery/recovery-codes-service.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import {
  type AccessCase,
  aimAt,
  codeOrOutcome,
  day,
  foundCases,
  hour,
  otherOf,
  shownCases,
  staff,
  type Who,
} from '../support/access-cases.ts';
import { type GuardName, guardNames, setGuard } from '../support/guarded-records.ts';
import { type ModelMachine, machineOf } from '../support/model-machine.ts';
import { expectFault, openPeers, type Peers, pickOf, runCommands } from '../support/random-commands.ts';
import { type Command, expected, type Model, promises } from '../support/recovery-model.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

describe('random commands: a recovery', () => {
  let peers: Peers;
  const start = new Date('2026-11-24T10:00:00Z').getTime();
  let time = start;
  let records = 0;
  let keys = 0;
  let guard: GuardName | null = null;
  let person = { id: '', bornOn: '1970-01-02', number: '' };
  const ids = new Map<string, string>();
  const subjects = new Map<string, string>();
  before(async () => {
    peers = await openPeers({ clock: { now: () => new Date(time) } });
  });
  after(() => peers.close());

  const codes = () => createRecoveryCodes(peers.first.secret);
  const newEmailOf = (key: string) => `ny${key}@person.example`;
  const subjectOf = (key: string): string => {
    if (!subjects.has(key)) subjects.set(key, randomUUID());
    return subjects.get(key)!;
  };
  const ofCase = aimAt<AccessCase, Command>;
  const signedIn = (key: string, emails: string[], ageSeconds = 0) =>
    peers.first.issuer.tokenFor({
      subject: subjectOf(key),
      name: 'hefinn Ny bruker',
      emails,
      authenticatedAt: Math.floor(time / 1000) - ageSeconds,
    });

  const machine: ModelMachine<Model, Command> = {
    async begin() {
      const { db, issuer } = peers.first;
      records += 1;
      time = start;
      const [accountId, id] = [randomUUID(), randomUUID()];
      person = { ...person, id, number: String(500_000 + records) };
      guard = null;
      subjects.clear();
      ids.clear();
      await db.deleteFrom('attempt_counter').execute();
      await sql`insert into person (id, given_name, family_name, born_on, email, phone, phone_set_at)
        values (${id}, 'Gro', ${`Haug${records}`}, ${person.bornOn}, ${`gro${records}@person.example`},
          ${`+4768052${String(records % 1000).padStart(3, '0')}`}, ${new Date(time - 90 * day)})`.execute(db);
      await sql`insert into membership (id, person_id, number, joined_on)
        values (${randomUUID()}, ${id}, ${person.number}, '2001-01-01')`.execute(db);
      await sql`insert into account (id, issuer, subject)
        values (${accountId}, ${issuer.issuer}, ${subjectOf('first')})`.execute(db);
      await sql`insert into account_person (account_id, person_id) values (${accountId}, ${id})`.execute(db);
      return { now: time, cases: {}, owner: 'first', isGuarded: false, tries: {} };
    },

    choose: {
      check: ({ cases }, choice) => {
        const isRunning = Object.values(cases).some(({ outcome }) => outcome === null);
        if (isRunning && choice % 6 !== 0) return null;
        keys += 1;
        return { what: 'check', key: String(keys), who: staff[choice % 2]!, isRight: choice % 5 !== 1 };
      },
      request: ofCase(['checked'], (key, { startedBy }, choice) => ({
        what: 'request',
        key,
        who: choice % 5 === 0 ? otherOf(startedBy) : startedBy,
      })),
      approve: ofCase(['requested'], (key, { startedBy }, choice) => ({
        what: 'approve',
        key,
        isSignInOld: choice % 7 === 0,
        who: choice % 5 === 0 ? startedBy : otherOf(startedBy),
      })),
      refuse: ofCase([], (key, _one, choice) => ({ what: 'refuse', key, who: staff[choice % 2]! })),
      'send again': ofCase(['expired'], (key, _one, choice) => ({
        what: 'send again',
        key,
        who: staff[choice % 2]!,
      })),
      answer: ofCase(['waiting'], (key, _one, choice) => ({
        what: 'answer',
        key,
        said: choice % 2 === 0 ? 'stop' : 'mine',
      })),
      'stop on a device': ({ owner }, choice) =>
        choice % 5 === 0 ? { what: 'stop on a device', owner } : null,
      finish: (model, choice) => {
        const command = ofCase(['waiting', 'open', 'expired'], (key, { links }, any) => ({
          what: 'finish',
          key,
          link: any % 11 === 0 ? links - 1 : links,
          by: (['owner', 'owner', 'owner', 'stranger', 'old sign-in'] as const)[any % 5]!,
        }))(model, choice);
        if (command?.what !== 'finish') return null;
        // The sign-in that it brought is gone by now.
        const isGone = model.cases[command.key]!.outcome === 'done' && model.owner !== command.key;
        return isGone ? null : command;
      },
      guard: ({ isGuarded }, choice) => {
        if (isGuarded) return { what: 'guard', how: guard!, isOn: false };
        return choice % 5 === 0 ? { what: 'guard', how: pickOf(guardNames, choice)!, isOn: true } : null;
      },
      clock: (_model, choice) => {
        const hours = pickOf([1 / 6, 1 / 6, 25, 47, 49, 49, 49, 7 * 24], choice)!;
        return choice % 3 === 0 ? { what: 'clock', by: hours * hour } : null;
      },
    },
    alone: ['guard'],

    prepare(model, command) {
      // So that everything has a moment of its own.
      time += command.what === 'clock' ? command.by : 1_000;
      return { ...model, now: time };
    },
    expected,

    async send(command, portal) {
      const peer = peers.either(portal);
      const id = 'key' in command ? (ids.get(command.key) ?? '') : '';
      const atDesk = async (who: Who, act: string, body: object, token?: string) =>
        codeOrOutcome(
          await peer.call(who, `POST /api/staff/recoveries/:id/${act}` as never, {
            params: { id },
            body,
            ...(token && { token }),
          }),
        );
      const reason = 'Har lest saken og snakket med kollegaen';
      switch (command.what) {
        case 'check': {
          const params = { id: person.id };
          const written = await peer.call(command.who, 'POST /api/staff/persons/:id/reasons', {
            params,
            body: { reason: 'Ringer og kommer ikke inn lenger' },
          });
          const answers = {
            bornOn: person.bornOn,
            memberNumber: command.isRight ? person.number : '1',
            postalCode: '',
            formerEmail: '',
            joinedYear: '',
          };
          const { id: reasonId } = written.body as { id?: string };
          const answer = await peer.call(command.who, 'POST /api/staff/persons/:id/recovery-checks', {
            params,
            body: { enquiryId: null, reasonId, answers },
          });
          const { id: caseId } = answer.body as { id?: string };
          if (caseId && answer.status === 200) ids.set(command.key, caseId);
          return codeOrOutcome(answer);
        }
        case 'request':
          return atDesk(command.who, 'requests', {
            lost: 'email',
            newEmail: newEmailOf(command.key),
            identity: 'call-back',
            remark: 'Ringte tilbake på nummeret vi har',
          });
        case 'approve':
          return atDesk(
            command.who,
            'approvals',
            { reason },
            command.isSignInOld
              ? await peers.first.issuer.tokenFor({
                  subject: demoAccounts[command.who].id,
                  name: 'En kollega',
                  authenticatedAt: Math.floor(time / 1000) - 400,
                })
              : undefined,
          );
        case 'refuse':
          return atDesk(command.who, 'refusals', { reason });
        case 'send again':
          return atDesk(command.who, 'links', {});
        case 'answer':
          return codeOrOutcome(
            await peer.call(null, 'POST /api/recovery-answers', {
              body: { code: codes().stopCode(id), answer: command.said },
            }),
          );
        case 'stop on a device': {
          const token = await signedIn(command.owner, []);
          const { status, text } = await peer.call(null, 'POST /api/recovery/stops', { token, body: {} });
          // A request cut off in this moment may be processed or not: it no longer counts.
          assert.ok(status === 200 || status === 401, text);
          return 'heard';
        }
        case 'finish': {
          const { key, link, by } = command;
          const token =
            by === 'stranger'
              ? await signedIn('stranger', ['en.annen@person.example'])
              : await signedIn(key, [newEmailOf(key)], by === 'old sign-in' ? 400 : 0);
          const body = { code: codes().linkCode(id, link) };
          return codeOrOutcome(await peer.call(null, 'POST /api/recovery-finishings', { token, body }));
        }
        case 'guard':
          guard = command.how;
          await setGuard(peers.first.db, person.id, command.how, command.isOn);
          return 'set';
        case 'clock':
          await peer.runJob('open-recoveries');
          await peer.runJob('tend-recoveries');
          return 'run';
      }
    },

    shown: ({ cases, owner }) => ({ cases: shownCases(cases), signIns: [subjectOf(owner)] }),
    async found() {
      const { db } = peers.first;
      const { rows } = await sql<{ subject: string }>`
        select subject from account a join account_person p on p.account_id = a.id
        where p.person_id = ${person.id}`.execute(db);
      return { cases: await foundCases(db, person.id, ids), signIns: rows.map(({ subject }) => subject) };
    },
    promises,
  };

  test('who gets in, and when, is as the model has it', async () => {
    const size = { commands: sizeOf({ small: 150, full: 10_000 }), perRun: 30 };
    const done = await runCommands(machineOf(machine), size);
    keepFigure({
      row: 29,
      part: 'recovery',
      score: 3,
      figure: `${done} random commands on recoveries, one in four beside another, with ${peers.processes}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=recovery-commands',
    });
  });

  test('a planted fault is found: a stop that does not hold', async () => {
    const { db } = peers.first;
    await sql`create function forget_stop() returns trigger language plpgsql as $$
      begin if new.outcome = 'stopped' then return old; end if; return new; end $$`.execute(db);
    await sql`create trigger planted before update on account_recovery
      for each row execute function forget_stop()`.execute(db);
    await expectFault(machineOf(machine), { commands: 600, perRun: 30 });
    await sql`drop trigger planted on account_recovery`.execute(db);
  });
});
