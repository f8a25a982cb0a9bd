import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import { referenceOf } from '#server/features/leaving/leaving-rules.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { demoLeaver, seedPost } from './demo-post.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the desk has a letter to look up, somebody who could not sign in, and files; a second time changes nothing', async () => {
  const open = await openTestDatabase();
  try {
    await seedDemo(open.db, { issuer: 'http://localhost:3000/id', now });
    for (let time = 0; time < 2; time++) await inTransaction(open.db, (tx) => seedPost(tx, now));
    const asked = await sql<{ sender: string; body: string }>`
      select e.sender_name as sender, m.body from enquiry e join enquiry_message m on m.enquiry_id = e.id
      where e.person_id is null`.execute(open.db);
    assert.equal(asked.rows.length, 1);
    assert.ok(asked.rows[0]?.body.includes(referenceOf(demoLeaver.leavingId)));
    const files = await sql<{ kind: string; subject: string; content: Buffer }>`
      select a.kind, e.subject, c.content from attachment a join attachment_chunk c on c.attachment_id = a.id
      join enquiry_message m on m.id = a.message_id join enquiry e on e.id = m.enquiry_id
      where c.is_cleaned and octet_length(c.content) = a.content_bytes order by a.kind`.execute(open.db);
    assert.deepEqual(
      files.rows.map(({ kind, subject }) => [kind, subject]),
      [
        ['pdf', 'Fortsatt registrert i et annet samfunn?'],
        ['png', 'To blad i samme postkasse'],
      ],
    );
    for (const { kind, content } of files.rows) assert.equal((await fileTypeFromBuffer(content))?.ext, kind);
  } finally {
    await open.close();
  }
});
