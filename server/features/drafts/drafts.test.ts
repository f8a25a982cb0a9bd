import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { DraftForm, draftLimits } from '#contract/draft-endpoints.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('drafts', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('draft').execute();
  });
  const save = (form: string, values: object, caller: Caller = 'ola') =>
    portal.call(caller, 'PUT /api/drafts/:form', { params: { form }, body: { values } });
  const reply = () => `enquiry-reply.${randomUUID()}`;

  test('are kept for the forms that there are, and for no others', async () => {
    for (const form of ['no-such-form', `profile.${randomUUID()}`, 'enquiry-reply', 'new-enquiryx', 'x']) {
      assert.equal((await save(form, { a: 'b' })).status, 404, form);
      const read = await portal.call('ola', 'GET /api/drafts/:form', { params: { form } });
      assert.equal(read.status, 404, form);
    }
    for (const form of ['new-enquiry', reply()]) assert.equal((await save(form, { a: 'b' })).status, 200);
  });

  test('of every form that a page asks for are among them', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../web');
    const names = new Set<string>();
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.tsx')) continue;
      const source = await readFile(path.join(folder, file), 'utf8');
      for (const [, name = ''] of source.matchAll(/useOpenDraft\([^)]*?['`]([a-z][a-z-]+(?:\.\$\{)?)/g))
        names.add(name);
      for (const [, name = ''] of source.matchAll(/name=(?:"|\{`)((?:activity|magazine)-[a-z]+(?:\.\$\{)?)/g))
        names.add(name);
    }
    assert.ok(names.size >= 25, [...names].join());
    for (const name of names)
      assert.ok(DraftForm.safeParse(name.replace('.${', `.${randomUUID()}`)).success, name);
  });

  test('are fifty at most, also when many come at once; one of them may always be changed', async () => {
    const answers = await Promise.all(
      Array.from({ length: draftLimits.number + 5 }, () => save(reply(), { message: 'x' })),
    );
    const kept = answers.filter(({ status }) => status === 200);
    assert.equal(kept.length, draftLimits.number);
    for (const { status, body } of answers)
      if (status !== 200) assert.deepEqual([status, body.code], [413, 'TOO_LARGE']);
    const { form } = await portal.db.selectFrom('draft').select('form').executeTakeFirstOrThrow();
    assert.equal((await save(form, { message: 'y' })).status, 200);
    assert.equal((await save('new-enquiry', { message: 'x' }, 'kari')).status, 200);
  });

  test('keep what was typed without what no database takes; such a name of a field is refused', async () => {
    const answer = await save('new-enquiry', { subject: 'Hei \ud83d\u0000 der', isUrgent: true });
    assert.deepEqual(answer.body.values, { subject: 'Hei \ufffd der', isUrgent: true });
    const read = await portal.call('ola', 'GET /api/drafts/:form', { params: { form: 'new-enquiry' } });
    assert.deepEqual(read.body.values, answer.body.values);
    for (const name of ['a\u0000', '\udc00'])
      assert.equal((await save('new-enquiry', { [name]: 'x' })).status, 422);
  });

  test('are two megabytes at most', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 11 }, (_, place) => [`a${place}`, 'x'.repeat(20_000)]),
    );
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await save(reply(), large)).status);
    assert.deepEqual(statuses, [...Array(9).fill(200), 413]);
  });
});
