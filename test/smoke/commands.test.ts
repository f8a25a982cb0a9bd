/** A small run of every command: `start` first, then those with a whole portal one by one, and the others beside them, two at once. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { notRunCode } from '../../bench/verdict.ts';
import { firstRun, loneRuns, portalRuns, type SmokeRun } from '../../dev/smoke-runs.ts';
import { makeSmokeCopies, type SmokeCopies } from '../support/smoke-copy.ts';

const members = `Medlemsnummer;Fornavn;Etternavn;Fødselsdato;Innmeldt
990001;Prøve;Én;1980-01-01;2020-01-01
990002;Prøve;To;1981-01-01;2020-01-01
`;

describe('a small run of', { concurrency: 1 }, () => {
  let copies: SmokeCopies;
  before(async () => {
    copies = await makeSmokeCopies();
    fs.writeFileSync(path.join(copies.read.folder, 'members.csv'), members);
  });
  after(() => copies.remove());

  function testRuns(runs: Readonly<Record<string, SmokeRun>>): void {
    for (const [name, run] of Object.entries(runs)) {
      if (!('args' in run)) continue;
      test(`npm run ${name}`, async (t) => {
        const copy = run.writesSources ? copies.written : copies.read;
        const { code, said } = await copy.run(name, run.args, run.isStopped && run.says);
        assert.match(said, run.says);
        if (code === notRunCode) return t.skip(/^NOT RUN: .*$/m.exec(said)?.[0]);
        assert.equal(code, 0, said);
        if (name === 'start') copies.keepSeeded();
      });
    }
  }
  // Alone: the others find its code compiled, and its demo people.
  testRuns(firstRun);
  describe('commands', { concurrency: 2 }, () => {
    describe('one by one', { concurrency: 1 }, () => testRuns(portalRuns));
    describe('beside them', { concurrency: 2 }, () => testRuns(loneRuns));
  });
});
