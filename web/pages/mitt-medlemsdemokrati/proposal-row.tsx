import { type ReactNode, useState } from 'react';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { texts as democracyTexts } from './democracy-texts.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import type { useMeetingAct } from './use-meeting-act.ts';

type ProposalRowProps = {
  title: string;
  state: { tone: StateTone; words: string };
  sentAt: string;
  details?: string;
  /** In place of what is shown, where it may be changed. */
  edit: ((onDone: () => void) => ReactNode) | null;
  /** Null where it cannot be taken back. */
  withdrawal: ReturnType<typeof useMeetingAct> | null;
  /** What else may be done with it. */
  more?: ReactNode;
  children: ReactNode;
};

/** What one has sent in oneself: how it stands, and what may still be done with it. */
export function ProposalRow({ title, state, sentAt, details, ...row }: ProposalRowProps) {
  const [isEditing, setEditing] = useState(false);
  const { edit, withdrawal, more, children } = row;
  return (
    <li className="row row--quiet">
      <p className="row__tags">
        <StateTag tone={state.tone}>{state.words}</StateTag>
      </p>
      <h4 className="row__title">{title}</h4>
      <p className="row__details">
        <span>{democracyTexts.sent(formatMomentWithTime(sentAt, new Date()))}</span>
        {details && <span>{details}</span>}
      </p>
      {isEditing && edit ? edit(() => setEditing(false)) : children}
      {(edit || withdrawal || more) && (
        <p className="actions">
          {edit && (
            <Button
              variant="secondary"
              aria-label={isEditing ? undefined : texts.editFor(title)}
              onClick={() => setEditing(!isEditing)}
            >
              {isEditing ? texts.closeEdit : texts.edit}
            </Button>
          )}
          {!isEditing && withdrawal?.button('tertiary', texts.withdrawFor(title))}
          {more}
        </p>
      )}
      {withdrawal?.problem}
    </li>
  );
}
