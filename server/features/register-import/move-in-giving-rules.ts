/** Gifts of past years, and the agreements that go on being drawn. */
import type { Frequency, Rail } from '#contract/giving-values.ts';
import { moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import {
  type CellProblem,
  type ContentOf,
  readDay,
  readId,
  readOre,
  readPastDay,
  readText,
  readWord,
  readYesOrNo,
} from './move-in-column-rules.ts';
import { kindOf, type MoveInContext, ofPerson, type RowRead, unreadable } from './move-in-reading-rules.ts';
import { wordIn } from './register-column-rules.ts';

const railWords = [['vipps', 'vipps mobilepay vippsmobilepay']] as const;
/** Also what contributions, opportunities and their stages are called elsewhere. */
const paidWords = [
  [true, 'betalt fullf\u00f8rt gjennomf\u00f8rt completed won closedwon posted paid'],
  [
    false,
    'ubetalt avbrutt mislykket tilbakebetalt kreditert pending cancelled canceled failed refunded partiallypaid pendingrefund chargeback template inprogress open lost closedlost pledged',
  ],
] as const;
const frequencyWords = [
  ['monthly', 'm\u00e5ned m\u00e5nedlig hverm\u00e5ned monthly month m'],
  ['quarterly', 'kvartal kvartalsvis hvertkvartal quarterly k'],
  ['yearly', '\u00e5r \u00e5rlig hvert\u00e5r yearly year \u00e5'],
] as const satisfies [Frequency, string][];

const purposeOf = (name: string | null, { purposes }: MoveInContext): string | null =>
  name === null
    ? purposes[0]!.id
    : (purposes.find((one) => [one.id, one.name.toLowerCase()].includes(name.toLowerCase()))?.id ?? null);

export const gifts = kindOf(
  moveInColumnTexts.gifts,
  {
    id: readId,
    person: readId,
    on: readPastDay,
    amount: readOre,
    rail: (text: string): Rail => wordIn(text, railWords) ?? 'avtalegiro',
    state: readWord(paidWords),
    purpose: readText,
  },
  ({ id, person, on, amount, rail, state, purpose }, context) => {
    if (state === false) return 'NOT_PAID';
    if (Number(on!.slice(0, 4)) < context.giftsFromYear) return 'TOO_OLD';
    const purposeId = purposeOf(purpose, context);
    if (purposeId === null) return unreadable(moveInColumnTexts.gifts.purpose);
    return {
      ...ofPerson,
      externalId: id!,
      personRef: person,
      content: { on, amountOre: amount, rail: rail ?? 'avtalegiro', purposeId },
      sum: { key: on!.slice(0, 7), ore: amount! },
    };
  },
);

/** Also the statuses of recurring contributions and donations elsewhere. One that is paused there is begun again by the donor. */
const activeWords = [
  [true, 'aktiv l\u00f8pende active inprogress overdue processing'],
  [
    false,
    'avsluttet stoppet oppsagt pauset stanset cancelled canceled completed pending failed failing closed lapsed paused',
  ],
] as const;
/** How often, by the unit and how many of it are between. */
const frequencies: Partial<Record<string, Frequency>> = {
  '1 monthly': 'monthly',
  '3 monthly': 'quarterly',
  '12 monthly': 'yearly',
  '1 quarterly': 'quarterly',
  '4 quarterly': 'yearly',
  '1 yearly': 'yearly',
};

const agreementReaders = {
  person: readId,
  amount: readOre,
  day: (text: string) =>
    /^last_?day$/i.test(text) ? 31 : /^([1-9]|[12]\d|3[01])$/.test(text) ? Number(text) : null,
  nextOn: readDay,
  frequency: readWord(frequencyWords),
  interval: (text: string) =>
    /^\d{1,2}([.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : null,
  beganOn: readPastDay,
  purpose: readText,
  state: readWord(activeWords),
};

function agreement(
  content: ContentOf<typeof agreementReaders>,
  mandate: { id: string; rail: Rail; wantsNotice: boolean },
  context: MoveInContext,
): RowRead | CellProblem | string {
  const { person, amount, day, nextOn, interval, beganOn, purpose, state } = content;
  if (state === false) return 'NOT_ACTIVE';
  // Read as another frequency, it would be drawn too often.
  const frequency = frequencies[`${interval ?? 1} ${content.frequency ?? 'monthly'}`];
  if (!frequency) return unreadable(moveInColumnTexts.vipps.interval);
  // Before that day the old system draws: what is drawn today would be drawn twice.
  if (nextOn! <= context.today) return 'NEXT_PAST';
  const purposeId = purposeOf(purpose, context);
  if (purposeId === null) return unreadable(moveInColumnTexts.vipps.purpose);
  return {
    ...ofPerson,
    externalId: mandate.id,
    uniqueKey: mandate.id,
    personRef: person,
    content: {
      mandateId: mandate.id,
      rail: mandate.rail,
      wantsNotice: mandate.wantsNotice,
      amountOre: amount,
      day,
      firstOn: nextOn,
      frequency,
      beganOn: beganOn ?? context.today,
      purposeId,
    },
    sum: { key: `${amount}|${day}`, ore: amount! },
  };
}

export const avtalegiro = kindOf(
  moveInColumnTexts.avtalegiro,
  {
    kid: (text: string) => (/^\d{2,24}[\d-]$/.test(text) ? text : null),
    ...agreementReaders,
    notice: readYesOrNo,
  },
  ({ kid, notice, ...content }, context) =>
    context.isKid(kid!)
      ? agreement(content, { id: kid!, rail: 'avtalegiro', wantsNotice: notice ?? false }, context)
      : unreadable(moveInColumnTexts.avtalegiro.kid),
);

export const vipps = kindOf(
  moveInColumnTexts.vipps,
  { agreementId: (text: string) => (/^[\w-]{4,60}$/.test(text) ? text : null), ...agreementReaders },
  ({ agreementId, ...content }, context) =>
    agreement(content, { id: agreementId!, rail: 'vipps', wantsNotice: false }, context),
);
