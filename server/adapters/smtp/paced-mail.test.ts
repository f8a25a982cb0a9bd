import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { type Inbox, startInbox } from '../../../dev/inbox/inbox.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { findFreePort } from '../../../test/support/free-port.ts';
import { paceMail } from './paced-mail.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

describe('paced mail', () => {
  let inbox: Inbox;
  before(async () => {
    inbox = await startInbox({ port: await findFreePort(), smtpPort: await findFreePort() });
  });
  after(() => inbox.close());

  const senderOf = (perMinute: number | null) =>
    paceMail(createSmtpMailSender({ url: inbox.smtpUrl, from: organisation.sender }), perMinute);
  /** @returns after how many milliseconds each has arrived, in the order in which they were sent */
  async function send(perMinute: number | null, kinds: readonly ('waits' | 'code')[]) {
    const mail = senderOf(perMinute);
    const from = performance.now();
    const to = `${randomUUID()}@medlem.example`;
    const arrived = await Promise.all(
      kinds.map(async (kind) => {
        const letter = { id: randomUUID(), to, subject: 'Hei', text: 'Hei' };
        await mail.send({ ...letter, ...(kind === 'waits' && { canWait: true as const }) });
        return performance.now() - from;
      }),
    );
    assert.equal(inbox.messages(to).length, kinds.length);
    return arrived;
  }

  it('leaves evenly apart for all who send, and a code passes it', async () => {
    const arrived = await send(300, ['waits', 'waits', 'waits', 'waits', 'waits', 'waits', 'code']);
    const code = arrived.pop()!;
    for (const [at, milliseconds] of arrived.entries())
      assert.ok(milliseconds >= at * 200 - 5, `mail ${at + 1} after ${milliseconds} ms`);
    assert.ok(code < arrived[2]!, `the code after ${code} ms`);
  });

  it('leaves at once where no limit is set', async () => {
    const arrived = await send(null, ['waits', 'waits', 'waits', 'waits', 'waits', 'waits']);
    assert.ok(Math.max(...arrived) < 5 * 200 - 5, String(arrived));
  });
});
