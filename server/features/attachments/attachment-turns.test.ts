import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Upload } from '#contract/attachment-endpoints.ts';
import { picture } from '../../../test/support/attack-files.ts';
import { slowPdfs } from '../../../test/support/hostile-pdfs.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { sendFile, untilLookedAt, uploadOf } from '../../../test/support/upload-file.ts';

describe('whose file is looked at next', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal({ cleaning: { msPerMegabyte: 600 } });
  });
  after(() => portal.close());

  test('one person’s slow files delay no other person’s, and after three no more of theirs are processed', async () => {
    const form = 'new-enquiry';
    const slow = slowPdfs['a hundred thousand information dictionaries']!();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.push(await sendFile(portal, 'ola', { bytes: slow, name: 'x.pdf', form }));
    const small = { bytes: await picture('png'), name: 'x.png', form };
    const other = await untilLookedAt(portal, 'kari', await sendFile(portal, 'kari', small));
    assert.equal(other.state, 'ready');
    const last = await uploadOf(portal, 'ola', ids[4]!);
    assert.equal(last.state, 'checking', 'the other person waited for all of them');

    const looked: Upload[] = [];
    for (const id of ids) looked.push(await untilLookedAt(portal, 'ola', id));
    assert.deepEqual(new Set(looked.map(({ refusal }) => refusal)), new Set(['too-complex']));
    const { rows } = await sql<{ attempts: number }>`
      select attempts from attempt_counter where subject like 'file-strike:%'`.execute(portal.db);
    assert.deepEqual(rows, [{ attempts: 3 }]);
    const refused = await portal.call('ola', 'POST /api/uploads', {
      body: { form: `${form}.${ids[0]}`, name: 'x.png', sizeBytes: 10 },
    });
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_UPLOADS']);
  });
});
