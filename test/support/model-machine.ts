/**
 * A pure model beside the portals. Commands are sent one at a time, or two at the same moment to two portals: then what is
 * answered, and what is so afterwards, must be what one of them after the other gives.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Machine } from './random-commands.ts';

export type ModelMachine<Model, Command extends { what: string }> = {
  begin(): Promise<Model>;
  /** By the name of the command: one that makes sense now, by any number; null where there is none. */
  choose: Record<string, (model: Model, choice: number) => Command | null>;
  /** These are only sent alone. */
  alone?: readonly string[];
  /** What comes before a command is sent, for the model and the portals both: the clock moves. */
  prepare?(model: Model, command: Command): Model;
  /** The expected answer, and the state afterwards. Changes nothing. */
  expected(model: Model, command: Command): { answer: string; model: Model };
  /** @param portal any number: which of the portals */
  send(command: Command, portal: number): Promise<string>;
  /** What must be so in the database, and what is. */
  shown(model: Model): object;
  found(model: Model): Promise<object>;
  /** Of two at once, harmless outcomes that neither order gives; the answers in the order of the commands. */
  overlaps?(before: Model, first: Command, second: Command): { said: string[]; model: Model }[];
  /** After two at once: what may lie between the one order and the other, and is taken over as it is. */
  reread?(model: Model): Promise<Model>;
  /** What must never happen, whatever the commands are: true of each model. */
  promises: Record<string, (model: Model) => boolean>;
};

type World<Model> = { model: Model };

/** As {@link Machine}; each fourth command is sent beside another. */
export function machineOf<Model, Command extends { what: string }>(
  machine: ModelMachine<Model, Command>,
): Machine<World<Model>> {
  const { choose, expected, send } = machine;
  const prepare = machine.prepare ?? ((model: Model) => model);
  const names = Object.keys(choose);
  const raced = names.filter((name) => !machine.alone?.includes(name));
  const isAlone = ({ what }: Command) => machine.alone?.includes(what) ?? false;

  /** The named one, or the next that makes sense now; what makes sense seldom makes sense by the number 0. */
  function aim(model: Model, names: readonly string[], from: number, choice: number): Command {
    for (const number of [choice, 0])
      for (const place of names.keys()) {
        const command = choose[names[(from + place) % names.length]!]!(model, number);
        if (command) return command;
      }
    throw new Error('No command makes sense');
  }

  async function one(world: World<Model>, command: Command, portal: number): Promise<void> {
    const before = prepare(world.model, command);
    const answer = await send(command, portal);
    const after = expected(before, command);
    assert.equal(answer, after.answer, `${said(command)} is not answered as in the model`);
    world.model = after.model;
  }

  async function race(world: World<Model>, first: Command, choice: number): Promise<void> {
    const second = aim(world.model, raced, Math.floor(choice / 64), Math.floor(choice / 37));
    const before = prepare(prepare(world.model, first), second);
    const answers = await Promise.all([send(first, portalOf(choice)), send(second, portalOf(choice) + 1)]);
    const inOrder = (a: Command, b: Command) => {
      const half = expected(before, a);
      const whole = expected(half.model, b);
      return { said: [half.answer, whole.answer], model: whole.model };
    };
    const straight = inOrder(first, second);
    const crossed = inOrder(second, first);
    const orders = [
      straight,
      { ...crossed, said: crossed.said.toReversed() },
      ...(machine.overlaps?.(before, first, second) ?? []),
    ];
    const possible = orders.filter((order) => isDeepStrictEqual(order.said, answers));
    const both = `${said(first)} beside ${said(second)}`;
    assert.ok(
      possible.length > 0,
      `${both}: ${answers.join(' and ')}, not ${orders.map((order) => order.said.join(' and ')).join(' or ')}`,
    );
    const reread = machine.reread ?? (async (model: Model) => model);
    const models = await Promise.all(possible.map(({ model }) => reread(model)));
    for (const model of models)
      if (isDeepStrictEqual(await machine.found(model), machine.shown(model))) {
        world.model = model;
        return;
      }
    const model = models[0]!;
    assert.deepEqual(await machine.found(model), machine.shown(model), both);
  }

  return {
    begin: async () => ({ model: await machine.begin() }),
    commands: Object.fromEntries(
      names.map((name, place) => [
        name,
        async (world: World<Model>, choice: number) => {
          const command = aim(world.model, names, place, Math.floor(choice / 4));
          // Each fourth beside another.
          if (choice % 4 === 3 && !isAlone(command)) await race(world, command, choice);
          else await one(world, command, portalOf(choice));
        },
      ]),
    ),
    async check({ model }) {
      assert.deepEqual(await machine.found(model), machine.shown(model));
      for (const [promise, holds] of Object.entries(machine.promises)) assert.ok(holds(model), promise);
    },
  };
}

const portalOf = (choice: number): number => Math.floor(choice / 1_000) % 2;
const said = (command: object): string => JSON.stringify(command);
