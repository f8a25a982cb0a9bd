import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { pictureWithPlace } from '../../../test/support/attack-files.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const claim = {
  what: 'Kaffe og kake til møtet',
  amount: '1 249,5',
  spentOn: '2026-02-03',
  account: '9999 11 11111',
  details: 'Vi var 40 stykker.',
};

describe('documents and money laid out', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, {
      personId: demoPersons.liv.id,
      unitId: units.oslo,
      role: 'deputy-member',
    });
  });
  after(() => portal.close());

  const send = (change: object = {}) =>
    portal.call('liv', 'POST /api/units/:id/reimbursements', {
      params: { id: units.oslo },
      body: { ...claim, ...change },
    });

  test('the documents are those of the organisation', async () => {
    const { documents } = body(
      await portal.call('liv', 'GET /api/units/:id/documents', { params: { id: units.oslo } }),
    );
    assert.ok(documents.some(({ title }: { title: string }) => title === 'Vedtekter'));
  });

  test('a claim is an enquiry of one’s own, with amount, day, unit and account', async () => {
    const sent = await send();
    assert.equal(sent.status, 201, sent.text);
    const thread = body(
      await portal.call('liv', 'GET /api/enquiries/:id', { params: { id: body(sent).id } }),
    );
    assert.deepEqual([thread.topic, thread.subject], ['representative', 'Refusjon: Kaffe og kake til møtet']);
    assert.match(
      thread.messages[0].text,
      /Oslo lokallag[\s\S]*Dato: 03\.02\.2026\nBeløp: 1249,50 kr\nKontonummer: 9999 11 11111\n\nVi var 40/,
    );
  });

  test('a picture of the receipt is attached', async () => {
    const bytes = await pictureWithPlace();
    const announced = await portal.call('liv', 'POST /api/uploads', {
      body: { form: `reimbursement.${units.oslo}`, name: 'kvittering.jpg', sizeBytes: bytes.length },
    });
    assert.equal(announced.status, 201, announced.text);
    const { id } = body(announced);
    await portal.call('liv', 'PUT /api/uploads/:id/chunks/:start', {
      params: { id, start: '0' },
      body: bytes,
    });
    let upload = body(await portal.call('liv', 'POST /api/uploads/:id/finish', { params: { id } }));
    while (upload.state === 'checking') {
      await delay(50);
      upload = body(await portal.call('liv', 'GET /api/uploads/:id', { params: { id } }));
    }
    const sent = await send({ attachments: [id] });
    assert.equal(sent.status, 201, sent.text);
    const { messages } = body(
      await portal.call('liv', 'GET /api/enquiries/:id', { params: { id: body(sent).id } }),
    );
    assert.deepEqual(
      messages[0].attachments.map(({ name }: { name: string }) => name),
      ['kvittering.jpg'],
    );
  });

  test('nothing is paid for nothing, to no account, or on a day to come', async () => {
    for (const [field, value] of [
      ['amount', '0'],
      ['amount', '-5'],
      ['account', '99991111112'],
      ['spentOn', '2099-01-01'],
      ['what', ''],
    ] as const) {
      const refused = await send({ [field]: value });
      assert.deepEqual(
        [refused.status, body(refused).errors.map(({ path }: { path: string }) => path)],
        [422, [`/${field}`]],
      );
    }
  });
});
