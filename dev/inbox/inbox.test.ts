import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createHttpSmsSender } from '#server/adapters/sms/http-sms-sender.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { type Inbox, startInbox } from './inbox.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-'));
const from = { name: 'Min side', email: 'ikke-svar@minside.example' };
let inbox: Inbox;

const mail = (to: string, subject: string, text = 'Hei') => ({ id: crypto.randomUUID(), to, subject, text });
const read = async (to: string) => {
  const response = await fetch(`${inbox.url}/messages.json?to=${to}`);
  return (await response.json()) as Record<string, string>[];
};

describe('inbox', () => {
  before(async () => {
    inbox = await startInbox({ port: 0, smtpPort: 0, dataDir });
  });
  after(async () => {
    await inbox.close();
    rmSync(dataDir, { recursive: true });
  });

  test('e-mail comes out newest first, whatever the case of the address', async () => {
    const sender = createSmtpMailSender({ url: inbox.smtpUrl, from });
    await sender.send(mail('kari@medlem.example', 'Første', 'Blåbær på «Ås»'));
    await sender.send(mail('Kari@Medlem.example', 'Andre'));
    await sender.send(mail('ola@medlem.example', 'Til en annen'));
    const [newest, oldest, ...rest] = await read('KARI@medlem.example');
    assert.equal(rest.length, 0);
    assert.equal(newest?.subject, 'Andre');
    assert.deepEqual(
      { ...oldest, receivedAt: undefined, html: undefined },
      {
        to: 'kari@medlem.example',
        channel: 'email',
        subject: 'Første',
        text: 'Blåbær på «Ås»',
        receivedAt: undefined,
        html: undefined,
      },
    );
    assert.match(oldest?.html ?? '', /<h1 [^>]*>Første<\/h1>\n<p [^>]*>Blåbær på «Ås»<\/p>/);
    assert.match(oldest?.receivedAt ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('an attachment can be read back and saved from the page', async () => {
    const content = Buffer.from('%PDF-æ');
    const attachments = [{ name: 'bekreftelse.pdf', type: 'application/pdf' as const, content }];
    await createSmtpMailSender({ url: inbox.smtpUrl, from }).send({
      ...mail('vedlegg@medlem.example', 'Med vedlegg'),
      attachments,
    });
    const [message] = inbox.messages('vedlegg@medlem.example');
    const [file] = message?.attachments ?? [];
    assert.deepEqual([file?.name, file?.type], ['bekreftelse.pdf', 'application/pdf']);
    assert.ok(Buffer.from(file?.content ?? '', 'base64').equals(content));
    const page = await (await fetch(`${inbox.url}/?to=vedlegg@medlem.example`)).text();
    assert.match(page, /<a download="bekreftelse\.pdf" href="data:application\/pdf;base64,/);
  });

  test('SMS is found by its number however that is written, and a repeated send is one message', async () => {
    const sender = createHttpSmsSender({ url: inbox.smsUrl, sender: 'Min side', token: null });
    const sms = { id: crypto.randomUUID(), to: '+4768050123', text: 'Hei' };
    await sender.send(sms);
    await sender.send(sms);
    for (const to of ['%2B4768050123', '+4768050123', '68050123', '68 05 01 23', '004768050123']) {
      assert.deepEqual(
        (await read(to)).map(({ channel, text }) => ({ channel, text })),
        [{ channel: 'sms', text: 'Hei' }],
        to,
      );
    }
  });

  test('paused, both refuse; resumed, they are back on the same addresses', async () => {
    const sender = createSmtpMailSender({ url: inbox.smtpUrl, from });
    const smsSender = createHttpSmsSender({ url: inbox.smsUrl, sender: 'Min side', token: null });
    const sms = { id: crypto.randomUUID(), to: '+4768050124', text: 'Hei' };
    await fetch(`${inbox.url}/pause`, { method: 'POST' });
    await assert.rejects(sender.send(mail('per@giver.example', 'Senere')));
    await assert.rejects(smsSender.send(sms), /503/);
    assert.equal((await read('per@giver.example')).length, 0);
    await fetch(`${inbox.url}/resume`, { method: 'POST' });
    await sender.send(mail('per@giver.example', 'Senere'));
    await smsSender.send(sms);
    assert.equal((await read('per@giver.example')).length, 1);
    assert.equal((await read('68050124')).length, 1);
  });

  test('the page shows messages as text, never as HTML, and answers no foreign name', async () => {
    const sender = createSmtpMailSender({ url: inbox.smtpUrl, from });
    await sender.send(
      mail('aud@medlem.example', '<script>alert(1)</script>', 'Se http://localhost:3000/?a=1&b=2'),
    );
    const page = await (await fetch(`${inbox.url}/?to=aud@medlem.example`)).text();
    assert.match(page, /&#60;script&#62;/);
    assert.equal(page.split('<script').length, 2);
    assert.match(page, /<html lang="nb">/);
    assert.match(page, /<a href="http:\/\/localhost:3000\/\?a=1/);
    const { request } = await import('node:http');
    const status = await new Promise((done) => {
      request(`${inbox.url}/messages.json`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });
    assert.equal(status, 403);
  });

  test('the messages survive a restart', async () => {
    const before = inbox.messages().length;
    assert.ok(before > 0);
    await inbox.close();
    inbox = await startInbox({ port: 0, smtpPort: 0, dataDir });
    assert.equal(inbox.messages().length, before);
  });
});
