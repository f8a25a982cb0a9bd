/** Giving, the books and the tax report. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { statementFile } from '../../../dev/avtalegiro-simulator/statement-file.ts';
import { insertGiftOf, setNumber, wishDeduction } from '../gift-years.ts';
import { insertGiroFile } from '../giro-fixtures.ts';
import { insertAgreement, insertPaidGift } from '../giving-fixtures.ts';
import { aWish } from '../giving-stage.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const year = String(new Date().getFullYear() - 1);
const thisYear = String(new Date().getFullYear());
const giroAccount = '99991111111';
const aGift = {
  amountKroner: '300',
  purposeId: 'general',
  wantsTaxDeduction: false,
  fodselsnummer: '',
  bornOn: '',
};

export function moneyArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;
  const mona = { as: 'mona' } as const;

  async function agreementOf(personId: string, rail: 'vipps' | 'avtalegiro' = 'vipps') {
    const { id } = await insertAgreement(db, personId, 'active');
    if (rail === 'avtalegiro') {
      const kid = String(1_000_000_000_000 + stage.next());
      await sql`update gift_mandate set rail = 'avtalegiro', external_id = ${kid} where agreement_id = ${id}`.execute(
        db,
      );
      await sql`update gift_agreement set rail = 'avtalegiro' where id = ${id}`.execute(db);
    }
    return id;
  }

  /** A gift by AvtaleGiro that is to be paid back in the bank. */
  async function promisedRefund() {
    const { id } = await stage.member();
    const [key, at] = [randomUUID(), new Date().toISOString()];
    const giftId = await insertGiftOf(db, {
      personId: id,
      amountOre: 20_000,
      paidAt: `${year}-12-03T11:00:00Z`,
      rail: 'avtalegiro',
    });
    await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
      values (${randomUUID()}, ${giftId}, ${`refund-wanted:${key}`}, 'refund-wanted', ${at}, ${at}, 'staff',
        20000)`.execute(db);
    return { giftId, key };
  }

  /** A year in which one more has given than before, so that there is something new to report. */
  async function report(state: 'none' | 'prepared' | 'signed') {
    await sql`update tax_report set state = 'withdrawn' where state in ('prepared', 'signed')`.execute(db);
    const { id, number } = await stage.member();
    await setNumber(portal, id, number);
    await wishDeduction(db, id, true, `${year}-03-01T10:00:00Z`);
    await insertGiftOf(db, { personId: id, amountOre: 90_000, paidAt: `${year}-05-05T10:00:00Z` });
    if (state === 'none') return { id: '', factsDigest: '' };
    const body = { year };
    type Reports = { reports: { id: string; factsDigest: string }[] };
    const { reports } = await stage.call<Reports>('mona', 'POST /api/staff/tax-reports', { body });
    const [{ id: reportId, factsDigest }] = reports as [Reports['reports'][0]];
    if (state === 'signed')
      for (const who of ['mona', 'ingrid'] as const)
        await stage.call(who, 'POST /api/staff/tax-reports/:id/signatures', {
          params: { id: reportId },
          body: { factsDigest },
        });
    return { id: reportId, factsDigest };
  }

  /** The list of this year, in a state. */
  async function grant(state: 'none' | 'frozen' | 'signed' | 'delivered') {
    await sql`update grant_list set state = 'withdrawn' where state in ('frozen', 'signed')`.execute(db);
    if (state === 'none') return { id: '', factsDigest: '', number: '' };
    const number = await countedMember();
    type Lists = { lists: { id: string; factsDigest: string }[] };
    const body = { year: thisYear };
    const { lists } = await stage.call<Lists>('mona', 'POST /api/staff/grant-lists', { body });
    const [{ id, factsDigest }] = lists as [Lists['lists'][0]];
    if (state === 'frozen') return { id, factsDigest, number };
    for (const who of ['mona', 'ingrid'] as const)
      await stage.call(who, 'POST /api/staff/grant-lists/:id/signatures', {
        params: { id },
        body: { factsDigest },
      });
    if (state === 'delivered')
      await stage.call('mona', 'POST /api/staff/grant-lists/:id/deliveries', {
        params: { id },
        body: { receipt: 'TS-1' },
      });
    return { id, factsDigest, number };
  }

  async function countedMember() {
    const { id, number } = await stage.member();
    await setNumber(portal, id, number);
    await sql`update membership set joined_on = '2001-01-01' where person_id = ${id}`.execute(db);
    return number;
  }

  const controlOf = (number: string) =>
    new TextEncoder().encode(`Fødselsnummer;Svar\n${number};ikke funnet\n`);

  /** A statement of one unknown entry. */
  async function statement(): Promise<Uint8Array> {
    const number = stage.next();
    const on = `${year}-10-05`;
    const entry = { bookedOn: on, amountOre: -100 - number, reference: `P${number}`, text: 'Leie' };
    return new Uint8Array(
      statementFile([{ account: giroAccount, fromOn: on, toOn: on, openingOre: 0, entries: [entry] }]),
    );
  }
  async function uploaded(): Promise<string> {
    const id = randomUUID();
    await stage.call('mona', 'PUT /api/staff/bank-statements/:id', {
      params: { id },
      query: { name: 'utskrift.xml' },
      body: await statement(),
    });
    return id;
  }

  /** Asks something of an agreement of a member's own. */
  const ofAgreement = (state: 'active' | 'paused', body: Record<string, string>) => async () => {
    const { sender, id } = await stage.member();
    const agreement = await insertAgreement(db, id, state);
    return { as: sender, params: { id: agreement.id }, body: { version: '1', ...body } };
  };

  return {
    'POST /api/giving/agreements/:id/changes': ofAgreement('active', {
      amountKroner: '300',
      frequency: 'monthly',
      day: '20',
      purposeId: 'general',
    }),
    'POST /api/giving/agreements/:id/pause': ofAgreement('active', { months: '2' }),
    'POST /api/giving/agreements/:id/resume': ofAgreement('paused', {}),
    'POST /api/giving/agreements': async () => ({ as: (await stage.member()).sender, body: aWish }),
    'POST /api/giving/gifts': async () => ({ as: (await stage.member()).sender, body: aGift }),
    'POST /api/giving/agreements/:id/notice': async () => {
      const { sender, id } = await stage.member();
      return {
        as: sender,
        params: { id: await agreementOf(id, 'avtalegiro') },
        body: { wantsNotice: true },
      };
    },
    'PUT /api/giving/tax-wish': async () => {
      const { sender, number } = await stage.member();
      return { as: sender, body: { wantsTaxDeduction: true, fodselsnummer: number } };
    },
    'POST /api/giving/agreements/:id/rail': async () => {
      const { sender, id } = await stage.member();
      return {
        as: sender,
        params: { id: await agreementOf(id, 'avtalegiro') },
        body: { version: '1', rail: 'vipps', wantsNotice: false },
      };
    },
    'POST /api/staff/enquiries/:id/giving/stop': async () => {
      const { sender, id } = await stage.member();
      const agreementId = await agreementOf(id);
      return { ...mona, params: { id: await stage.enquiryOf(sender) }, body: { agreementId } };
    },
    'POST /api/staff/enquiries/:id/giving/refunds': async () => {
      const { sender, id } = await stage.member();
      const giftId = await insertPaidGift(db, id);
      return {
        ...mona,
        params: { id: await stage.enquiryOf(sender) },
        body: { giftId, amountKroner: '100' },
      };
    },
    'POST /api/staff/giro/files/:id/set-asides': async () => {
      const id = await insertGiroFile(db);
      await sql`update giro_file set state = 'problem' where id = ${id}`.execute(db);
      return { ...mona, params: { id } };
    },
    'POST /api/staff/giro/runs': async () => ({ ...mona, body: { run: 'claims' } }),
    'POST /api/staff/giro/refunds': async () => ({ ...mona, body: await promisedRefund() }),
    'POST /api/staff/tax-reports': async () => {
      await report('none');
      return { ...mona, body: { year } };
    },
    'POST /api/staff/tax-reports/:id/signatures': async () => {
      const { id, factsDigest } = await report('prepared');
      return { ...mona, params: { id }, body: { factsDigest } };
    },
    'POST /api/staff/tax-reports/:id/withdrawals': async () => ({
      ...mona,
      params: { id: (await report('prepared')).id },
    }),
    'POST /api/staff/tax-reports/:id/deliveries': async () => ({
      ...mona,
      params: { id: (await report('signed')).id },
      body: { receipt: 'AR-1' },
    }),
    'POST /api/staff/grant-lists': async () => {
      await grant('none');
      return { ...mona, body: { year: thisYear } };
    },
    'POST /api/staff/grant-lists/:id/signatures': async () => {
      const { id, factsDigest } = await grant('frozen');
      return { ...mona, params: { id }, body: { factsDigest } };
    },
    'POST /api/staff/grant-lists/:id/withdrawals': async () => ({
      ...mona,
      params: { id: (await grant('frozen')).id },
    }),
    'POST /api/staff/grant-lists/:id/deliveries': async () => ({
      ...mona,
      params: { id: (await grant('signed')).id },
      body: { receipt: 'TS-1' },
    }),
    'PUT /api/staff/grant-lists/:id/control': async () => {
      const { id, number } = await grant('delivered');
      return { ...mona, params: { id }, query: { name: 'svar.csv' }, body: controlOf(number) };
    },
    'POST /api/staff/grant-control-answers/:id/settlements': async () => {
      const { id, number } = await grant('delivered');
      await stage.call('mona', 'PUT /api/staff/grant-lists/:id/control', {
        params: { id },
        query: { name: 'svar.csv' },
        body: controlOf(number),
      });
      const { rows } = await sql<{ id: string }>`
        select id from grant_control_answer where state = 'open' order by id limit 1`.execute(db);
      return { ...mona, params: { id: rows[0]!.id }, body: { note: 'Ringte og spurte' } };
    },
    'POST /api/staff/bank-credits': async () => ({
      ...mona,
      body: {
        rail: 'vipps',
        forOn: `${year}-11-02`,
        bookedOn: `${year}-11-04`,
        fee: '0',
        amount: '340,00',
        reference: `Utb. ${stage.next()}`,
        reason: 'Rettet for hånd',
      },
    }),
    'POST /api/staff/reconciliation-marks': async () => {
      // Nothing has arrived of what was given on a day of its own.
      const on = new Date(Date.UTC(Number(year), 0, 1 + (stage.next() % 300))).toISOString().slice(0, 10);
      const { id } = await stage.member();
      await insertGiftOf(db, { personId: id, amountOre: 1_000, paidAt: `${on}T11:00:00Z` });
      type Month = { rails: { rail: string; days: { on: string; openOre: number }[] }[] };
      const { rails } = await stage.call<Month>('mona', 'GET /api/staff/reconciliation', {
        query: { month: on.slice(0, 7) },
      });
      const day = rails.find(({ rail }) => rail === 'vipps')!.days.find((one) => one.on === on)!;
      return {
        ...mona,
        body: { rail: 'vipps', on, differenceOre: day.openOre, note: 'Kommer neste måned' },
      };
    },
    'PUT /api/staff/bank-statements/:id': async () => ({
      ...mona,
      params: { id: randomUUID() },
      query: { name: 'utskrift.xml' },
      body: await statement(),
    }),
    'POST /api/staff/bank-statements/:id/bookings': async () => ({
      ...mona,
      params: { id: await uploaded() },
    }),
    'POST /api/staff/bank-statements/:id/set-asides': async () => ({
      ...mona,
      params: { id: await uploaded() },
    }),
    'POST /api/staff/bank-lines/:id/places': async () => {
      const file = await uploaded();
      type Statements = { open: { id: string }[] };
      const { open } = await stage.call<Statements>('mona', 'POST /api/staff/bank-statements/:id/bookings', {
        params: { id: file },
      });
      return {
        ...mona,
        params: { id: open.at(-1)!.id },
        body: { kind: 'other', rail: null, forOn: null, note: 'Husleie' },
      };
    },
  };
}
