/** The tool itself, as it is started: what it prints, and how it ends. The files are the simulator's own. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Breakage, operatorFile } from '../../dev/avtalegiro-simulator/operator-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kid = '1000000000019';
const money = { type: '15', settledOn: '2027-01-20', kid };

describe('npm run giro -- inspect', () => {
  let dir: string;
  before(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'giro-'));
  });
  after(() => rmSync(dir, { recursive: true }));

  function inspect(content: Buffer | string | null) {
    const file = path.join(dir, 'file.txt');
    if (content !== null) writeFileSync(file, content);
    const name = content === null ? path.join(dir, 'nothing.txt') : file;
    const { status, stdout } = spawnSync(
      process.execPath,
      ['server/commands/inspect-giro.ts', 'inspect', name],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return { status, seen: stdout ? JSON.parse(stdout) : null };
  }
  const ofBank = (breakage: Breakage = null) =>
    operatorFile({
      transmission: 7,
      recipient: '00123456',
      account: '99991042764',
      today: '2027-01-20',
      breakage,
      mandates: [{ kid, registration: 1, wantsNotice: true }],
      payments: [
        { ...money, amountOre: 25_000, archiveReference: '1' },
        { ...money, type: '18', amountOre: -10_000, archiveReference: '2' },
        { ...money, type: '21', kid: '', amountOre: 5_000, archiveReference: '3', text: 'GAVE' },
      ],
    });

  test('a file without problems: one object, amounts signed in øre, dates as everywhere; ends with 0', () => {
    const { status, seen } = inspect(ofBank());
    assert.deepEqual([status, seen.kind, seen.problems], [0, 'mandates', []]);
    const [mandates, ocr] = seen.assignments;
    assert.deepEqual(
      [mandates.kind, mandates.account, mandates.count, mandates.recordCount, mandates.sumOre],
      ['mandates', '99991042764', 1, 3, 0],
    );
    assert.deepEqual(mandates.items[0], {
      serialNumber: 1,
      registration: 'changed',
      kid,
      wantsNotice: true,
    });
    assert.deepEqual([ocr.kind, ocr.count, ocr.recordCount, ocr.sumOre], ['ocr', 3, 9, 20_000]);
    assert.deepEqual(
      ocr.items.map((item: { amountOre: number; settledOn: string; kid: string; text: string | null }) => [
        ...[item.amountOre, item.settledOn, item.kid, item.text?.trim() ?? null],
      ]),
      [
        [25_000, '2027-01-20', kid, null],
        [-10_000, '2027-01-20', kid, null],
        [5_000, '2027-01-20', '', 'GAVE'],
      ],
    );
  });

  test('a file that does not agree with itself: what is wrong and where; ends with 1', () => {
    const { status, seen } = inspect(ofBank('trailer'));
    assert.equal(status, 1);
    const [problem] = seen.problems;
    assert.deepEqual(Object.keys(problem).sort(), ['code', 'line', 'position', 'text']);
    assert.match(problem.text, /\d+ øre, men summen er \d+ øre/);
  });

  test('no such file: the line and the position; ends with 2', () => {
    for (const [content, code] of [
      [ofBank('no-line-breaks'), 'no-line-breaks'],
      [ofBank('no-end'), 'no-trailer'],
      ['Hei!', 'not-giro'],
    ] as const) {
      const { status, seen } = inspect(content);
      assert.equal(status, 2);
      assert.equal(seen.problems[0].code, code);
      assert.ok(seen.problems[0].line >= 1 && seen.problems[0].position >= 1);
    }
    assert.deepEqual(inspect(null), { status: 2, seen: null });
  });
});
