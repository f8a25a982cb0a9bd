// databases: both
/** The second step, changed and removed identifiers, undoing them, and signing out everywhere, in any order. */
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createUndoCodes } from '#server/features/verification/sign-in-change-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import {
  type Command,
  expected,
  type Kind,
  kinds,
  type Model,
  promises,
} from '../support/identifier-model.ts';
import { type BegunSignIn, type IdentifierWorld, openIdentifierWorld } from '../support/identifier-world.ts';
import { type ModelMachine, machineOf } from '../support/model-machine.ts';
import { expectFault, pickOf, runCommands } from '../support/random-commands.ts';
import type { TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const [hour, day] = [3_600_000, 86_400_000];

describe('random commands: what a member signs in with', () => {
  let world: IdentifierWorld;
  let time = new Date('2026-11-24T10:00:00Z').getTime();
  const clock = { now: () => new Date(time) };
  let values = 0;
  let keys = 0;
  const begun = new Map<string, BegunSignIn>();

  before(async () => {
    world = await openIdentifierWorld(clock);
  });
  after(() => world.close());

  const newValue = (kind: Kind) => {
    values += 1;
    return kind === 'email' ? `kari${values}@person.example` : `+47400${String(values).padStart(5, '0')}`;
  };
  const tokenFor = (key: string) => {
    const { sid, at } = begun.get(key)!;
    return world.tokenOf(world.subject, sid, at);
  };

  const living = ({ signIns }: Model) => Object.keys(signIns).filter((key) => signIns[key]!.isAlive);
  const choice = {
    newest: (model: Model, number: number) => pickOf(living(model).toReversed().slice(0, 2), number),
    any: (model: Model, number: number) =>
      pickOf(Object.keys(model.signIns).toReversed().slice(0, 5), number),
    // The last ones; what is over now and then.
    change({ changes }: Model, number: number) {
      const all = [...changes.keys()].filter((one) => number % 4 === 0 || !changes[one]!.isOver);
      return pickOf(all.toReversed().slice(0, 3), number);
    },
  };

  const machine: ModelMachine<Model, Command> = {
    async begin() {
      begun.clear();
      const [email, phone] = [newValue('email'), newValue('phone')];
      const since = time - 3 * day;
      await world.reset({ email, phone }, since);
      return {
        begunAt: time,
        now: time,
        changes: [],
        signIns: {},
        formers: [email, phone],
        factors: { email: { value: email, since }, phone: { value: phone, since } },
        contact: { email, phone },
      };
    },

    choose: {
      'sign in': (model, number) => {
        if (living(model).length > 3 && number % 2 === 0) return null;
        keys += 1;
        const kind = pickOf(
          kinds.filter((one) => model.factors[one]),
          number,
        )!;
        const typed = newValue(kind === 'email' ? 'phone' : 'email');
        return { what: 'sign in', key: String(keys), kind, isStrong: number % 3 !== 0, typed };
      },
      'sign in with a former one': ({ formers, factors }, number) => {
        const held = kinds.map((kind) => factors[kind]?.value);
        const value = pickOf(
          formers.filter((one) => !held.includes(one)),
          number,
        );
        return value ? { what: 'sign in with a former one', value } : null;
      },
      change: (model, number) => {
        const key = choice.newest(model, number);
        const kind = kinds[number % 2]!;
        return key ? { what: 'change', key, kind, value: newValue(kind) } : null;
      },
      remove: (model, number) => {
        const key = choice.newest(model, number);
        return key && number % 2 === 0
          ? { what: 'remove', key, kind: kinds[(number >> 2) % 2]!, value: '' }
          : null;
      },
      'undo by link': (model, number) => {
        const change = choice.change(model, number);
        return change === undefined ? null : { what: 'undo by link', change };
      },
      'undo here': (model, number) => {
        const [change, key] = [choice.change(model, number), choice.newest(model, number)];
        return change === undefined || !key ? null : { what: 'undo here', change, key };
      },
      'sign out': (model, number) => {
        const key = choice.any(model, number);
        return key && number % 3 === 0
          ? { what: 'sign out', key, scope: number % 2 === 0 ? 'others' : 'all' }
          : null;
      },
      use: (model, number) => {
        const key = choice.any(model, number);
        return key ? { what: 'use', key } : null;
      },
      clock: ({ now, begunAt }, number) => {
        const hours = pickOf([1, 1, 25, 47.9, 48.1], number)!;
        // Contact points that have been proven for a month, and sign-ins of two weeks, are not tried here.
        return now - begunAt < 11 * day && number % 2 === 0 ? { what: 'clock', by: hours * hour } : null;
      },
    },
    // Those whose check of the sign-in and whose effect are two steps are sent alone.
    alone: ['sign in', 'sign in with a former one', 'change', 'remove', 'undo here', 'sign out', 'clock'],

    prepare(model, command) {
      // An ended sign-in may be let in by another process for half a minute.
      time += command.what === 'clock' ? command.by : 31_000;
      return { ...model, now: time };
    },
    expected,

    async send(command, place) {
      const portal = world.portals[place % 2]!;
      const call = async (key: Parameters<TestPortal['call']>[1], request: object, of: string) => {
        const answer = await portal.call(null, key, { ...request, token: await tokenFor(of) });
        return { ...answer, body: answer.body as { code?: string; person?: { id: string } } };
      };
      switch (command.what) {
        case 'sign in': {
          const value = (await world.accountNow())[command.kind]!;
          const { oid, sid, said } = await world.signIn(value, command.isStrong, command.typed);
          if (oid !== world.subject) return 'another account';
          begun.set(command.key, { sid, at: time });
          const { status } = await call('GET /api/me', {}, command.key);
          return status === 200 ? said : String(status);
        }
        case 'sign in with a former one': {
          const { oid, sid } = await world.signIn(command.value, false);
          const token = await world.tokenOf(oid, sid, time);
          const { status } = await portal.call(null, 'GET /api/me', { token });
          return status === 200 && oid !== world.subject ? 'another account' : `${status} of ${oid}`;
        }
        case 'change': {
          const { status } = await call('GET /api/me', {}, command.key);
          if (status !== 200) return status === 401 ? 'out' : String(status);
          await world.setContact(portal, begun.get(command.key)!, command);
          return 'changed';
        }
        case 'remove': {
          const body = { kind: command.kind };
          const answer = await call('POST /api/sign-in-identifiers/removals', { body }, command.key);
          return answer.status === 401 ? 'out' : (answer.body.code ?? 'removed');
        }
        case 'undo by link': {
          const code = createUndoCodes(portal.secret).codeOf(await world.idOf(command.change));
          const answer = await portal.call(null, 'POST /api/sign-in-change-answers', { body: { code } });
          return String((answer.body as { outcome?: string }).outcome);
        }
        case 'undo here': {
          const params = { id: await world.idOf(command.change) };
          const answer = await call(
            'POST /api/sign-in-changes/:id/undoings',
            { params, body: {} },
            command.key,
          );
          return { 200: 'undone', 401: 'out', 404: 'gone' }[answer.status] ?? String(answer.status);
        }
        case 'sign out': {
          const body = { scope: command.scope };
          const { status } = await call('POST /api/sessions/endings', { body }, command.key);
          return { 200: 'ended', 401: 'out' }[status] ?? String(status);
        }
        case 'use': {
          const { status, body } = await call('GET /api/me', {}, command.key);
          if (status === 200 && body.person?.id !== demoPersons.kari.id) return 'somebody else';
          return { 200: 'in', 401: 'out' }[status] ?? String(status);
        }
        case 'clock':
          await inTransaction(portal.database.server.db, (tx) =>
            portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
          );
          return 'later';
      }
    },

    shown: ({ factors, contact, signIns, changes, now }) => ({
      factors: kinds.map((kind) => factors[kind] && [factors[kind].value, factors[kind].since]),
      contact,
      alive: Object.keys(signIns).filter((key) => signIns[key]!.isAlive),
      kept: Object.keys(signIns).filter((key) => signIns[key]!.isKept && now - signIns[key]!.at < 12 * hour),
      running: changes.filter(({ isOver }) => !isOver).map(({ former, value }) => [former, value]),
    }),
    found: () => world.found(begun),
    promises,
  };

  test('who gets in, and with what, is as the model has it', async () => {
    const size = { commands: sizeOf({ small: 120, full: 10_000 }), perRun: 40 };
    const done = await runCommands(machineOf(machine), size);
    keepFigure({
      row: 29,
      part: 'identifiers',
      score: 3,
      figure: `${done} random commands of signing in by one step and two, changing, adding and removing identifiers, undoing that and signing out everywhere, with 2 portals in one process: 0 differ from the model; three planted faults were found.`,
      command: 'npm run trial:trust -- --only=identifier-commands',
    });
  });

  /** @param change what happens to a row of the table in place of what should */
  async function plant(table: string, when: string, change: string): Promise<void> {
    await sql`create function misbehave() returns trigger language plpgsql as ${sql.lit(
      `begin ${change}; return new; end`,
    )}`.execute(world.db);
    await sql`create trigger planted before ${sql.raw(when)} on ${sql.table(table)}
      for each row execute function misbehave()`.execute(world.db);
    try {
      await expectFault(machineOf(machine), { commands: 900, perRun: 40 });
    } finally {
      await sql`drop trigger planted on ${sql.table(table)}`.execute(world.db);
      await sql`drop function misbehave`.execute(world.db);
    }
  }

  test('planted: a new second step that counts at once is found', () =>
    plant(
      'idp_account',
      'update',
      `if new.phone = old.phone then new.email_since := new.email_since - interval '2 days'; end if`,
    ));
  test('planted: a change that can be undone for a day longer is found', () =>
    plant('sign_in_change', 'insert', `new.counts_from := new.counts_from + interval '1 day'`));
  test('planted: a sign-in that is not ended is found', () =>
    plant('account_session', 'update', 'new.ended_at := old.ended_at'));
});
