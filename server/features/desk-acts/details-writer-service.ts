/** What can be corrected of a person: how it is now, how it is to be, and writing it where it belongs. */
import type { CorrectedField, Correction } from '#contract/desk-act-endpoints.ts';
import { mayBeBornOn } from '#contract/values/birth-date-rules.ts';
import { agreesWithBirthDate, type FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { postalAddressOf } from '#contract/values/postal-address.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { memberships } from '../memberships/membership-service.ts';
import type { GiveNumber } from '../numbers/number-service.ts';
import { persons } from '../persons/person-service.ts';
import type { Act } from '../staff-desk/desk-case-service.ts';
import type { DeskContacts } from '../verification/desk-contact-service.ts';
import { type DetailsRow, listChapterNames } from './desk-act-repository.ts';
import type { ActValue, ContactValue, Valued } from './desk-act-rules.ts';

const invalid = (path: string) => new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });

const contactOf = ({ kind, value }: Valued & { kind: 'email' | 'phone' }, { actor }: Act) => ({
  kind,
  value: value?.value ?? null,
  verifiedAt: value?.verifiedAt ? new Date(value.verifiedAt) : null,
  staffId: actor.personId,
});

type Needs = {
  seal: Pick<NumberSeal, 'open'>;
  series: FodselsnummerSeries;
  numbers: { give: GiveNumber };
  contacts: DeskContacts;
};

/** @param needs.series which national identity numbers are taken */
export const createDetailsWriter = (needs: Needs) => ({
  ...withNeeds(needs, { valueIn, write, putBack }),
  wantedValue,
});

const numberOf = (needs: Needs, facts: DetailsRow) =>
  facts.sealedNumber && needs.seal.open(facts.id, facts.sealedNumber);

function valueIn(needs: Needs, kind: CorrectedField, facts: DetailsRow): ActValue {
  const contact = (value: string | null, verifiedAt: Date | null): ContactValue | null =>
    value === null ? null : { value, verifiedAt: verifiedAt?.toISOString() ?? null };
  const { givenName, familyName, bornOn, address, language, chapter } = facts;
  const values = {
    name: () => ({ givenName, familyName }),
    'birth-date': () => bornOn,
    number: () => numberOf(needs, facts),
    address: () => address,
    email: () => contact(facts.email, facts.emailVerifiedAt),
    phone: () => contact(facts.phone, facts.phoneVerifiedAt),
    language: () => language,
    chapter: () => chapter,
  };
  return values[kind]();
}

/** @throws Refusal INVALID_INPUT */
function checkBirthDate(needs: Needs, facts: DetailsRow, bornOn: string | null, now: Date): void {
  const today = norwegianDay(now);
  const digits = numberOf(needs, facts);
  const fitsNumber =
    !digits || (bornOn !== null && agreesWithBirthDate(digits, bornOn, { accept: needs.series, today }));
  if (!fitsNumber || !mayBeBornOn(bornOn, facts.isMember, today)) throw invalid('/bornOn');
}

/** @throws Refusal INVALID_INPUT */
function checkNumber(needs: Needs, { bornOn }: DetailsRow, digits: string, now: Date): void {
  const options = { accept: needs.series, today: norwegianDay(now) };
  if (bornOn === null || !agreesWithBirthDate(digits, bornOn, options)) throw invalid('/fodselsnummer');
}

/** @throws Refusal INVALID_INPUT, NOT_A_MEMBER, FORBIDDEN */
async function write(needs: Needs, tx: Transaction, facts: DetailsRow, one: Valued, by: Act): Promise<void> {
  const { id } = facts;
  const { now } = by;
  switch (one.kind) {
    case 'name':
      await persons.changeName(tx, id, one.value);
      return;
    case 'birth-date':
      checkBirthDate(needs, facts, one.value, now);
      return persons.setBirthDate(tx, id, one.value);
    case 'number':
      if (one.value === null) return persons.removeNumber(tx, id);
      checkNumber(needs, facts, one.value, now);
      return needs.numbers.give(tx, id, one.value, now);
    case 'address':
      return persons.setAddress(tx, id, one.value);
    case 'email':
    case 'phone':
      return needs.contacts.correct(tx, id, contactOf(one, by), now);
    case 'language':
      return persons.setLanguage(tx, id, one.value, now);
    case 'chapter':
      if (!facts.isMember) throw new Refusal('NOT_A_MEMBER');
      return memberships.setChapter(tx, id, one.value?.id ?? null);
  }
}

async function wantedValue(tx: Transaction, change: Correction): Promise<Valued> {
  switch (change.field) {
    case 'name':
      return { kind: 'name', value: { givenName: change.givenName, familyName: change.familyName } };
    case 'birth-date':
      return { kind: 'birth-date', value: change.bornOn };
    case 'number':
      return { kind: 'number', value: change.fodselsnummer || null };
    case 'address':
      return { kind: 'address', value: postalAddressOf(change) };
    case 'email':
      return { kind: 'email', value: { value: change.email, verifiedAt: null } };
    case 'phone':
      return { kind: 'phone', value: { value: change.phone, verifiedAt: null } };
    case 'language':
      return { kind: 'language', value: change.language };
    case 'chapter': {
      const chapter = (await listChapterNames(tx)).find(({ id }) => id === change.chapterId);
      if (!chapter) throw invalid('/chapterId');
      return { kind: 'chapter', value: chapter };
    }
  }
}

/** Puts a value back that an act had changed. @throws Refusal as `write` */
async function putBack(needs: Needs, tx: Transaction, facts: DetailsRow, former: Valued, by: Act) {
  if (former.kind !== 'email' && former.kind !== 'phone') return write(needs, tx, facts, former, by);
  await needs.contacts.putBack(tx, facts.id, contactOf(former, by), by.now);
}
