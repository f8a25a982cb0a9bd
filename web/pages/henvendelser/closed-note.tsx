import { useEffect, useRef } from 'react';
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { paths } from '#web/paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { askingAbout } from '#web/texts/reference-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { threadTexts } from './henvendelser-texts.ts';

const texts = threadTexts.closed;

type ClosedNoteProps = { enquiry: EnquiryThread; now: Date };

/** When it was closed, and what can be done if there is more. Nothing for an open one that nothing goes on from. */
export function ClosedNote({ enquiry, now }: ClosedNoteProps) {
  const { id, topic, closedAt, reopenUntil, continuedIn } = enquiry;
  const note = useFocusOnClosing(closedAt);
  if (!closedAt && continuedIn.length === 0) return null;
  return (
    <div ref={note} tabIndex={-1}>
      <NoticeBox tone="info" {...(closedAt && { title: texts.title(formatMomentWithTime(closedAt, now)) })}>
        {closedAt && <p>{reopenUntil ? texts.until(reopenUntil) : texts.late}</p>}
        {closedAt && !reopenUntil && (
          <p>
            <PageLink
              to={paths.newEnquiry}
              search={{ ...askingAbout({ kind: 'enquiry', id }), tema: topic }}
              className="ds-button"
              data-variant="primary"
            >
              {texts.link}
            </PageLink>
          </p>
        )}
        {continuedIn.map((later) => (
          <p key={later.id}>
            {texts.continued} <PageLink to={paths.enquiry(later.id)}>{later.number}</PageLink>
          </p>
        ))}
      </NoticeBox>
    </div>
  );
}

/** The buttons that closed it are gone: the focus goes to what tells that it is closed. */
function useFocusOnClosing(closedAt: string | null) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(closedAt);
  useEffect(() => {
    const focused = document.activeElement;
    const isFocusFree = !focused || focused === document.body;
    if (closedAt && !before.current && isFocusFree) note.current?.focus();
    before.current = closedAt;
  }, [closedAt]);
  return note;
}
