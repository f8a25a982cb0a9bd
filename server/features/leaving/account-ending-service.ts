/** Deleting the account alone, and the certificates of the choices. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import { createCertificateCodes } from '#server/platform/certificate-codes.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import {
  type AccountEndingRow,
  addAccountEnding,
  findAccountEnding,
  findAskedEnding,
  findChoiceFacts,
} from './account-ending-repository.ts';
import { findGivingFacts, findLeaver } from './leaving-repository.ts';
import { accountEndingOf, certificateUntilOn, referenceOf, taxNumberUntilOn } from './leaving-rules.ts';

/** Carries the id of the ending, and runs after it. */
export const endAccountJob = { name: 'end-account' };
export type EndAccountJob = { endingId: string };

/** Makes the file. The same choice gives the same bytes. */
export type ChoiceCertificateMaker = (
  facts: { kind: 'account' | 'giving' | 'magazine'; name: string; at: Date; reference: string },
  language: Language,
) => Promise<FileAnswer>;

export type AccountEndingService = ReturnType<typeof createAccountEndingService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  enquiries: Pick<EnquiryService, 'countOpen'>;
  secret: Buffer;
  isAccountOurs: boolean;
  makeChoiceCertificate: ChoiceCertificateMaker;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  codes: createCertificateCodes(needs.secret, 'account ending certificate'),
});
type Context = ReturnType<typeof contextOf>;

export const createAccountEndingService = (needs: Needs) =>
  withNeeds(contextOf(needs), { choices, choiceCertificate, end, endAgain, certificateOf });

const receiptOf = (context: Context, { id, endedAt }: Pick<AccountEndingRow, 'id' | 'endedAt'>) => ({
  reference: referenceOf(id),
  endedAt: endedAt.toISOString(),
  code: context.codes.codeOf(id),
  untilOn: certificateUntilOn(norwegianDay(endedAt)),
});

async function ask(context: Context, tx: Transaction, personId: string, textVersion: string, now: Date) {
  const { name } = await findChoiceFacts(tx, personId);
  const ending = { id: randomUUID(), endedAt: now };
  await addAccountEnding(tx, { id: ending.id, personId, name, textVersion, at: now });
  await context.jobs.enqueue<EndAccountJob>(tx, endAccountJob, { endingId: ending.id });
  return ending;
}

async function choices(context: Context, db: Database, { personId, signIn }: Actor, now: Date) {
  const facts = await findChoiceFacts(db, personId);
  const leaver = await findLeaver(db, personId);
  const giving = await findGivingFacts(db, personId);
  const { open } = await context.enquiries.countOpen(db, personId);
  const today = norwegianDay(now);
  const keepsNumber = facts.isMember || taxNumberUntilOn(giving, today) !== null;
  const stays = {
    membership: facts.isMember,
    giving: facts.isGiving,
    magazine: facts.isGetting,
    gifts: facts.hasGifts,
    children: facts.hasChildren && facts.isMember,
    number: leaver.hasFodselsnummer && keepsNumber,
  };
  return {
    isSignInRecent: isSignInRecent(signIn.authenticatedAt, now),
    membership: {
      isMember: facts.isMember,
      leftAt: facts.isMember ? null : (facts.leftAt?.toISOString() ?? null),
    },
    giving: {
      isRunning: facts.isGiving,
      stoppedAt: facts.isGiving ? null : (facts.givingStoppedAt?.toISOString() ?? null),
    },
    magazine: {
      isGetting: facts.isGetting,
      stoppedAt: facts.isGetting ? null : (facts.magazineStoppedAt?.toISOString() ?? null),
    },
    account: {
      ending: accountEndingOf({
        isStaff: leaver.isStaff,
        isShared: leaver.isAccountShared,
        isOurs: context.isAccountOurs,
      }),
      stays: (Object.keys(stays) as (keyof typeof stays)[]).filter((thing) => stays[thing]),
      openEnquiries: open,
    },
  };
}

/** @throws Refusal NOT_FOUND for what has not been stopped */
async function choiceCertificate(
  context: Context,
  db: Database,
  { personId }: Actor,
  kind: string,
  language: Language,
): Promise<FileAnswer> {
  const facts = await findChoiceFacts(db, personId);
  const { name, givingStoppedAt, givingId, magazineStoppedAt } = facts;
  if (kind === 'giving' && !facts.isGiving && givingStoppedAt && givingId)
    return context.makeChoiceCertificate(
      { kind, name, at: givingStoppedAt, reference: referenceOf(givingId) },
      language,
    );
  if (kind === 'magazine' && !facts.isGetting && magazineStoppedAt)
    return context.makeChoiceCertificate(
      { kind, name, at: magazineStoppedAt, reference: referenceOf(personId) },
      language,
    );
  throw new Refusal('NOT_FOUND');
}

/**
 * Pressing twice is one ending. What else the person has here goes on.
 * @throws Refusal SIGN_IN_AGAIN; FORBIDDEN for employees
 */
async function end(context: Context, tx: Transaction, actor: Actor, textVersion: string, now: Date) {
  const { personId } = actor;
  await lockPerson(tx, personId);
  const asked = await findAskedEnding(tx, personId);
  if (asked) return receiptOf(context, asked);
  requireRecentSignIn(actor, now);
  if ((await findLeaver(tx, personId)).isStaff) throw new Refusal('FORBIDDEN');
  return receiptOf(context, await ask(context, tx, personId, textVersion, now));
}

/** After a backup was put back: what had been deleted is deleted again. */
async function endAgain(context: Context, tx: Transaction, personId: string, now: Date): Promise<void> {
  await ask(context, tx, personId, 'restored', now);
}

/** @throws Refusal NOT_FOUND for a code that is not ours, and when its time is over */
async function certificateOf(context: Context, db: Database, code: string, language: Language) {
  const id = context.codes.idOf(code);
  const ending = id ? await findAccountEnding(db, id) : undefined;
  if (!ending || ending.name === null) throw new Refusal('NOT_FOUND');
  const { name, endedAt: at } = ending;
  const facts = { kind: 'account' as const, name, at, reference: referenceOf(ending.id) };
  return context.makeChoiceCertificate(facts, language);
}
