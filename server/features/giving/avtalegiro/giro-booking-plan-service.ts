/** What booking a file would do: nothing is written here. */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { GiroFormat } from '#server/ports/giro.ts';
import type { GiroAssignment, GiroFile, GiroMandate, GiroPayment } from '#server/ports/giro-file.ts';
import { listActiveKids, listMandatesByKid } from '../ledger/gift-mandate-repository.ts';
import { listClaimsOfKids } from './giro-claim-repository.ts';
import { type GiroFileProblem, type GiroFileRow, readGiroContent } from './giro-file-repository.ts';
import { kidAgreementOf } from './giro-mandate-service.ts';
import { type PaymentPlace, placePayments } from './giro-match-rules.ts';
import { listKnownPayments, type PaymentKey } from './giro-payment-repository.ts';

export type Payment = GiroPayment & PaymentKey & { assignmentNumber: string; agreementId: string };
export type PlannedBooking = {
  mandates: {
    kid: string;
    registration: GiroMandate['registration'];
    wantsNotice: boolean;
    isKnown: boolean;
  }[];
  payments: { payment: Payment; place: PaymentPlace }[];
  /** Payments that we have from an earlier file. */
  knownCount: number;
  problems: GiroFileProblem[];
};

type Needs = { format: GiroFormat; profile: GiroProfile };

export const createGiroPlans = (needs: Needs) => withNeeds(needs, { plan });

/** Mandates for another account of ours say nothing of these. */
async function planMandates(needs: Needs, db: Database, file: GiroFile): Promise<PlannedBooking['mandates']> {
  const assignments = file.assignments.flatMap(({ kind, account, items }) =>
    kind === 'mandates' && account === needs.profile.account ? [items] : [],
  );
  const told = assignments.flat();
  const kids = new Set(
    (
      await listMandatesByKid(
        db,
        told.map(({ kid }) => kid),
      )
    ).map((one) => one.externalId),
  );
  const planned = told.map(({ kid, registration, wantsNotice }) => ({
    kid,
    registration,
    wantsNotice,
    isKnown: kids.has(kid),
  }));
  // A listing of all that there are: what it leaves out has ended.
  const hasListing = assignments.some(
    (items) => items.length > 0 && items.every(({ registration }) => registration === 'active'),
  );
  if (!hasListing) return planned;
  const named = new Set(told.map(({ kid }) => kid));
  const gone = (await listActiveKids(db)).filter((kid) => !named.has(kid));
  return [
    ...planned,
    ...gone.map((kid) => ({ kid, registration: 'ended' as const, wantsNotice: false, isKnown: true })),
  ];
}

async function planPayments(needs: Needs, db: Database, file: GiroFile) {
  const all = file.assignments.flatMap((assignment) =>
    assignment.kind === 'ocr' ? assignment.items.map((item) => paymentOf(assignment, item)) : [],
  );
  const problems: GiroFileProblem[] = [];
  const known = new Map((await listKnownPayments(db, all.map(keyOf))).map((one) => [keyText(one), one]));
  const seen = new Set<string>();
  const fresh = all.filter((payment) => {
    const key = keyText(payment);
    const before = known.get(key);
    const isSame = before && before.kid === payment.kid && before.amountOre === payment.amountOre;
    if (seen.has(key) || (before && !isSame))
      problems.push({
        line: 0,
        position: 0,
        code: 'same-key',
        text: `${payment.settledOn} ${payment.archiveReference} ${payment.transactionNumber}`,
      });
    seen.add(key);
    return !before;
  });
  const kids = [...new Set(fresh.map(({ kid }) => kid))];
  const places = placePayments(
    fresh.map((payment) => ({ ...payment, isOurAccount: payment.account === needs.profile.account })),
    {
      claims: await listClaimsOfKids(db, kids),
      knownKids: new Set((await listMandatesByKid(db, kids)).map(({ externalId }) => externalId!)),
      kid: kidAgreementOf(needs.profile),
    },
  );
  return {
    payments: fresh.map((payment, at) => ({ payment, place: places[at]! })),
    knownCount: all.length - fresh.length,
    problems,
  };
}

async function plan(needs: Needs, db: Database, row: GiroFileRow): Promise<PlannedBooking> {
  const nothing = { mandates: [], payments: [], knownCount: 0, problems: [] };
  if (row.kind === 'receipt') return nothing;
  const { file, problems } = needs.format.read(await readGiroContent(db, row.id));
  // What does not agree with itself is not reckoned with: not even its days need be days.
  if (!file || problems.length > 0) return nothing;
  return { ...(await planPayments(needs, db, file)), mandates: await planMandates(needs, db, file) };
}

export const keyOf = ({
  account,
  settledOn,
  archiveReference,
  transactionNumber,
}: PaymentKey): PaymentKey => ({
  account,
  settledOn,
  archiveReference,
  transactionNumber,
});
export const keyText = (key: PaymentKey): string => Object.values(keyOf(key)).join(' ');

const paymentOf = (assignment: GiroAssignment, item: GiroPayment): Payment => ({
  ...item,
  // A payment without a day is a problem of the file.
  settledOn: item.settledOn as string,
  account: assignment.account,
  assignmentNumber: assignment.assignmentNumber,
  agreementId: assignment.agreementId ?? '',
});
