import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readMailReport } from './mail-report.ts';

const id = '5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d';
/** As mail servers write it. */
const report = (change: { action?: string; status?: string; messageId?: string; type?: string } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Message-ID: <20261121.1@mx.example>',
    `Content-Type: multipart/report; report-type=${change.type ?? 'delivery-status'};`,
    '\tboundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I could not deliver <${id}@minside.example>.`,
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; kari@medlem.example',
    `Action: ${change.action ?? 'failed'}`,
    `Status: ${change.status ?? '5.1.1'}`,
    '--b1',
    'Content-Type: message/rfc822',
    '',
    'From: Min side <ikke-svar@minside.example>',
    `Message-ID: ${change.messageId ?? `<${id}@minside.example>`}`,
    'Subject: Du har svar',
    '--b1--',
  ].join('\r\n');

describe('a report of mail that came back', () => {
  const read = (raw: string) => readMailReport(raw, 'minside.example');

  test('names what never came through, for a wrong address and a mailbox that is closed', () => {
    for (const status of ['5.1.1', '5.2.1', '5.0.0', '5.4.4'])
      assert.equal(read(report({ status })), id, status);
    // A long line is folded.
    assert.equal(read(report({ messageId: `\r\n <${id}@minside.example>` })), id);
    assert.equal(read(report({ type: '"delivery-status"' })), id);
  });

  test('does not where it is late, came through, was refused for what is in it, or was not ours', () => {
    for (const [why, raw] of [
      ['delayed', report({ action: 'delayed', status: '4.4.1' })],
      ['delivered', report({ action: 'delivered', status: '2.0.0' })],
      ['given up for a while', report({ status: '4.4.7' })],
      ['spam', report({ status: '5.7.1' })],
      ['content', report({ status: '5.6.0' })],
      ['of another sender', report({ messageId: `<${id}@other.example>` })],
      ['of no mail of ours', report({ messageId: '<abc@minside.example>' })],
      ['read', report({ type: 'disposition-notification' })],
      [
        'an answer from a person',
        `Message-ID: <${id}@minside.example>\r\n\r\nAction: failed\r\nStatus: 5.1.1`,
      ],
      ['nothing', ''],
    ] as const)
      assert.equal(read(raw), null, why);
  });
});
