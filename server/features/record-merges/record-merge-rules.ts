/** Which two records may be merged, what is said to be moved, and until when they can be parted again. */
import {
  MergedKind,
  type MergeRefusal,
  type MergeSide,
  type Moves,
  mergeUndoDays,
  type RecordMerge,
} from '#contract/record-merge-endpoints.ts';
import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

export type MergeFacts = {
  keptId: string;
  otherId: string;
  actorId: string;
  /** By the policy of access to records. */
  way: 'alone' | 'with-colleague' | 'keep-other' | 'two-accounts' | 'not-here';
  bornOn: readonly [kept: string | null, other: string | null];
  numbers: readonly [kept: string | null, other: string | null];
  /** One of them is leaving, or a sign-in is being changed or recovered. */
  isRunning: boolean;
  /** One of them is part of a merge that would have to be undone first. */
  isMerged: boolean;
};

const differ = ([one, other]: readonly [string | null, string | null]) =>
  one !== null && other !== null && one !== other;

/** What the two records themselves say against it. @returns nothing where they may be merged */
export function refusalsOf(facts: MergeFacts): MergeRefusal[] {
  const { keptId, otherId, actorId, way } = facts;
  const all: readonly [boolean, MergeRefusal][] = [
    [keptId === actorId || otherId === actorId, 'own'],
    [way === 'not-here', 'not-here'],
    [way === 'keep-other', 'keep-other'],
    [way === 'two-accounts', 'two-accounts'],
    [differ(facts.bornOn), 'birth-dates'],
    [differ(facts.numbers), 'numbers'],
    [facts.isRunning, 'running'],
    [facts.isMerged, 'merged'],
  ];
  return all.filter(([is]) => is).map(([, refusal]) => refusal);
}

/** Where both have one and a person can have only one, member service ends one of them first. */
const onlyOne: Partial<Record<string, MergeRefusal>> = {
  membership: 'two-memberships',
  gift_agreement: 'two-agreements',
  sign_up: 'same-activity',
  ceremony_ticket: 'same-queue',
  magazine_household_member: 'two-households',
};

const tableOf = (column: string) => column.split('.')[0]!;

/** What the database said when the rows were moved. @param moved by column */
export const clashesOf = (moved: readonly { column: string; staying: number }[]): MergeRefusal[] => [
  ...new Set(
    moved.flatMap(({ column, staying }) => {
      const refusal = onlyOne[tableOf(column)];
      return staying > 0 && refusal ? [refusal] : [];
    }),
  ),
];

const kindOfTable: Partial<Record<string, MergedKind>> = {
  membership: 'memberships',
  gift_agreement: 'gifts',
  gift_charge: 'gifts',
  enquiry: 'enquiries',
  consent_event: 'consents',
  child_guardian: 'children',
  sign_up: 'activities',
  ceremony_ticket: 'activities',
  magazine_subscription: 'magazine',
  magazine_delivery: 'magazine',
  notice: 'notices',
  office: 'offices',
};

/** They belong to what is counted, or say why member service looked. */
const uncounted = [
  'desk_reason',
  'enquiry_message',
  'enquiry_event',
  'child_event',
  'child_submission',
  'mail_bounce',
];

/** How many of each kind were moved, in the order of the kinds. */
export function movesOf(moved: readonly { column: string; count: number }[]): Moves {
  const counts = new Map<MergedKind, number>();
  for (const { column, count } of moved) {
    const table = tableOf(column);
    const kind = kindOfTable[table] ?? 'other';
    if (!uncounted.includes(table)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return MergedKind.options
    .map((kind) => ({ kind, count: counts.get(kind) ?? 0 }))
    .filter(({ count }) => count > 0);
}

export function mergeState(one: { mergedAt: Date | null; endedAt: Date | null }): RecordMerge['state'] {
  if (one.endedAt) return one.mergedAt ? 'parted' : 'withdrawn';
  return one.mergedAt ? 'merged' : 'waits';
}

/** Whether the two can still be parted, or a merge that waits be withdrawn or approved. */
export const isOpen = (one: { askedAt: Date; mergedAt: Date | null; endedAt: Date | null }, now: Date) =>
  one.endedAt === null &&
  now.getTime() - (one.mergedAt ?? one.askedAt).getTime() <= mergeUndoDays * 86_400_000;

/** One of the two as it is shown. */
export function sideOf(one: {
  id: string;
  name: string;
  bornOn: string | null;
  sealedNumber: Buffer | null;
  memberNumber: string | null;
  joinedOn: string | null;
  endedOn: string | null;
  email: string | null;
  phone: string | null;
  hasSignIn: boolean;
}): MergeSide {
  const { id, name, bornOn, sealedNumber, memberNumber, joinedOn, endedOn, email, phone, hasSignIn } = one;
  return {
    id,
    name,
    bornOn,
    hasFodselsnummer: sealedNumber !== null,
    membership: memberNumber && joinedOn ? { number: memberNumber, joinedOn, endedOn } : null,
    maskedEmail: email && maskedEmail(email),
    maskedPhone: phone && maskedPhone(phone),
    hasSignIn,
  };
}
