/** A confirmation that is a sentence ends as one, in each language: «Endringen er lagret.» */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

/** What is said when something has been done has one of these names. */
const confirmation =
  /^\s*(saved\w*|\w*Saved|done\w*|\w+Done|said|\w+Said|sent|copied|fetched|added|removed|undone|delivered|recalled|merged|reopened|opened|untied|marked|settled|frozen|stayed|replayed|released|applying|undoing|discarded|downloaded|begun|noneClosed|noneUndone|lifted|endedOthers|sentAgain): (?:\([^)]*\) => )?(['`])(.*)\2,?$/;
/** A name of a state has no verb: «Sendt», «Klar til levering». A line of a history or a list begins with who. */
const sentence =
  /^(?!\$\{(?:name|donors)|I ).*\b(er|blir|får|sendes|is|are|has|have|gjelder|gjeld|logger|loggar|har begynt|har byrja|ligger|ligg|prøver)\b/;
/** Followed by the time, or not a confirmation. */
const excepted: readonly RegExp[] = [/^web\/texts\/form-texts/];

/** @returns the confirmations of a file that do not end as sentences */
const unendedIn = (source: string): string[] =>
  source.split('\n').flatMap((line) => {
    const words = confirmation.exec(line)?.[3];
    return words && sentence.test(words) && !/[.!?:]$/.test(words) ? [words] : [];
  });

describe('confirmations', () => {
  const files = globSync('web/**/*-{texts,words}{,.nn,.en}.ts', { cwd: root })
    .filter((file) => !excepted.some((pattern) => pattern.test(file)))
    .sort();
  test('the texts are found', () => assert.ok(files.length > 250, String(files.length)));

  test('each sentence has its full stop', () => {
    const found = files.flatMap((file) =>
      unendedIn(readFileSync(path.join(root, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
    assert.deepEqual(found, []);
  });

  test('one without is found, and a state is none', () => {
    assert.deepEqual(unendedIn("  saved: 'Endringen er lagret',\n  sent: 'Sendt',"), ['Endringen er lagret']);
  });
});
