import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('documents for those elected', () => {
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

  test('the documents are those of the organisation', async () => {
    const { documents } = body(
      await portal.call('liv', 'GET /api/units/:id/documents', { params: { id: units.oslo } }),
    );
    assert.ok(documents.some(({ title }: { title: string }) => title === 'Vedtekter'));
  });
});
