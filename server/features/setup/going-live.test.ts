import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { GoingLive } from '#contract/setup-endpoints.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { testPorts } from '../../../test/support/test-ports.ts';
import { lookAtGoingLive } from './going-live-service.ts';

describe('before the portal is opened', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const statesOf = ({ checks }: Pick<GoingLive, 'checks'>) =>
    Object.fromEntries(checks.map(({ id, state }) => [id, state]));

  test('the demo is not ready, and says of each thing what it found', async () => {
    const answer = await portal.call('vigdis', 'GET /api/setup/checks');
    const { checks } = answer.body as unknown as GoingLive;
    const states = statesOf({ checks });
    assert.deepEqual(
      ['profile', 'spf', 'public-address', 'numbers', 'administrators', 'privacy-officer'].map(
        (id) => states[id],
      ),
      ['missing', 'unknown', 'missing', 'missing', 'ok', 'look'],
    );
    assert.equal(checks[0]!.id, 'profile');
    assert.deepEqual(checks.find(({ id }) => id === 'dmarc')?.facts, [
      '_dmarc.minside.example',
      '_dmarc.humanistlaget.example',
    ]);
    await portal.db
      .updateTable('unit')
      .set({ municipalities: [] })
      .where('name', '=', 'Oslo lokallag')
      .execute();
    const later = (await portal.call('vigdis', 'GET /api/setup/checks')).body as unknown as GoingLive;
    assert.deepEqual(later.checks.at(-1), { id: 'units', state: 'missing', facts: ['Oslo lokallag'] });
  });

  test('an organisation that has all in order', async () => {
    const asked: string[] = [];
    const texts: Record<string, string[]> = {
      'laget.no': ['v=spf1 mx -all'],
      'portal1._domainkey.laget.no': ['v=DKIM1; p=MIIB'],
      '_dmarc.laget.no': ['v=DMARC1; p=reject'],
    };
    const ports = testPorts({ db: portal.db, clock: portal.clock });
    const { senderOwner, ...found } = await lookAtGoingLive(
      {
        ...ports,
        names: {
          async texts(name) {
            asked.push(name);
            return texts[name] ?? null;
          },
        },
        operation: { dkimSelector: 'portal1', asksStrongSignIn: true, hasSecretApart: true },
        organisation: {
          ...(ports.organisation as OrganisationProfile),
          sender: { name: 'Min side', email: 'ikke-svar@laget.no', sms: 'Min side' },
        },
        origin: 'https://minside.laget.no',
        series: 'real',
        mailReportToken: 'x'.repeat(20),
      },
      portal.db,
    );
    const states = statesOf(found);
    assert.deepEqual(senderOwner, { state: 'ok', facts: ['laget.no'] });
    assert.deepEqual(asked.toSorted(), Object.keys(texts).toSorted());
    const { vipps, bank, units, 'mail-test': mail, 'sms-test': sms, ...others } = states;
    assert.deepEqual(new Set(Object.values(others)), new Set(['ok']));
    assert.deepEqual([vipps, bank, units, mail, sms], ['look', 'look', ...Array(3).fill('missing')]);
  });

  test('letters from a domain that is neither the portal’s nor the organisation’s are a warning that names it', async () => {
    const ports = testPorts({ db: portal.db, clock: portal.clock });
    const { sender } = ports.organisation;
    const ownerOf = async (change: Partial<typeof sender>) =>
      (
        await lookAtGoingLive(
          { ...ports, organisation: { ...ports.organisation, sender: { ...sender, ...change } } },
          portal.db,
        )
      ).senderOwner;
    assert.deepEqual(await ownerOf({}), {
      state: 'ok',
      facts: ['minside.example', 'humanistlaget.example'],
    });
    assert.deepEqual(await ownerOf({ email: 'post@utsending.no' }), {
      state: 'look',
      facts: ['utsending.no'],
    });
  });
});
