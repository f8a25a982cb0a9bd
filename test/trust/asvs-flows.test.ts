/** More rows of docs/asvs.md: steps that are skipped, floods, and the test file of virus scanners. */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { EndpointKey } from '#contract/endpoint.ts';
import { accessPolicy, type Policy } from '../support/access-policy.ts';
import { pdfWith, picture, stream } from '../support/attack-files.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { sendFile, untilLookedAt } from '../support/upload-file.ts';

describe('flows and files', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('a last step without the ones before it leads nowhere', async () => {
    const code = 'x'.repeat(22);
    const ticket = randomUUID();
    const policyOf = (key: EndpointKey) => (accessPolicy as Record<string, Policy>)[key]!;
    const lastSteps: [EndpointKey, Parameters<TestPortal['call']>[0], unknown][] = [
      ['POST /api/joining', 'joining', policyOf('POST /api/joining').body],
      [
        'POST /api/contact-messages',
        null,
        { ...(policyOf('POST /api/contact-messages').body as object), ticket },
      ],
      ['POST /api/recovery-answers', 'kari', { code, answer: 'yes' }],
      ['POST /api/recovery/stops', null, { code }],
      ['POST /api/recovery-finishings', 'kari', { code }],
      ['POST /api/verification/confirmations', 'kari', { id: randomUUID(), code: '123456' }],
    ];
    for (const [key, caller, body] of lastSteps) {
      const { status, text } = await portal.call(caller, key, { body });
      const isRefused = status >= 400 && status < 500;
      const leadsNowhere =
        /"outcome":"(gone|unfinished|unknown|not-yours|expired|wrong|not-found|none)"|"state":"(gone|unknown)"/;
      assert.ok(isRefused || leadsNowhere.test(text), `${key}: ${status} ${text}`);
    }
  });

  test('the test file of virus scanners is refused, or never comes out again', async () => {
    const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
    const files: [name: string, bytes: Buffer][] = [
      ['a.pdf', eicar],
      ['a.jpg', eicar],
      ['a.com', eicar],
      ['behind.jpg', Buffer.concat([await picture('jpeg'), eicar])],
      ['behind.png', Buffer.concat([await picture('png'), eicar])],
      ['behind.pdf', Buffer.concat([pdfWith(''), eicar])],
      ['before.pdf', Buffer.concat([eicar, pdfWith('')])],
      ['inside.pdf', pdfWith('', [stream('/Type /EmbeddedFile', eicar)])],
    ];
    let refused = 0;
    for (const [name, bytes] of files) {
      await portal.db.deleteFrom('attempt_counter').execute();
      const id = await sendFile(portal, 'ola', { bytes, name, form: 'new-enquiry' }).catch(() => null);
      const upload = id && (await untilLookedAt(portal, 'ola', id));
      if (!id || !upload || upload.state !== 'ready') {
        refused += 1;
        if (id)
          assert.notEqual(
            (await portal.call('ola', 'GET /api/attachments/:id/content', { params: { id } })).status,
            200,
          );
        continue;
      }
      const kept = await portal.call('ola', 'GET /api/attachments/:id/content', { params: { id } });
      assert.ok(kept.bytes.length > 100 && !kept.bytes.includes('EICAR'), name);
      await portal.call('ola', 'DELETE /api/uploads/:id', { params: { id } });
    }
    assert.ok(refused >= 3, String(refused));
  });

  test('a flood costs nothing beyond its limit, and others are served meanwhile', async () => {
    const flooded = await openTestPortal({ requestsPerMinute: 20 });
    try {
      let worked = 0;
      const { enquiries } = flooded.services.enquiries;
      const { getReference } = enquiries;
      enquiries.getReference = (...given) => {
        worked += 1;
        return getReference(...given);
      };
      const ask = (caller: 'kari' | 'ola' | 'liv' | 'nils') =>
        flooded.call(caller, 'GET /api/enquiry-references/:kind/:id', {
          params: { kind: 'charge', id: randomUUID() },
        });
      const flood = Promise.all(Array.from({ length: 200 }, () => ask('kari')));
      const others = await Promise.all((['ola', 'liv', 'nils'] as const).map(ask));
      assert.deepEqual(
        others.map(({ status }) => status),
        [404, 404, 404],
      );
      const answers = await flood;
      const refused = answers.filter(({ status }) => status === 429);
      assert.equal(refused.length, 180);
      for (const { headers } of refused)
        assert.ok(Number((headers as Record<string, unknown>)['retry-after']) > 0);
      assert.equal(worked, 20 + others.length);
    } finally {
      await flooded.close();
    }
  });
});
