import assert from 'node:assert/strict';
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { AddressRefused } from '../../ports/mail.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

const from = { name: 'Min side', email: 'ikke-svar@minside.example' };
const mail = {
  id: crypto.randomUUID(),
  to: 'kari@medlem.example',
  subject: 'Du har fått svar',
  text: 'Hei på deg æøå',
};
const pdf = (name: string) => ({
  name,
  type: 'application/pdf' as const,
  content: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]),
});
const taken: { raw: string; to: string[] }[] = [];
let refuseReceivers: string | null = null;
let url = '';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (address, _session, done) =>
    done(refuseReceivers ? new Error(`${refuseReceivers} ${address.address}`) : undefined),
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map((receiver) => receiver.address);
      taken.push({ raw: Buffer.concat(chunks).toString(), to });
      done();
    });
  },
});
describe('smtp-mail-sender', () => {
  before(async () => {
    const listening = server.listen({ port: 0, host: '127.0.0.1' });
    await once(listening, 'listening');
    url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });
  after(() => new Promise<void>((done) => server.close(done)));
  beforeEach(() => {
    taken.length = 0;
    refuseReceivers = null;
  });

  test('the organisation stands beside the sender where the mail says so', async () => {
    await createSmtpMailSender({ url, from }).send({ ...mail, sender: 'Norsk Humanistlag' });
    const { from: sender } = await PostalMime.parse(taken[0]!.raw);
    assert.deepEqual(sender, { name: 'Min side, Norsk Humanistlag', address: 'ikke-svar@minside.example' });
  });

  test('a mail that says who the organisation is comes from, and is signed for, its own domain; no other does', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkim = {
      selector: 'p1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    };
    const own = { ...from, namedEmail: 'ikke-svar@humanistlaget.example' };
    const sender = createSmtpMailSender({ url, from: own, dkim });
    await sender.send({ ...mail, sender: 'Norsk Humanistlag' });
    await sender.send(mail);
    const seen = await Promise.all(
      taken.map(async ({ raw }) => {
        const parsed = await PostalMime.parse(raw);
        const signature = parsed.headers.find(({ key }) => key === 'dkim-signature')?.value ?? '';
        return [parsed.from?.address, /\bd=([^;]+)/.exec(signature)?.[1], parsed.messageId];
      }),
    );
    assert.deepEqual(seen, [
      ['ikke-svar@humanistlaget.example', 'humanistlaget.example', `<${mail.id}@minside.example>`],
      ['ikke-svar@minside.example', 'minside.example', `<${mail.id}@minside.example>`],
    ]);
    assert.doesNotMatch(taken[1]!.raw, /humanist/i);
  });

  test('a mail arrives as plain text and as HTML with neutral headers and its id as Message-ID', async () => {
    await createSmtpMailSender({ url, from }).send(mail);
    const { raw, to } = taken[0]!;
    const parsed = await PostalMime.parse(raw);
    assert.deepEqual(to, ['kari@medlem.example']);
    assert.equal(parsed.subject, mail.subject);
    assert.equal(parsed.text?.trim(), mail.text);
    assert.equal(parsed.messageId, `<${mail.id}@minside.example>`);
    assert.deepEqual(parsed.from, { name: 'Min side', address: 'ikke-svar@minside.example' });
    assert.deepEqual([...new Set(parsed.headers.map((header) => header.key))].sort(), [
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    assert.match(raw, /Content-Type: text\/plain; charset=utf-8/);
    assert.match(parsed.html ?? '', /<html lang="nb">[\s\S]*<p [^>]*>Hei på deg æøå<\/p>/);
    assert.doesNotMatch(raw, /humanist/i);
  });

  test('a mail is signed for the domain of the sender, its heads about unsubscribing too', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const sender = createSmtpMailSender({ url, from, dkim: { selector: 'p1', privateKey: pem } });
    await sender.send({ ...mail, unsubscribeAt: 'https://minside.example/avmelding/x' });
    const { raw } = taken[0]!;
    const { headers } = await PostalMime.parse(raw);
    const signed = headers.find(({ key }) => key === 'dkim-signature')?.value ?? '';
    const part = (name: string) =>
      new RegExp(`(?:^|;) ?${name}=([^;]*)`).exec(signed)?.[1]?.replace(/\s/g, '') ?? '';
    assert.deepEqual([part('d'), part('s'), part('a')], ['minside.example', 'p1', 'rsa-sha256']);
    for (const name of ['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post'])
      assert.ok(part('h').toLowerCase().split(':').includes(name), name);
    const body = raw
      .slice(raw.indexOf('\r\n\r\n') + 4)
      .replace(/[ \t]+/g, ' ')
      .replace(/ \r\n/g, '\r\n')
      .replace(/(\r\n)+$/, '\r\n');
    assert.equal(part('bh'), createHash('sha256').update(body).digest('base64'));
    const heads = raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n');
    const relaxed = (line: string) => {
      const [name = '', ...rest] = line.split(':');
      return `${name.toLowerCase().trim()}:${rest.join(':').replace(/\s+/g, ' ').trim()}`;
    };
    const headed = (name: string) =>
      relaxed(heads.find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '');
    const own = headed('dkim-signature').replace(/b=[^;]*$/, 'b=');
    const lines = [...part('h').toLowerCase().split(':').map(headed), own].join('\r\n');
    assert.ok(createVerify('RSA-SHA256').update(lines).verify(publicKey, part('b'), 'base64'));
  });

  test('mail that can be turned off says where, and that one press is enough', async () => {
    const unsubscribeAt = `https://minside.example/avmelding/${'x'.repeat(38)}`;
    await createSmtpMailSender({ url, from }).send({ ...mail, unsubscribeAt });
    const { headers } = await PostalMime.parse(taken[0]!.raw);
    const headed = (name: string) => headers.find(({ key }) => key === name)?.value;
    assert.equal(headed('list-unsubscribe'), `<${unsubscribeAt}>`);
    assert.equal(headed('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
  });

  test('a file is attached, byte for byte', async () => {
    await createSmtpMailSender({ url, from }).send({ ...mail, attachments: [pdf('bekreftelse.pdf')] });
    const { attachments, text } = await PostalMime.parse(taken[0]!.raw);
    assert.equal(text?.trim(), mail.text);
    const [file] = attachments;
    assert.deepEqual([file?.filename, file?.mimeType], ['bekreftelse.pdf', 'application/pdf']);
    assert.deepEqual(Buffer.from(file?.content as ArrayBuffer), pdf('').content);
  });

  for (const [name, change] of [
    ['a line break in the receiver', { to: 'kari@medlem.example\r\nBcc: eve@evil.example' }],
    ['a second receiver', { to: 'kari@medlem.example, eve@evil.example' }],
    ['a display name', { to: 'Eve <eve@evil.example>' }],
    ['a line break in the subject', { subject: 'Svar\r\nBcc: eve@evil.example' }],
    ['a bare line feed in the subject', { subject: 'Svar\nBcc: eve@evil.example' }],
    ['a line break in the id', { id: 'a>\r\nBcc: eve@evil.example' }],
    ['a line break in the name of a file', { attachments: [pdf('x\r\nBcc: eve@evil.example.pdf')] }],
    ['a line break in the way out', { unsubscribeAt: 'https://minside.example/x\r\nBcc: eve@evil.example' }],
    ['a folder in the name of a file', { attachments: [pdf('../x.pdf')] }],
  ] as const) {
    test(`${name} is refused before anything is sent`, async () => {
      await assert.rejects(
        createSmtpMailSender({ url, from }).send({ ...mail, ...change }),
        (error: Error) => {
          assert.doesNotMatch(error.message, /example/);
          return true;
        },
      );
      assert.equal(taken.length, 0);
    });
  }

  test('what looks like a header in the text stays text', async () => {
    await createSmtpMailSender({ url, from }).send({
      ...mail,
      text: 'Hei\r\n.\r\nRCPT TO:<eve@evil.example>\r\nBcc: eve',
    });
    const parsed = await PostalMime.parse(taken[0]!.raw);
    assert.equal(parsed.bcc, undefined);
    assert.match(parsed.text ?? '', /RCPT TO:<eve@evil\.example>/);
    assert.deepEqual(taken[0]!.to, ['kari@medlem.example']);
  });

  test('a refusal rejects, with a code and without the address', async () => {
    refuseReceivers = 'no mailbox';
    await assert.rejects(createSmtpMailSender({ url, from }).send(mail), (error: Error) => {
      assert.ok(error instanceof AddressRefused);
      assert.match(error.message, /did not take the mail \(EENVELOPE 5\d\d\)/);
      assert.doesNotMatch(JSON.stringify(error, Object.getOwnPropertyNames(error)), /kari@/);
      return true;
    });
  });

  test('a server that refuses us, or has a fault of its own, has not refused the address', async () => {
    for (const said of ['5.7.1 Relaying denied', '5.3.0 Mail system is full']) {
      refuseReceivers = said;
      await assert.rejects(
        createSmtpMailSender({ url, from }).send(mail),
        (error) => !(error instanceof AddressRefused),
      );
    }
  });

  test('a mail server that drips is given up', async () => {
    const dripping = net.createServer((socket) => {
      socket.write('220 mail.example\r\n');
      const drip = setInterval(() => socket.write('250-x\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(drip));
    });
    dripping.listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const { port } = dripping.address() as AddressInfo;
    const sender = createSmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 });
    await assert.rejects(sender.send(mail), /did not take the mail/);
    await new Promise((done) => dripping.close(done));
  });

  test('a mail server that is down, or never answers, rejects in time', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const started = Date.now();
    const sender = createSmtpMailSender({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 });
    await assert.rejects(sender.send(mail), /ETIMEDOUT/);
    assert.ok(Date.now() - started < 3000);
    await new Promise((done) => silent.close(done));
    await assert.rejects(sender.send(mail), /ECONN|ESOCKET/);
  });
});
