/** What donors are answered, right and wrong. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { insertPaidGift } from '../../../test/support/giving-fixtures.ts';
import { aWish, type GivingStage, openGivingStage, type Shown } from '../../../test/support/giving-stage.ts';

describe('the calls about giving', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const personOf = async (caller: 'ola' | 'kari' | 'liv' | 'per') =>
    (await stage.call<{ person: { id: string } }>(caller, 'GET /api/me')).person.id;
  const begin = (caller: 'ola' | 'aud' | 'joining', wish: object) =>
    stage.portal.call(caller, 'POST /api/giving/agreements', { body: { ...aWish, ...wish } });
  const refusal = async (wish: object) => {
    const { status, body } = await begin('ola', wish);
    const { code, errors } = body as { code?: string; errors?: { path: string; code: string }[] };
    return [status, code, ...(errors ?? []).map((one) => `${one.path} ${one.code}`)].join(' ');
  };

  test('every field that is wrong is named, and nothing is begun', async () => {
    assert.equal(await refusal({ amountKroner: '49' }), '422 INVALID_INPUT /amountKroner TOO_SHORT');
    assert.equal(await refusal({ amountKroner: '10001' }), '422 INVALID_INPUT /amountKroner TOO_LONG');
    assert.equal(await refusal({ amountKroner: '' }), '422 INVALID_INPUT /amountKroner REQUIRED');
    for (const amount of ['mye', '-100', '99,50', '1e3', '0x64', 'NaN', '100; drop table'])
      assert.equal(
        await refusal({ amountKroner: amount }),
        '422 INVALID_INPUT /amountKroner INVALID',
        amount,
      );
    assert.equal(await refusal({ day: '7' }), '422 INVALID_INPUT /day INVALID');
    assert.equal(await refusal({ day: '32' }), '422 INVALID_INPUT /day INVALID');
    assert.equal(await refusal({ purposeId: 'annet' }), '422 INVALID_INPUT /purposeId INVALID');
    assert.equal(await refusal({ frequency: 'daily' }), '422 INVALID_INPUT /frequency INVALID');
    assert.equal(await refusal({ acceptsTerms: false }), '422 INVALID_INPUT /acceptsTerms INVALID');
    assert.equal(await refusal({ termsVersion: 'giver-2020-01' }), '422 INVALID_INPUT /termsVersion INVALID');
    assert.equal(await refusal({ rail: 'avtalegiro' }), '409 GIVING_CLOSED');
    assert.equal((await stage.call<{ agreement: null }>('ola', 'GET /api/giving')).agreement, null);
  });

  test('no one promises gifts under 18', async () => {
    const { status, body } = await begin('aud', {});
    assert.deepEqual([status, (body as { code?: string }).code], [403, 'UNDER_AGE']);
  });

  test('nothing is chosen, ticked or raised for anybody', async () => {
    const options = await stage.call<Record<string, unknown>>(null, 'GET /api/giving/options');
    assert.doesNotMatch(JSON.stringify(options), /default|preselect|standard/i);
  });

  test('what is shown before an agreement is what is drawn after it', async () => {
    const query = { amountKroner: '250', frequency: 'monthly', day: '20' };
    const shown = await stage.call<{ upcoming: object[] }>(null, 'GET /api/giving/preview', { query });
    const donor = await stage.donor('liv');
    assert.deepEqual(donor.upcoming, shown.upcoming);
    const params = { id: donor.id };
    const preview = await stage.call<{ upcoming: object[]; resumesOn: string }>(
      'liv',
      'GET /api/giving/agreements/:id/preview',
      { params, query: { pauseMonths: '3' } },
    );
    const paused = await stage.call<Shown & { resumesOn: string }>(
      'liv',
      'POST /api/giving/agreements/:id/pause',
      { params, body: { version: donor.version, months: '3' } },
    );
    assert.deepEqual([paused.upcoming, paused.resumesOn], [preview.upcoming, preview.resumesOn]);
  });

  test('the tax wish asks for a recent sign-in, and a year says what is missing', async () => {
    const giver = await personOf('ola');
    await insertPaidGift(stage.portal.db, giver);
    const year = String(new Date().getFullYear());
    const read = () =>
      stage.call<{ givenOre: number; tax: { outcome: string; missingOre: number } }>(
        'ola',
        'GET /api/giving/years/:year',
        { params: { year } },
      );
    const before = await read();
    assert.deepEqual([before.givenOre, before.tax.outcome], [30_000, 'not-wanted']);
    const old = await stage.portal.call('ola', 'PUT /api/giving/tax-wish', {
      body: { wantsTaxDeduction: true, fodselsnummer: '' },
      token: await stage.portal.issuer.tokenFor({
        subject: demoAccounts.ola.id,
        name: demoAccounts.ola.name,
        emails: [demoAccounts.ola.email],
        authenticatedAt: Math.floor(stage.now().getTime() / 1000) - 3600,
      }),
    });
    assert.deepEqual([old.status, (old.body as { code?: string }).code], [403, 'SIGN_IN_AGAIN']);
  });

  test('receipts are files to keep, tagged, with all that a receipt needs; another’s is not there', async () => {
    const id = await insertPaidGift(stage.portal.db, await personOf('kari'));
    const params = { id };
    const answer = await stage.portal.call('kari', 'GET /api/giving/gifts/:id/document', { params });
    assert.equal(answer.status, 200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
      mergePages: true,
    });
    for (const part of [
      'Kvitteringsnummer',
      'G-',
      'Kari Lund',
      '300',
      'Norsk Humanistlag',
      '312',
      id.slice(0, 8),
    ])
      assert.ok(text.includes(part), part);
    assert.match(answer.bytes.toString('latin1'), /\/MarkInfo|\/StructTreeRoot/);
    const other = await stage.portal.call('ola', 'GET /api/giving/gifts/:id/document', { params });
    assert.equal(other.status, 404);
    const year = await stage.portal.call('kari', 'GET /api/giving/years/:year/document', {
      params: { year: String(new Date().getFullYear()) },
    });
    assert.equal(year.status, 200);
  });

  test('a receipt is in the language of the page that asks for it, and says so', async () => {
    const id = await insertPaidGift(stage.portal.db, await personOf('kari'));
    for (const [language, label, purpose, code] of [
      [undefined, 'Kvitteringsnummer', 'Der det trengs mest', 'nb-NO'],
      ['nn', 'Føremål', 'Der det trengst mest', 'nn-NO'],
      ['en', 'Receipt number', 'Where it is needed most', 'en-GB'],
    ] as const) {
      const asked = { params: { id }, language };
      const { bytes } = await stage.portal.call('kari', 'GET /api/giving/gifts/:id/document', asked);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      for (const words of [label, purpose]) assert.ok(text.includes(words), text);
      assert.ok(bytes.toString('latin1').includes(`/Lang (${code})`), code);
    }
  });

  test('the name on a receipt is the one of its day', async () => {
    const kari = await personOf('kari');
    const id = await insertPaidGift(stage.portal.db, kari);
    await stage.portal.db
      .updateTable('person')
      .set({ family_name: 'Nyberg' })
      .where('id', '=', kari)
      .execute();
    const gift = await stage.call<{ receipt: { donorName: string } }>('kari', 'GET /api/giving/gifts/:id', {
      params: { id },
    });
    assert.equal(gift.receipt.donorName, 'Kari Lund');
  });

  test('the ledger is only added to', async () => {
    const { db } = stage.portal;
    await insertPaidGift(db, await personOf('kari'));
    for (const table of ['gift_charge_event', 'gift_receipt', 'gift_agreement_event'] as const) {
      await assert.rejects(db.deleteFrom(table).execute(), /only added to/, table);
    }
    await assert.rejects(db.updateTable('gift_receipt').set({ amount_ore: 1 }).execute(), /only added to/);
  });
});

describe('what Vipps tells', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  test('a forged message has no effect and no explanation; a true one twenty times over has one', async () => {
    const donor = await stage.donor('liv');
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'stop');
    const [message] = stage.simulator.webhooks.takeHeld().slice(-1);
    assert.ok(message);
    const post = (headers: Record<string, string>, payload: string | Buffer) =>
      stage.portal.app.inject({ method: 'POST', url: '/webhooks/vipps', headers, payload });
    const { authorization: _none, ...unsigned } = message.headers;
    const changed = message.body.replace('USER', 'ADMIN');
    for (const [headers, body] of [
      [unsigned, message.body],
      [message.headers, changed],
      [{ ...message.headers, authorization: `${message.headers.authorization}x` }, message.body],
      [message.headers, ''],
    ] as const) {
      const answer = await post(headers, body);
      assert.deepEqual([answer.statusCode, answer.body], [401, '']);
    }
    await stage.settle();
    assert.equal((await stage.agreement('liv', donor.id)).state, 'active');

    const begun = Date.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.deliver(message)));
    assert.ok(Date.now() - begun < 10_000);
    assert.deepEqual([...new Set(answers)], [200]);
    await stage.settle();
    const stopped = await stage.agreement('liv', donor.id);
    assert.equal(stopped.state, 'stopped');
    assert.equal(stopped.timeline.filter(({ kind }) => kind === 'stopped').length, 1);
    const kept = await stage.portal.db.selectFrom('vipps_message').select('subject').execute();
    assert.ok(kept.every(({ subject }) => /^[\w-]{1,64}$/.test(subject)));
  });

  test('what is not understood is taken and left alone; too much is not read', async () => {
    const { url, secret } = [...stage.simulator.webhooks.subscriptions.values()][0]!;
    assert.ok(url && secret);
    const huge = await stage.portal.app.inject({
      method: 'POST',
      url: '/webhooks/vipps',
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(100_000),
    });
    assert.equal(huge.statusCode, 413);
  });

  test('no secret, token, key or name reaches the log', () => {
    const log = stage.portal.lines.join('');
    const { clientSecret, subscriptionKey } = stage.simulator.unit;
    const secrets = [...stage.simulator.webhooks.subscriptions.values()].map(({ secret }) => secret);
    for (const secret of [clientSecret, subscriptionKey, ...secrets, 'Liv Moen', 'liv@medlem'])
      assert.ok(!log.includes(secret), secret);
  });

  test('a subscription that Vipps has dropped is made again, and the former secret is good for a day', async () => {
    const { messages } = stage.portal.services.giving.rail!;
    const [former] = stage.simulator.webhooks.subscriptions.keys();
    stage.simulator.webhooks.subscriptions.clear();
    await messages.keepRegistered(stage.portal.db, stage.now());
    const [fresh] = stage.simulator.webhooks.subscriptions.keys();
    assert.notEqual(fresh, former);
    await messages.keepRegistered(stage.portal.db, stage.now());
    assert.equal(stage.simulator.webhooks.subscriptions.size, 1);
    const rows = await stage.portal.db.selectFrom('vipps_webhook').select(['id', 'secret_sealed']).execute();
    assert.equal(rows.length, 2);
    const secrets = [...stage.simulator.webhooks.subscriptions.values()].map(({ secret }) => secret);
    for (const { secret_sealed } of rows) assert.ok(!secret_sealed.toString('latin1').includes(secrets[0]!));
  });

  test('a secret that is replaced: what was signed with either is taken, and the former one ends by itself', async () => {
    const { messages } = stage.portal.services.giving.rail!;
    const { db } = stage.portal;
    const { subscriptions } = stage.simulator.webhooks;
    const ids = () => [...subscriptions.keys()];
    const donor = await stage.donor('kari');
    const begun = stage.now();
    const [former] = ids();
    // Told before the change, and taken after it.
    stage.simulator.webhooks.takeHeld();
    stage.simulator.machine.app.agreement(stage.atVipps().id, 'stop');
    const [late] = stage.simulator.webhooks.takeHeld();
    await messages.replace(db, begun);
    assert.equal(ids().length, 2);
    assert.equal(await stage.deliver(late!), 200);
    await stage.settle();
    assert.equal((await stage.agreement('kari', donor.id)).state, 'stopped');

    const hoursOn = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
    await messages.keepRegistered(db, hoursOn(11));
    assert.equal(ids().length, 2);
    await messages.keepRegistered(db, hoursOn(13));
    assert.deepEqual([ids().length, ids().includes(former!)], [1, false]);
    // What Vipps sent in the last moment is still signed with it.
    const isTaken = (at: Date) =>
      messages.receive(db, { ...late!, method: 'POST', body: Buffer.from(late!.body) }, at);
    assert.equal(await isTaken(stage.now()), true);
    assert.equal(await isTaken(hoursOn(25)), false);
  });
});

describe('terms that the organisation has in bokmål and English, not in nynorsk', () => {
  let stage: GivingStage;
  const { terms } = organisation.giving;
  const { en } = terms.translations;
  before(async () => {
    const translated = { ...terms, translations: { en } };
    const giving = { ...organisation.giving, terms: translated };
    stage = await openGivingStage(undefined, { ...organisation, giving } as OrganisationProfile);
  });
  after(() => stage.close());

  for (const [language, read, paragraphs] of [
    ['nb', 'nb', terms.paragraphs],
    ['nn', 'nb', terms.paragraphs],
    ['en', 'en', en.paragraphs],
  ] as const)
    test(`a page in ${language} is told that they are in ${read}, and the evidence says that they were read in it`, async () => {
      const shown = await stage.call<GivingOptions>(null, 'GET /api/giving/options', { language });
      assert.deepEqual([shown.terms.language, shown.terms.paragraphs], [read, paragraphs]);
      const { receiptId } = await stage.call('ola', 'POST /api/giving/agreements', { language, body: aWish });
      const kept = await stage.portal.db
        .selectFrom('gift_agreement_event')
        .select(['terms_version', 'text_language'])
        .where('id', '=', receiptId)
        .executeTakeFirstOrThrow();
      assert.deepEqual(kept, { terms_version: terms.version, text_language: read });
      await stage.settle();
    });
});
