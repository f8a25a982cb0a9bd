import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '#contract/session-endpoints.ts';
import { routePatternOf } from '#web/build/route-patterns.ts';
import * as english from './finn-fram-texts.en.ts';
import * as nynorsk from './finn-fram-texts.nn.ts';
import { fitsWords, searchIn } from './fits-typed.ts';
import { groups } from './tasks.ts';

const tasks = groups.flatMap((group) => group.tasks);
const member = {
  person: { id: '1', name: 'Kari' },
  isJoining: false,
  isMember: true,
  isAdult: true,
  isGuardian: true,
  isElected: false,
} as unknown as Me;
const found = (typed: string, me: Me | null) =>
  tasks
    .filter((task) => task.isFor?.(me) ?? true)
    .filter(({ words, also = '' }) => fitsWords(typed, `${words} ${also}`))
    .map(({ words }) => words);

test('every task leads to a page that is there', () => {
  for (const { to, words } of tasks) assert.ok(routePatternOf(to), words);
});

test('people find a task by their own words, in any form and order', () => {
  for (const [typed, words] of [
    ['adressen', 'Endre adressen eller navnet du vil kalles'],
    ['hvordan stopper jeg gaven min', 'Endre, sett på pause eller stopp giveravtalen'],
    ['stoppe gaven', 'Endre, sett på pause eller stopp giveravtalen'],
    ['KONFIRM', 'Konfirmasjon'],
    ['begravelse', 'Gravferd'],
    ['bryllup', 'Vigsel'],
    ['si opp medlemskap', 'Meld deg ut'],
    ['skatt', 'Se årsoppgaver og skattefradrag'],
    ['bladet', 'Bestill magasinet'],
    ['epost', 'Bytt e-postadresse'],
  ] as const)
    assert.ok(found(typed, member).includes(words), `${typed}: ${found(typed, member).join(' | ')}`);
  assert.deepEqual(found('rakett', member), []);
});

test('they do so in nynorsk and English too', () => {
  for (const [{ taskTexts, searchTexts }, typed, task] of [
    [nynorsk, 'adressene', 'details'],
    [nynorsk, 'korleis stoppar eg gåva mi', 'agreement'],
    [nynorsk, 'samtykka', 'consents'],
    [nynorsk, 'konfirmantar', 'confirmation'],
    [english, 'how do I change my address', 'details'],
    [english, 'stopping my donations', 'agreement'],
    [english, 'leave', 'leaving'],
    [english, 'enquiry', 'enquiries'],
    [english, 'GET MARRIED', 'wedding'],
    [english, 'taxes', 'yearStatements'],
  ] as const) {
    const { words, also } = taskTexts[task];
    const fits = searchIn(searchTexts);
    assert.ok(fits(typed, `${words} ${also}`), typed);
    assert.ok(!fits('rakett', `${words} ${also}`));
  }
});

test('no user is offered what they may not do', () => {
  const young = { ...member, isAdult: false, isGuardian: false };
  assert.ok(!found('gave', young).some((words) => /giver/.test(words)));
  assert.ok(!found('barn', young).includes('Registrer et barn'));
  assert.ok(!found('medlem', member).includes('Bli medlem'));
  assert.ok(found('medlem', null).includes('Bli medlem'));
  assert.ok(!found('utmelding', null).includes('Meld deg ut'));
});
