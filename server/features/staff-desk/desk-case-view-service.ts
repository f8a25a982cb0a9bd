/** How a case and its story are shown to member service. */
import type { DeskEvent } from '#contract/desk-case-endpoints.ts';
import type { EnquiryEvent } from '#contract/enquiry-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { awayUntil } from './absence-rules.ts';
import type { CaseFacts, EventRow } from './desk-case-repository.ts';
import { daysLeft } from './desk-rules.ts';

export const shownEvent = (event: EventRow): DeskEvent => ({
  ...event,
  happenedAt: event.happenedAt.toISOString(),
});

/** What the person has done is in the story too; what we did is told there by our own events. */
export const ownEvent = ({ kind, from, id, name, happenedAt }: EnquiryEvent): DeskEvent[] =>
  from !== 'staff' && kind !== 'changed' ? [{ id, kind, name, about: '', remark: null, happenedAt }] : [];

/** What is known of a case, without what has happened in it. */
export function factsShown(facts: CaseFacts, now: Date) {
  const { id, number, version, topic, subject, state, personName, personId, isMember, dueOn } = facts;
  const { tags, isExtended, forwardedTo, forwarding, assigneeId, assigneeName, senderName } = facts;
  const contact = { email: facts.senderEmail, phone: facts.senderPhone };
  return {
    id,
    number,
    version,
    topic,
    subject,
    state,
    personName,
    personId,
    isMember,
    dueOn,
    tags,
    isExtended,
    forwardedTo,
    forwarding: forwarding && {
      unitName: forwarding.unitName,
      sentAt: new Date(forwarding.sentAt).toISOString(),
      agreedAt: forwarding.agreedAt && new Date(forwarding.agreedAt).toISOString(),
    },
    isIdentified: personId !== null,
    tiedFrom: personId && senderName ? { name: senderName, ...contact } : null,
    unidentifiedContact: personId ? null : contact,
    receivedAt: facts.receivedAt.toISOString(),
    lastMessageAt: facts.lastMessageAt.toISOString(),
    closedAt: facts.closedAt?.toISOString() ?? null,
    waitsSince: facts.waitsSince?.toISOString() ?? null,
    workingDaysLeft: daysLeft(dueOn, norwegianDay(now)),
    assignee: assigneeId
      ? { id: assigneeId, name: assigneeName ?? '', awayUntilOn: awayUntil(facts.absence, norwegianDay(now)) }
      : null,
  };
}
