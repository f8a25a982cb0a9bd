/** The payee's statement from the simulator, over HTTP and through the folder, as the portal reads it. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { camtFormat } from '#server/adapters/bank-statement/camt-reader.ts';
import { createIncomingFolder } from '#server/adapters/giro-folder/folder-exchange.ts';
import { type AvtalegiroSimulator, startAvtalegiroSimulator } from './avtalegiro-simulator.ts';

describe('the statement of the simulated bank', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'giro-statement-'));
  let now = new Date('2026-03-04T08:00:00Z');
  let simulator: AvtalegiroSimulator;
  before(async () => {
    simulator = await startAvtalegiroSimulator({
      port: 0,
      dir,
      now: () => now,
      everyMs: 60_000,
      // The second has not come to the bank yet.
      payouts: () => [
        { on: '2026-03-01', amountOre: 59_400, reference: '2000555' },
        { on: '2026-03-03', amountOre: 100, reference: '2000556' },
      ],
    });
  });
  after(async () => {
    await simulator.close();
    rmSync(dir, { recursive: true });
  });
  const press = async (action: string, fields: Record<string, string> = {}) => {
    await fetch(`${simulator.url}${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  };
  const folder = createIncomingFolder(dir, 'from-bank', 5_000_000);
  const newest = async () => camtFormat.read(await folder.read((await folder.listIncoming()).at(-1)!));

  test('what the day’s file told stands on the account, once; payouts two bank days after', async () => {
    await press('/odd', { kind: 'unknown-kid' });
    await press('/statement');
    const { statements, problems } = await newest();
    assert.deepEqual(problems, []);
    assert.deepEqual(
      statements.map(({ account, entries }) => [
        account,
        entries.map(({ bookedOn, amountOre, text }) => [bookedOn, amountOre, text]),
      ]),
      [
        ['99991111111', [['2026-03-04', 20_000, 'OCR giro']]],
        ['86011117947', [['2026-03-03', 59_400, 'Utb. 2000555 Vippsnr 123456']]],
      ],
    );
    now = new Date('2026-03-05T08:00:00Z');
    await press('/statement');
    const [later] = (await newest()).statements;
    assert.deepEqual([later!.entries, later!.openingOre, later!.fromOn], [[], 20_000, '2026-03-04']);
  });

  test('what the payee sends out stands on it, with its message', async () => {
    await press('/pay-out', { amount: '', message: 'Ingenting' });
    await press('/pay-out', { amount: '1 250', message: 'Tilbake G-2026-000123' });
    await press('/statement');
    const [own] = (await newest()).statements;
    assert.deepEqual(
      own!.entries.map(({ amountOre, text }) => [amountOre, text]),
      [[-125_000, 'Tilbake G-2026-000123']],
    );
  });

  test('one with a wrong balance takes nothing from the next', async () => {
    await press('/odd', { kind: 'reversal' });
    await press('/statement', { kind: 'balance' });
    assert.equal((await newest()).problems[0]!.code, 'balance');
    await press('/statement');
    const [sound] = (await newest()).statements;
    assert.deepEqual(
      sound!.entries.map(({ amountOre }) => amountOre),
      [-20_000],
    );
  });
});
