/** Messages, notes and what colleagues did, as one story in the order it happened. */
import type { DeskCase, DeskEvent, DeskNote } from '#contract/desk-case-endpoints.ts';
import type { EnquiryMessage, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { eventTexts, newsTexts } from './desk-case-texts.ts';

export type CaseEntry =
  | { kind: 'message'; id: string; at: string; message: EnquiryMessage }
  | { kind: 'note'; id: string; at: string; note: DeskNote }
  | { kind: 'event'; id: string; at: string; event: DeskEvent };

export function entriesOf({ messages, notes, events }: DeskCase): CaseEntry[] {
  const entries: CaseEntry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, id: message.id, at: message.sentAt, message })),
    ...notes.map((note) => ({ kind: 'note' as const, id: note.id, at: note.writtenAt, note })),
    ...events.map((event) => ({ kind: 'event' as const, id: event.id, at: event.happenedAt, event })),
  ];
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function eventWords({ kind, name, about }: DeskEvent): string {
  switch (kind) {
    case 'assigned':
      return name ? eventTexts.assigned(name, about) : eventTexts.given(about);
    case 'forwarded':
    case 'merged':
    case 'unit-agreed':
    case 'unit-declined':
    case 'unit-returned':
    case 'unit-recalled':
      return eventTexts[kind](name, about);
    case 'released':
      // Without a name: the portal gave back what waited for somebody who is away.
      return name || !about ? eventTexts.released(name) : eventTexts.releasedFrom(about);
    case 'topic-changed':
      return eventTexts.topicChanged(name, topicWords[about as EnquiryTopic] ?? about);
    default:
      return eventTexts[kind](name);
  }
}

/** One line of what came meanwhile. */
export function newsOf(entry: CaseEntry): string {
  if (entry.kind === 'message') return newsTexts.message(entry.message.name);
  if (entry.kind === 'note') return newsTexts.note(entry.note.name);
  return eventWords(entry.event);
}
