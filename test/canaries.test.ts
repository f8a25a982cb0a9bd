/** The detector of personal data itself: each kind of leak is planted and seen, and what is no leak is left alone. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createLog } from '#server/platform/log.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';
import { tenorNumber } from '../dev/seed/tenor-number.ts';
import { createCanaries, demoCanaries } from './support/canaries.ts';
import { keepTyped, leaksOfJob, leaksOfLog, leaksOfMessage, leaksOfPortal } from './support/portal-leaks.ts';

const number = tenorNumber('1984-05-17');
const token = (content: object) =>
  `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(content)).toString('base64url')}.c2lnbmF0dXI`;

describe('what must not be told', () => {
  const canaries = demoCanaries();
  canaries.addBody({
    person: { givenName: 'Signe', familyName: 'Åsheim', street: 'Solveien 14 B' },
    message: 'Jeg er blitt syk og kan ikke komme på lørdag likevel.',
  });

  for (const [what, text, hit] of [
    ['a national number', `/api/x/${number}`, `national number «${number}»`],
    ['one with a space', `nummer ${number.slice(0, 6)} ${number.slice(6)}`, `national number «${number}»`],
    ['an e-mail address', '?q=Kari@Medlem.example', 'e-mail «kari@medlem.example»'],
    ['one made safe for an address', '?q=kari%40medlem.example', 'e-mail «kari@medlem.example»'],
    ['one made safe twice', '?next=%2Fx%3Fq%3Dkari%2540medlem.example', 'e-mail «kari@medlem.example»'],
    ['one in a token', `?hint=${token({ emails: ['ny-1@person.example'] })}`, 'e-mail «ny-1@person.example»'],
    ['a phone number', 'tel:+4768050012', 'phone «68050012»'],
    ['one with spaces', 'ring 68 05 00 12 i dag', 'phone «68050012»'],
    ['a demo name', '/search?name=Kari+Lund', 'name «Kari Lund»'],
    ['a family name', '{"msg":"no row for Sæther"}', 'family name «Sæther»'],
    ['a name that was typed', 'signe-åsheim', 'name «Signe Åsheim»'],
    ['a street that was typed', 'SOLVEIEN%2014%20B', 'address «Solveien 14 B»'],
    [
      'a part of a sentence that was typed',
      'Re: syk og kan ikke komme …',
      'text «Jeg er blitt syk og kan ikke komme på lørdag likevel.»',
    ],
  ] as const)
    test(`${what} is found`, () =>
      assert.ok(canaries.hitsIn(text).includes(hit), canaries.hitsIn(text).join()));

  test('ids, times, our own addresses and ordinary words are let be', () => {
    for (const text of [
      '/api/enquiries/5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d',
      '{"reqId":"01890000-0000-4000-8000-0a68051234bc"}',
      '{"time":"2026-11-21T23:59:59.123Z","ms":17912099,"reqId":"01234567-0123-4123-8123-012345678901"}',
      'Ring 68 05 00 00 eller skriv til medlemsservice@humanistlaget.example, fra ikke-svar@minside.example',
      '/activities?place=Bergen&kind=walk',
      'Hei! Du har fått svar. Logg inn på Min side for å lese det.',
    ])
      assert.deepEqual(canaries.hitsIn(text), [], text);
  });

  test('what one process has learned, another can look for', () => {
    const other = createCanaries();
    for (const one of canaries.added()) other.add(...one);
    assert.deepEqual(other.hitsIn('Signe Åsheim'), canaries.hitsIn('Signe Åsheim'));
  });

  const message = { to: 'kari@medlem.example', receivedAt: '', channel: 'email' as const };
  const sent = (subject: string, text: string) => leaksOfMessage({ ...message, subject, text }, canaries);

  test('a letter is found out by its subject, its text, a telling word and its attachments', () => {
    assert.deepEqual(sent('Du har fått svar', 'Hei!\n\nLogg inn og les det:\nhttps://x/henvendelser/1'), []);
    assert.match(sent('Svar til Kari Lund', 'Hei!').join(), /name «Kari Lund» in its subject/);
    assert.match(sent('Du har fått svar', 'Hei!\n\nDu skrev: syk og kan ikke komme').join(), /tells text/);
    assert.match(sent('Du har fått svar', `Nummeret er ${number}`).join(), /national number/);
    assert.match(sent('Velkommen som medlem', 'Hei!').join(), /the telling word «medlem»/);
    assert.match(sent('Du har fått svar', 'Takk for gaven').join(), /the telling word «gave»/);
    const attachments = [{ name: 'x.pdf', type: 'application/pdf', content: '' }];
    assert.match(
      leaksOfMessage({ ...message, subject: 'Du har fått svar', text: '', attachments }, canaries).join(),
      /attachment/,
    );
    const sms = { ...message, channel: 'sms' as const, subject: '' };
    assert.match(leaksOfMessage({ ...sms, text: 'Barnet er registrert' }, canaries).join(), /«barn»/i);
  });

  test('a job is found out by what it carries and by what it failed with', () => {
    const job = { name: 'deliver-notice', output: null };
    assert.deepEqual(leaksOfJob({ ...job, data: { noticeId: demoPersons.kari.id } }, canaries), []);
    assert.match(leaksOfJob({ ...job, data: { to: 'kari@medlem.example' } }, canaries).join(), /e-mail/);
    assert.match(leaksOfJob({ ...job, data: { text: ['Hei på deg'] } }, canaries).join(), /more than ids/);
    const output = { message: 'refused: ola@medlem.example' };
    assert.match(leaksOfJob({ ...job, data: {}, output }, canaries).join(), /e-mail «ola@medlem.example»/);
  });

  test('a line of the log is found out once, though it is masked for what has a form', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    for (const name of ['Signe Åsheim', 'Signe Åsheim', number, 'kari@medlem.example'])
      log.info(`for ${name}`);
    assert.equal(leaksOfLog(lines, canaries).filter((leak) => leak.includes('tells name «')).length, 1);
    assert.ok(leaksOfLog(lines, canaries).every((leak) => !/national number|e-mail/.test(leak)));
  });
});

describe('a portal that has stopped', () => {
  let dataDir: string;
  before(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'leaking-portal-'));
  });
  after(() => fs.rmSync(dataDir, { recursive: true, force: true }));

  test('is looked through: log, standard error, inbox and jobs, for what was typed in any of its browsers', async () => {
    keepTyped(dataDir, [['name', 'Signe Åsheim']]);
    fs.writeFileSync(path.join(dataDir, 'server.log'), '{"msg":"hei, signe åsheim"}\n');
    const letter = { to: 'x', channel: 'email', subject: 'Til Signe Åsheim', text: '' };
    fs.writeFileSync(path.join(dataDir, 'inbox.jsonl'), `${JSON.stringify(letter)}\n`);
    const jobs = async () => [{ name: 'x', data: { name: 'Signe Åsheim' }, output: null }];
    const leaks = await leaksOfPortal(dataDir, 'Error: kari@medlem.example\n', jobs);
    assert.equal(leaks.length, 5, leaks.join('\n'));
    assert.deepEqual(
      leaks.map((leak) => /^The log|^An e-mail|^The job x/.exec(leak)?.[0]),
      ['The log', 'The log', 'An e-mail', 'The job x', 'The job x'],
    );
  });
});
