/** What has happened with a person, for the desk: read and logged in one transaction, by the case or the written reason. */
import { type Happening, type HappeningKind, happeningKinds } from '#contract/desk-timeline-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { Act } from '../staff-desk/desk-case-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import { keptText } from './desk-act-rules.ts';
import {
  type HappeningRow,
  happeningsShown,
  isAddressShielded,
  listHappenings,
} from './timeline-repository.ts';

type Asked = {
  kind?: HappeningKind | undefined;
  enquiryId?: string | undefined;
  reasonId?: string | undefined;
  cursor?: string | undefined;
};

/** What is seen of a person with each kind. Who has looked, the person can see, too. */
const seenWith: Record<HappeningKind, readonly SeenField[]> = {
  case: ['enquiry-list'],
  details: ['name', 'birth-date', 'contact-points'],
  membership: ['membership'],
  giving: ['giving'],
  'sign-up': ['notices'],
  notice: ['notices'],
  look: ['name'],
};

export type Timeline = ReturnType<typeof createTimeline>;

/** @param needs.persons why one may see the person, and how often */
export function createTimeline(needs: {
  persons: Pick<DeskPersonService, 'groundFor' | 'countOnce'>;
  cursors: PageCursor;
}) {
  const { persons, cursors } = needs;
  return {
    /**
     * @param asked.cursor of the page before; one that is not ours starts from the beginning
     * @throws Refusal REASON_NEEDED, TOO_MANY_LOOKS
     */
    list: (db: Database, by: Act, personId: string, asked: Asked) =>
      inTransaction(db, async (tx) => {
        const ground = await persons.groundFor(tx, by, personId, asked);
        await persons.countOnce(tx, by, 'timeline');
        // What a person gives, and which activities they sign up for, are opened by a case only.
        const isFromCase = ground.reason === 'enquiry';
        const kinds = happeningKinds.filter(
          (kind) => (kind === asked.kind || !asked.kind) && (kind !== 'giving' || isFromCase),
        );
        const list = `timeline ${by.actor.personId} ${personId} ${kinds}`;
        const after = asked.cursor === undefined ? null : cursors.open(list, asked.cursor);
        const isShielded = await isAddressShielded(tx, personId);
        const rows =
          kinds.length > 0 ? await listHappenings(tx, personId, kinds, after as [string, string] | null) : [];
        const page = rows.slice(0, happeningsShown);
        const last = rows.length > happeningsShown ? page.at(-1) : undefined;
        const fields = new Set(kinds.flatMap((kind) => seenWith[kind]));
        if (kinds.includes('details') && !isShielded) fields.add('address');
        await logLooks(tx, by, { ...ground, fields: [...fields] }, [personId]);
        return {
          happenings: page.map((row) => happeningOf(row, { isShielded, isFromCase })),
          next: last ? cursors.seal(list, [last.place, last.id]) : null,
          isGivingShown: isFromCase,
        };
      }),
  };
}

type Sight = { isShielded: boolean; isFromCase: boolean };

function happeningOf(row: HappeningRow, { isShielded, isFromCase }: Sight): Happening {
  const { id, kind, what, at, isDay, title, by, isByUnit, amountOre, times, outcome } = row;
  const isHidden = isShielded && what === 'address';
  const shown = (value: unknown) => (isHidden ? null : keptText(what, value, row.isCorrection));
  return {
    id,
    kind,
    what,
    at: at.toISOString(),
    isDay,
    title: kind === 'sign-up' && !isFromCase ? null : title,
    before: shown(row.before),
    after: shown(row.after),
    by,
    isByUnit,
    amountOre,
    times,
    outcome,
    enquiry: row.enquiryId ? { id: row.enquiryId, number: row.enquiryNumber! } : null,
  };
}
