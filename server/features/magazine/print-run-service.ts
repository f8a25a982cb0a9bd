/** What the desk does with issues. Each function runs in the caller's transaction. */
import { createHash, randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { IssuePlan, StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { inherit, listHeirs } from './household-copy-repository.ts';
import { pricedChannels } from './magazine-payment-rules.ts';
import { addressKey } from './magazine-rules.ts';
import { invalid } from './magazine-service.ts';
import { labelCode, labelLines, labelNumberOf, printFile } from './print-file-rules.ts';
import {
  addDeliveries,
  addExport,
  addIssue,
  changeIssue,
  countReaders,
  countReturned,
  dropLabels,
  findExport,
  findIssueForChange,
  hasRunExport,
  isNumberTaken,
  listExports,
  listLabels,
  listReaders,
  listStaffIssues,
  setFrozen,
  setIssueFile,
} from './print-run-repository.ts';
import { plannedDeliveries } from './print-run-rules.ts';
import { countWaitingResends, listWaitingResends, redirectResend } from './resend-repository.ts';
import { findDeliveryByLabel, holdLabels, setDeliveryReturned } from './returned-post-repository.ts';

/** How long the maker of a file can download it; after that its addresses are deleted. */
export const exportHours = 24;

const countries = new Intl.DisplayNames('nb', { type: 'region' });
/** @param code ISO 3166-1 alpha-2. @returns the name in Norwegian */
const countryName = (code: string): string => countries.of(code) ?? code;

/** Tells whether two addresses are the same without keeping either. */
const addressHashOf = (address: PostalAddress): string =>
  createHash('sha256').update(addressKey(address)).digest('base64url');

/** What stands on the label of one copy, and what is kept of where it went. */
export const labelTo = (name: string, address: PostalAddress) => ({
  lines: labelLines(name, address, countryName),
  addressHash: addressHashOf(address),
});

type Staff = { actor: Actor; now: Date };
const exportsSince = (now: Date) => new Date(now.getTime() - exportHours * 3_600_000);
const numberTaken = () => invalid([{ path: '/number', code: 'INVALID' }]);

export type PrintRunService = ReturnType<typeof createPrintRunService>;

export function createPrintRunService(needs: {
  announce: Announce;
  organisation: Pick<OrganisationProfile, 'magazine'>;
}) {
  const { sendsAbroad, yearlyPricesOre } = needs.organisation.magazine;

  async function show(db: Database, { actor, now }: Staff): Promise<StaffMagazine> {
    const exported = await listExports(db);
    const readers = await countReaders(db);
    const waitingResends = await countWaitingResends(db, norwegianDay(now));
    const of = (isMember: boolean) => {
      const { paper = 0, digital = 0 } = readers.find((one) => one.isMember === isMember) ?? {};
      return { paper, digital };
    };
    return {
      readers: { members: of(true), others: of(false) },
      returned: await countReturned(db),
      issues: (await listStaffIssues(db)).map(({ isFrozen, counts, ...issue }) => {
        const own = exported.filter(({ issueId }) => issueId === issue.id);
        const isExported = own.some(({ purpose }) => purpose === 'run');
        return {
          ...issue,
          waitingResends: waitingResends.get(issue.id) ?? 0,
          state: isExported ? 'exported' : isFrozen ? 'frozen' : 'planned',
          counts: isFrozen ? counts : null,
          exports: own.map(({ id, purpose, madeAt, madeBy, madeById, labels }) => ({
            id,
            purpose,
            madeBy,
            labels,
            madeAt: madeAt.toISOString(),
            isFetchable: madeById === actor.personId && madeAt > exportsSince(now),
          })),
        };
      }),
    };
  }

  async function requireIssue(tx: Transaction, id: string) {
    const issue = await findIssueForChange(tx, id);
    if (!issue) throw new Refusal('NOT_FOUND');
    return issue;
  }

  /** Where the addressee of a household's copy gets none, another of them does. */
  async function passOn(tx: Transaction, formerIds: readonly string[]): Promise<void> {
    const taken = new Set<string>();
    for (const heir of await listHeirs(tx, formerIds)) {
      if (taken.has(heir.formerId) || (heir.address.country !== 'NO' && !sendsAbroad)) continue;
      taken.add(heir.formerId);
      await inherit(tx, { ...heir, labelId: randomUUID(), ...labelTo(heir.name, heir.address) });
    }
  }

  return {
    show,

    /** @throws Refusal INVALID_INPUT where another issue has the number */
    async plan(tx: Transaction, by: Staff, plan: IssuePlan): Promise<StaffMagazine> {
      if (!(await addIssue(tx, randomUUID(), plan))) throw numberTaken();
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT */
    async change(
      tx: Transaction,
      by: Staff,
      id: string,
      { version, ...plan }: IssuePlan & { version: number },
    ): Promise<StaffMagazine> {
      const before = await requireIssue(tx, id);
      if (before.version !== version) throw new Refusal('CHANGED_ELSEWHERE');
      if (await isNumberTaken(tx, plan.number, id)) throw numberTaken();
      // The list was made for that day.
      if (before.isFrozen && before.outOn !== plan.outOn)
        throw invalid([{ path: '/outOn', code: 'INVALID' }]);
      if (before.isFrozen && before.deadlineOn !== plan.deadlineOn)
        throw invalid([{ path: '/deadlineOn', code: 'INVALID' }]);
      await changeIssue(tx, id, plan);
      return show(tx, by);
    },

    /**
     * @param content a PDF that has been rewritten
     * @throws Refusal NOT_FOUND
     */
    async setFile(tx: Transaction, by: Staff, id: string, content: Uint8Array): Promise<StaffMagazine> {
      await requireIssue(tx, id);
      await setIssueFile(tx, id, content, by.now);
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND */
    async freeze(tx: Transaction, by: Staff, id: string): Promise<StaffMagazine> {
      const issue = await requireIssue(tx, id);
      if (!issue.isFrozen) {
        const planned = plannedDeliveries(
          await listReaders(tx, issue.outOn, pricedChannels(yearlyPricesOre)),
          issue.outOn,
          { sendsAbroad },
        );
        await addDeliveries(
          tx,
          id,
          planned.map((delivery) => ({
            ...delivery,
            id: randomUUID(),
            labelId: randomUUID(),
            ...(delivery.to
              ? labelTo(delivery.to.name, delivery.to.address)
              : { lines: [], addressHash: null }),
          })),
        );
        await setFrozen(tx, id, by.now);
      }
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where it is not frozen, is made already, or holds nothing */
    async makeExport(
      tx: Transaction,
      by: Staff,
      id: string,
      purpose: 'run' | 'resend',
    ): Promise<StaffMagazine> {
      const issue = await requireIssue(tx, id);
      const isMade = purpose === 'run' && (await hasRunExport(tx, id));
      if (!issue.isFrozen || isMade) throw new Refusal('CHANGED_ELSEWHERE');
      await passOn(tx, await dropLabels(tx, id));
      const resends = purpose === 'resend' ? await listWaitingResends(tx, id, norwegianDay(by.now)) : [];
      for (const resend of resends) await redirectResend(tx, resend, labelTo(resend.name, resend.address));
      const made = { id: randomUUID(), issueId: id, purpose, staffId: by.actor.personId, at: by.now };
      const labels = await addExport(
        tx,
        made,
        resends.map(({ labelId }) => labelId),
      );
      if (purpose === 'resend' && labels === 0) throw new Refusal('CHANGED_ELSEWHERE');
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND where it is another's, or its day is over */
    getFile: (db: Database, by: Staff & { requestId: string }, id: string): Promise<FileAnswer> =>
      showList(db, by, async (tx) => {
        const made = await findExport(tx, id, by.actor.personId, exportsSince(by.now));
        if (!made) throw new Refusal('NOT_FOUND');
        const labels = await listLabels(tx, id);
        const lines = labels.map(({ number, personId: _personId, ...label }) => ({
          ...label,
          code: labelCode(number),
        }));
        const words = made.purpose === 'run' ? 'Trykkefil' : 'Ettersending';
        return {
          shown: {
            name: `${words} ${made.number.replaceAll('/', '-')}.csv`,
            type: 'text/csv',
            content: Buffer.from(printFile(lines), 'utf8'),
          },
          look: { list: 'list-labels', subjectId: id, fields: ['name', 'address'] },
          personIds: labels.map(({ personId }) => personId),
        };
      }),

    /** @throws Refusal INVALID_INPUT where no envelope has that number */
    async markReturned(tx: Transaction, { now }: Staff, code: string) {
      const number = labelNumberOf(code);
      const delivery = number === null ? undefined : await findDeliveryByLabel(tx, number);
      if (!delivery) throw invalid([{ path: '/code', code: 'INVALID' }]);
      if (delivery.isMarked) return { outcome: 'marked-before' as const };
      const today = norwegianDay(now);
      await setDeliveryReturned(tx, delivery.deliveryId, today);
      // A reader with a new address, or who was only away, has nothing to correct.
      const { personId, address, addressHash } = delivery;
      if (!address || addressHashOf(address) !== addressHash) return { outcome: 'moved-since' as const };
      await persons.setPostReturned(tx, personId, today);
      await passOn(tx, await holdLabels(tx, personId, addressHash));
      await needs.announce(tx, { personId, kind: 'magazine-returned', subjectId: personId, now });
      return { outcome: 'marked' as const };
    },
  };
}
