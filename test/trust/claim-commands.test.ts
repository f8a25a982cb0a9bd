// databases: both
/** One record and three accounts that want it: claimed, tied and untied in any order and two at once. */

import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createRecoveryCodes } from '#server/features/recovery/recovery-codes-service.ts';
import {
  aimAt,
  codeOrOutcome,
  foundCases,
  hour,
  otherOf,
  shownCases,
  staff,
  type Who,
} from '../support/access-cases.ts';
import {
  type AccountName,
  accounts,
  type Command,
  expected,
  type Model,
  promises,
  type TieCase,
} from '../support/claim-model.ts';
import { type GuardName, guardNames, setGuard } from '../support/guarded-records.ts';
import { type ModelMachine, machineOf } from '../support/model-machine.ts';
import { expectFault, openPeers, type Peers, pickOf, runCommands } from '../support/random-commands.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const reason = 'Navn, fødselsdato og gammel adresse stemmer';

describe('random commands: a claim', () => {
  let peers: Peers;
  const start = new Date('2026-11-24T10:00:00Z').getTime();
  let time = start;
  let records = 0;
  let keys = 0;
  let guard: GuardName | null = null;
  /** The record, an enquiry of its own, and what its accounts are. */
  let record = { id: '', enquiryId: '', email: '', phone: '' };
  let asking: Record<AccountName, { subject: string; id: string; enquiryId: string }>;
  const ids = new Map<string, string>();
  before(async () => {
    peers = await openPeers({ clock: { now: () => new Date(time) } });
  });
  after(() => peers.close());

  const contactOf = (account: AccountName) => ({
    emails: [account === 'email' ? record.email : `${account}${records}@person.example`],
    ...(account === 'phone' && { phone: record.phone }),
  });
  const tokenOf = (account: AccountName) =>
    peers.first.issuer.tokenFor({
      subject: asking[account].subject,
      name: 'hefinn Ny bruker',
      ...contactOf(account),
      authenticatedAt: Math.floor(time / 1000),
    });
  const ofCase = aimAt<TieCase, Command>;
  const nextKey = () => {
    keys += 1;
    return String(keys);
  };

  const machine: ModelMachine<Model, Command> = {
    async begin() {
      const { db, issuer, call } = peers.first;
      records += 1;
      time = start;
      guard = null;
      ids.clear();
      const id = randomUUID();
      record = {
        id,
        enquiryId: randomUUID(),
        email: `gro${records}@person.example`,
        phone: `+47680${51_000 + (records % 9_000)}`,
      };
      await db.deleteFrom('attempt_counter').execute();
      await sql`insert into person (id, given_name, family_name, born_on, email, phone)
        values (${id}, 'Gro', ${`Haug${records}`}, '1970-01-02', ${record.email}, ${record.phone})`.execute(
        db,
      );
      await sql`insert into membership (id, person_id, number, joined_on)
        values (${randomUUID()}, ${id}, ${String(500_000 + records)}, '2001-01-01')`.execute(db);
      await sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at, due_on)
        values (${record.enquiryId}, ${`H-2001-${records}`}, ${id}, 'sign-in', 'Feil', 'received', ${new Date(time)},
          ${new Date(time)}, ${new Date(time)}, '2026-12-01')`.execute(db);
      const entries = [];
      for (const account of accounts) {
        entries.push([account, { subject: randomUUID(), id: '', enquiryId: '' }] as const);
        asking = Object.fromEntries(entries) as typeof asking;
        await call(null, 'GET /api/me', { token: await tokenOf(account) });
        const { rows } = await sql<{ id: string }>`select id from account
          where issuer = ${issuer.issuer} and subject = ${asking[account].subject}`.execute(db);
        asking[account].id = rows[0]!.id;
      }
      const unknown = { tied: null, enquiry: 'none', isBrought: false, isLinked: false } as const;
      return {
        now: time,
        isGuarded: false,
        isOfStaff: false,
        wasSignedInTo: false,
        cases: {},
        tries: {},
        accounts: { email: { ...unknown }, phone: { ...unknown }, none: { ...unknown } },
      };
    },

    choose: {
      // Seldom: a record that has been claimed is never tied.
      claim: (_model, choice) => {
        const isRight = choice % 5 !== 1;
        return choice % 4 === 0 ? { what: 'claim', account: pickOf(accounts, choice)!, isRight } : null;
      },
      'ask for a match': (model, choice) => {
        const account = pickOf(accounts, choice)!;
        const { enquiry, tied } = model.accounts[account];
        return enquiry === 'none' && !tied ? { what: 'ask for a match', account } : null;
      },
      tie: (model, choice) => {
        const account = pickOf(accounts, choice)!;
        if (model.accounts[account].enquiry === 'none') return null;
        return { what: 'tie', account, key: nextKey(), who: staff[choice % 2]! };
      },
      untie: (model, choice) => {
        const tied = accounts.filter((one) => model.accounts[one].tied);
        const account = pickOf(choice % 7 === 0 ? accounts : tied, choice);
        return account ? { what: 'untie', account, key: nextKey(), who: staff[choice % 2]! } : null;
      },
      approve: ofCase(['requested'], (key, { startedBy }, choice) => ({
        what: 'approve',
        key,
        who: choice % 5 === 0 ? startedBy : otherOf(startedBy),
      })),
      refuse: ofCase([], (key, _one, choice) => ({ what: 'refuse', key, who: staff[choice % 2]! })),
      answer: ofCase(['waiting'], (key, _one, choice) => ({
        what: 'answer',
        key,
        said: choice % 3 === 0 ? 'stop' : 'mine',
      })),
      'stop on a device': (model, choice) => {
        const account = accounts.find((one) => model.accounts[one].tied);
        return account && choice % 3 === 0 ? { what: 'stop on a device', account } : null;
      },
      guard: ({ isGuarded }, choice) => {
        if (isGuarded) return { what: 'guard', how: guard!, isOn: false };
        return choice % 5 === 0 ? { what: 'guard', how: pickOf(guardNames, choice)!, isOn: true } : null;
      },
      clock: (_model, choice) => {
        const hours = pickOf([1 / 6, 25, 47, 49, 49, 7 * 24], choice)!;
        return choice % 3 === 0 ? { what: 'clock', by: hours * hour } : null;
      },
    },
    // A user unlinked in the same moment has asked as another person.
    alone: ['guard', 'ask for a match', 'stop on a device'],

    prepare(model, command) {
      // So that everything has a moment of its own.
      time += command.what === 'clock' ? command.by : 1_000;
      return { ...model, now: time };
    },
    expected,

    async send(command, portal) {
      const peer = peers.either(portal);
      const as = async (account: AccountName, key: string, body: object) =>
        peer.call(null, key as never, { token: await tokenOf(account), body });
      const atDesk = async (who: Who, key: string, params: object, body: object) =>
        peer.call(who, key as never, { params: params as Record<string, string>, body });
      switch (command.what) {
        case 'claim':
          return codeOrOutcome(
            await as(command.account, 'POST /api/verification/claims', {
              name: `Gro Haug${records}`,
              bornOn: command.isRight ? '02.01.1970' : '03.01.1970',
            }),
          );
        case 'ask for a match': {
          const request = {
            name: `Gro Haug${records}`,
            bornOn: '02.01.1970',
            remark: 'Jeg har byttet e-post.',
          };
          const answer = await as(command.account, 'POST /api/verification/match-requests', request);
          asking[command.account].enquiryId = (answer.body as { id?: string }).id ?? '';
          return String(answer.status);
        }
        case 'tie': {
          const answer = await atDesk(
            command.who,
            'POST /api/staff/enquiries/:id/match-decisions',
            { id: asking[command.account].enquiryId },
            { outcome: 'linked', personId: record.id, reason, message: 'Hei! Nå har vi sett på saken din.' },
          );
          const { match } = answer.body as { match?: { access?: { id: string } } };
          if (match?.access) ids.set(command.key, match.access.id);
          return codeOrOutcome(answer);
        }
        case 'untie': {
          const answer = await atDesk(
            command.who,
            'POST /api/staff/enquiries/:id/untyings',
            { id: record.enquiryId },
            { accountId: asking[command.account].id, reason },
          );
          const { untying } = answer.body as { untying?: { id: string } };
          if (untying) ids.set(command.key, untying.id);
          return codeOrOutcome(answer);
        }
        case 'approve':
        case 'refuse': {
          const act = command.what === 'approve' ? 'approvals' : 'refusals';
          const params = { id: ids.get(command.key) };
          return codeOrOutcome(
            await atDesk(command.who, `POST /api/staff/recoveries/:id/${act}`, params, { reason }),
          );
        }
        case 'answer': {
          const code = createRecoveryCodes(peers.first.secret).stopCode(ids.get(command.key)!);
          const body = { code, answer: command.said };
          return codeOrOutcome(await peer.call(null, 'POST /api/recovery-answers', { body }));
        }
        case 'stop on a device':
          return codeOrOutcome(await as(command.account, 'POST /api/recovery/stops', {}));
        case 'guard':
          guard = command.how;
          await setGuard(peers.first.db, record.id, command.how, command.isOn);
          return 'set';
        case 'clock':
          await peer.runJob('open-recoveries');
          await peer.runJob('tend-recoveries');
          return 'run';
      }
    },

    shown: (model) => ({
      cases: shownCases(
        Object.fromEntries(
          Object.entries(model.cases).map(([key, one]) => [key, { ...one, account: asking[one.account].id }]),
        ) as never,
      ),
      signIns: Object.fromEntries(
        accounts.flatMap((one) => {
          const { tied } = model.accounts[one];
          return tied ? [[asking[one].id, tied]] : [];
        }),
      ),
    }),
    async found() {
      const { db } = peers.first;
      const { rows } = await sql<{ id: string; tied: string }>`
        select account_id as id, proven_by as tied from account_person
        where person_id = ${record.id}`.execute(db);
      return {
        cases: await foundCases(db, record.id, ids, sql`, kind, account_id as account`),
        signIns: Object.fromEntries(rows.map(({ id, tied }) => [id, tied])),
      };
    },
    promises,
  };

  test('whose the record is, is as the model has it', async () => {
    const size = { commands: sizeOf({ small: 150, full: 10_000 }), perRun: 30 };
    const done = await runCommands(machineOf(machine), size);
    keepFigure({
      row: 29,
      part: 'claim',
      score: 3,
      figure: `${done} random commands on claims, ties and untyings, one in four beside another, with ${peers.processes}: 0 differ from the model; a planted fault was found.`,
      command: 'npm run trial:trust -- --only=claim-commands',
    });
  });

  test('a planted fault is found: an untying that ends, and takes nothing away', async () => {
    const { db } = peers.first;
    await sql`create function keep_tie() returns trigger language plpgsql as $$
      begin if old.proven_by <> 'first-sign-in' then return null; end if; return old; end $$`.execute(db);
    await sql`create trigger planted before delete on account_person
      for each row execute function keep_tie()`.execute(db);
    await expectFault(machineOf(machine), { commands: 900, perRun: 30 });
    await sql`drop trigger planted on account_person`.execute(db);
  });
});
