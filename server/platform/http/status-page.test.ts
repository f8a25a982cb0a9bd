import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { createOutages } from '../watching/outages.ts';
import { readStatusNotice, serveStatusPage } from './status-page.ts';
import { statusTexts as english } from './status-page-texts.en.ts';
import { statusTexts as nynorsk } from './status-page-texts.nn.ts';
import { statusTexts as texts } from './status-page-texts.ts';

const organisation = {
  name: 'Lag & <venner>',
  memberService: {
    name: 'Hjelp',
    email: 'hjelp@lag.example',
    phone: '+4768050000',
    hours: 'hverdager kl. 10–14',
    answerWithinDays: 2,
    translations: { en: { hours: 'weekdays 10:00–14:00' } },
  },
};
const look = { stylesheets: ['/assets/all.css'], favicon: '/assets/icon.svg', organisation };

describe('/status', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'status-'));
  const file = path.join(folder, 'status.txt');
  let app: FastifyInstance;
  const outages = createOutages();
  let [isThere, asked] = [true, 0];
  const open = () => {
    const fresh = Fastify();
    serveStatusPage(fresh, {
      outages,
      answers: async () => {
        asked += 1;
        return isThere;
      },
      readNotice: () => readStatusNotice(file),
      look,
      origin: 'https://minside.example',
      clock: { now: () => new Date('2026-11-29T10:00:00Z') },
    });
    return fresh;
  };
  const read = async (address = '/status') => (await open().inject(address)).body;
  before(() => {
    app = open();
  });
  after(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true });
  });

  it('says that all works, and how to reach us, with the name escaped', async () => {
    const page = await read();
    assert.ok(page.includes(texts.fine));
    assert.match(page, /href="tel:\+4768050000">68\s05\s00\s00</);
    assert.ok(page.includes('Lag &#38; &#60;venner&#62;') && !page.includes('<venner>'));
    assert.ok(!page.includes('<script'));
  });

  it('shows what the operator has written, as text', async () => {
    fs.writeFileSync(file, 'Vi flytter i natt.\n\nAlt er <b>tilbake</b> kl. 06.\n');
    const page = await read();
    assert.match(page, /<p class="ds-paragraph">Vi flytter i natt\.<\/p>/);
    assert.ok(page.includes('Alt er &#60;b&#62;tilbake&#60;/b&#62; kl. 06.'));
    assert.match(page, /Skrevet \d+\.\d+\.\d{4} kl\. \d\d\.\d\d/);
    assert.ok(!page.includes(texts.fine));
    fs.writeFileSync(file, ' \n');
    assert.ok((await read()).includes(texts.fine));
    fs.rmSync(file);
  });

  it('is there without the database, and names what else is down', async () => {
    isThere = false;
    for (let calls = 0; calls < 3; calls += 1) outages.noteCall('sms', 'failed');
    outages.noteCrowd();
    const page = await read();
    assert.ok(page.indexOf(texts.troubles.database.title) < page.indexOf(texts.troubles.sms.title));
    assert.ok(!page.includes(texts.troubles.mail.title) && !page.includes(texts.fine));
    assert.ok(!page.includes(texts.troubles.crowded.title), 'the database is why');
    isThere = true;
    assert.ok((await read()).includes(texts.troubles.crowded.title));
  });

  it('is in the language that is chosen or remembered, and remembers it; the notice is as it was written', async () => {
    fs.writeFileSync(file, 'Vi flytter i natt.');
    const page = await read('/status?sprak=en');
    assert.match(page, /^<!doctype html><html lang="en"/);
    assert.ok(page.includes(`<h1 class="ds-heading" data-size="md">${english.title}</h1>`));
    assert.ok(page.includes('weekdays 10:00–14:00'));
    assert.match(page, /<p class="ds-paragraph" lang="nb">Vi flytter i natt\.<\/p>/);
    assert.match(page, /Last checked \d+ \w+ \d{4} at \d\d:\d\d\./);
    assert.match(
      page,
      /<a href="\/status\?sprak=en" lang="en" hreflang="en" aria-current="true">English<\/a>/,
    );
    fs.rmSync(file);

    const fresh = open();
    const asked = await fresh.inject('/status?sprak=nn');
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    assert.match(cookie, /^sprak=nn\.\d+$/);
    const remembered = await fresh.inject({ url: '/status', headers: { cookie } });
    assert.ok(remembered.body.includes(nynorsk.troubles.sms.title));
    assert.match(remembered.body, /<html lang="nn"/);
    assert.match(String(remembered.headers.vary), /cookie/);
  });

  it('is made once for all who ask in the same seconds', async () => {
    asked = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/status')));
    assert.equal(asked, 1);
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    assert.equal(answers[0]!.headers['cache-control'], 'no-cache');
    assert.match(String(answers[0]!.headers['content-security-policy']), /script-src 'none'/);
  });
});
