import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { AttachmentList } from '#web/ui/attachment-list.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { type CaseEntry, entriesOf, eventWords } from './case-entries.ts';
import { eventTexts, caseTexts as texts } from './desk-case-texts.ts';

/** @param fresh ids of what came since the reader last looked */
export function CaseThread({ deskCase, fresh }: { deskCase: DeskCase; fresh: ReadonlySet<string> }) {
  const now = new Date();
  return (
    <ol className="thread" aria-label={texts.thread}>
      {entriesOf(deskCase).map((entry) => (
        <Entry key={entry.id} entry={entry} isFresh={fresh.has(entry.id)} now={now} />
      ))}
    </ol>
  );
}

function Entry({ entry, isFresh, now }: { entry: CaseEntry; isFresh: boolean; now: Date }) {
  const tag = isFresh && <StateTag tone="new">{texts.fresh}</StateTag>;
  const time = <time dateTime={entry.at}>{capitalise(formatMomentWithTime(entry.at, now))}</time>;
  if (entry.kind === 'event')
    return (
      <li className="thread__event">
        {eventWords(entry.event)} {entry.event.remark && eventTexts.remark(entry.event.remark)} {time} {tag}
      </li>
    );
  const isNote = entry.kind === 'note';
  const isOurs = isNote || entry.message.from === 'staff';
  const name = isNote
    ? texts.note(entry.note.name)
    : isOurs
      ? texts.staff(entry.message.name, entry.message.unit)
      : entry.message.name;
  return (
    <li className={`message${isOurs ? ' message--own' : ''}${isNote ? ' message--note' : ''}`}>
      <p className="message__head">
        <span className="message__name">{name}</span> {time} {tag}
      </p>
      <p className="message__text">{isNote ? entry.note.text : entry.message.text}</p>
      {!isNote && <AttachmentList attachments={entry.message.attachments} isStaff />}
    </li>
  );
}
