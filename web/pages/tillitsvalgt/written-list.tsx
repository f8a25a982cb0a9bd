import { useQueryClient } from '@tanstack/react-query';
import type { UnitMessage } from '#contract/unit-message-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetUnitMessages } from '#web/api/unit-message-queries.ts';
import { usePressButton } from '#web/forms/use-press-button.tsx';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './skriv-texts.ts';

const tones = { waiting: 'warning', leaving: 'info', sent: 'success', cancelled: 'neutral' } as const;

export function WrittenList({ unitId, messages }: { unitId: string; messages: readonly UnitMessage[] }) {
  if (messages.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="rows" aria-label={texts.written}>
      {messages.map((message) => (
        <WrittenRow key={message.id} unitId={unitId} message={message} />
      ))}
    </ul>
  );
}

function WrittenRow({ unitId, message }: { unitId: string; message: UnitMessage }) {
  const client = useQueryClient();
  const { id, subject, state, kind, writtenBy, writtenAs, writtenAt, told } = message;
  const { button, problem } = usePressButton({
    send: (idempotencyKey) =>
      call('POST /api/unit-messages/:id/cancellations', { params: { id }, idempotencyKey }),
    words: texts.undo,
    done: texts.undone,
    forget: () => forgetUnitMessages(client, unitId),
  });
  return (
    <li className="row row--quiet">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
        {kind === 'summons' && <StateTag tone="neutral">{texts.kinds.summons}</StateTag>}
      </p>
      <h3 className="row__title">{subject}</h3>
      <p className="row__details">
        <span>{texts.by(writtenBy, roleWords[writtenAs])}</span>
        <time dateTime={writtenAt}>{capitalise(formatMomentWithTime(writtenAt, new Date()))}</time>
        {told > 0 && <span>{texts.told(told)}</span>}
      </p>
      {state === 'waiting' && <p>{button('secondary', texts.undoFor(subject))}</p>}
      {problem}
    </li>
  );
}
