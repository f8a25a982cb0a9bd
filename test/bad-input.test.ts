/**
 * Every field of joining, verification, my details and leaving, also in writing × everything that people and attackers put into a field:
 * the right answer, never a 500, nothing kept of what was refused, nothing sent back or logged.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';
import type { Answer } from './support/answer.ts';
import { attacksOn, keptText } from './support/attack-values.ts';
import { type AttackedForm, type AttackedKey, attackedForms } from './support/attacked-forms.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

const forms = Object.entries(attackedForms) as [AttackedKey, AttackedForm][];

describe('bad input', () => {
  let portal: TestPortal;
  let newcomer: { token: string; personId: string };
  let reasonId: string;
  before(async () => {
    portal = await openTestPortal();
    const token = await portal.issuer.tokenFor({ subject: randomUUID(), name: 'hefinn Ny bruker' });
    const me = await portal.call(null, 'GET /api/me', { token });
    newcomer = { token, personId: (me.body as unknown as { person: { id: string } }).person.id };
    const reason = await portal.call('mona', 'POST /api/staff/persons/:id/reasons', {
      params: { id: written.id },
      body: { reason: 'Brev om utmelding kom i posten' },
    });
    reasonId = (reason.body as unknown as { id: string }).id;
  });
  after(() => portal.close());
  /** Whose leaving came in a letter. */
  const written = demoPersons.nils;

  const send = async (key: AttackedKey | 'GET /api/joining' | 'GET /api/profile', body?: object) => {
    if (isJoining(key)) return portal.call(null, key, { token: newcomer.token, body });
    if (isStaff(key)) return portal.call('mona', key, { params: { id: written.id }, body });
    return portal.call('ola', key, { body });
  };
  const isJoining = (key: string) =>
    key === 'GET /api/joining' || attackedForms[key as AttackedKey]?.caller === 'joining';
  const isStaff = (key: string) => attackedForms[key as AttackedKey]?.caller === 'staff';
  const personIds = {
    joining: () => newcomer.personId,
    member: () => demoPersons.ola.id,
    staff: () => written.id,
  };
  const personOf = (form: AttackedForm) => personIds[form.caller]();

  /** Everything that is kept of somebody and that these forms could change. */
  async function kept(personId: string): Promise<string> {
    const { rows } = await sql`
      select row_to_json(p) as person, (select row_to_json(j) from joining j where j.person_id = p.id) as joining,
             (select json_agg(m) from membership m where m.person_id = p.id) as memberships,
             (select json_agg(d) from draft d where d.person_id = p.id) as drafts,
             (select count(*) from consent_event c where c.person_id = p.id) as consents,
             (select count(*) from contact_code c where c.person_id = p.id) as codes,
             (select count(*) from enquiry e where e.person_id = p.id) as enquiries
      from person p where p.id = ${personId}`.execute(portal.db);
    return JSON.stringify(rows);
  }
  /** The version of now where the form has one; and no limit on how often member service is asked, or somebody leaves. */
  async function validBody(form: AttackedForm): Promise<Record<string, unknown>> {
    await sql`update enquiry set received_at = now() - interval '3 hours'`.execute(portal.db);
    await sql`delete from number_try`.execute(portal.db);
    if (form.caller === 'staff') {
      await portal.db
        .updateTable('membership')
        .set({ ended_on: null })
        .where('person_id', '=', written.id)
        .execute();
      return { ...form.valid, reasonId };
    }
    if (!('version' in form.fields)) return form.valid;
    const profile = (await send('GET /api/profile')).body as unknown as { version: string };
    return { ...form.valid, version: profile.version };
  }

  for (const [key, form] of forms) {
    test(`${key} has a row for each of its fields`, () => {
      const shape = (endpoints[key].body as unknown as { shape?: object }).shape;
      if (shape) assert.deepEqual(Object.keys(form.fields).sort(), Object.keys(shape).sort());
      const { version: _version, reasonId: _reasonId, enquiryId: _enquiryId, ...named } = form.fields;
      assert.deepEqual(Object.keys(named).sort(), Object.keys(form.valid).sort());
    });

    for (const [field, { kind, maximum }] of Object.entries(form.fields)) {
      test(`${key}: ${field}`, async () => {
        for (const { name, value, outcome } of attacksOn(kind, maximum)) {
          const valid = await validBody(form);
          const before = await kept(personOf(form));
          const answer = await send(key, { ...valid, [field]: value });
          assert.deepEqual(outcomeOf(answer, field), outcome, `${name}: ${answer.status} ${answer.text}`);
          if (outcome === 'taken') {
            if (form.readBack && typeof value === 'string' && kind !== 'optionalFormat') {
              const { key: where, within } = form.readBack;
              const read = (await send(where)).body as unknown as Record<string, Record<string, unknown>>;
              assert.equal((within ? read[within] : read)?.[field], keptText(value), name);
            }
          } else {
            assert.equal(await kept(personOf(form)), before, `${name}: something was kept`);
            const isWord = typeof value === 'string' && value.trim().length > 4;
            assert.ok(!isWord || !answer.text.includes(value.slice(0, 40)), `${name}: was sent back`);
          }
        }
      });
    }
  }

  test('nothing of it is in the log', () => {
    const log = portal.lines.join('\n');
    for (const word of [
      'Nguy',
      'Brien',
      'evil.example',
      'onerror',
      'drop table',
      'etc/passwd',
      '05840399895',
    ])
      assert.ok(!log.includes(word), word);
  });
});

/** What became of it; an error must name this field and no other. */
function outcomeOf({ status, body }: Answer, field: string): string {
  if (status < 300) return 'taken';
  const { code, errors } = body as unknown as { code: string; errors?: { path: string; code: string }[] };
  if (status === 413 || code === 'REASON_NEEDED') return code;
  const [first, ...others] = errors ?? [];
  const isNamed = status === 422 && first?.path === `/${field}` && others.length === 0;
  return isNamed ? first.code : `${status} ${code} ${JSON.stringify(errors)}`;
}
