import type { RegisterConflict } from '#contract/subscriber-endpoints.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { conflictTexts as texts } from '#web/texts/register-conflict-texts.ts';
import { Button } from './button.tsx';
import { FactList } from './fact-list.tsx';

const inOneLine = (sent: RegisterConflict['sent']) =>
  [
    `${sent.givenName} ${sent.familyName}`,
    sent.careOf && `c/o ${sent.careOf}`,
    sent.addressLine,
    sent.addressLine2,
    `${sent.postalCode} ${sent.postalPlace}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');

type Decide = (id: string, decision: 'kept' | 'taken', idempotencyKey: string) => Promise<void>;
type ConflictListProps = { conflicts: readonly RegisterConflict[]; level: 2 | 3; decide: Decide };

/** @param props.decide sends, and keeps the answer */
export function RegisterConflictList({ conflicts, level, decide }: ConflictListProps) {
  return (
    <ul className="rows">
      {conflicts.map((conflict) => (
        <ConflictRow key={conflict.id} conflict={conflict} level={level} decide={decide} />
      ))}
    </ul>
  );
}

function ConflictRow({
  conflict,
  level,
  decide,
}: Omit<ConflictListProps, 'conflicts'> & { conflict: RegisterConflict }) {
  const { id, subscriber, number, ours, sent } = conflict;
  const { press, busy, problem } = usePress();
  const title = texts.conflict(subscriber, number);
  const Heading = `h${level}` as const;
  return (
    <li className="row">
      <Heading className="row__name">{title}</Heading>
      <FactList
        isLong
        facts={[
          [texts.ours, inOneLine(ours)],
          [texts.sent, inOneLine(sent)],
        ]}
      />
      {problem}
      <p className="form__send">
        {(
          [
            [texts.keep, 'kept'],
            [texts.take, 'taken'],
          ] as const
        ).map(([label, decision]) => (
          <Button
            key={decision}
            variant="secondary"
            busy={busy === label}
            aria-label={`${label}: ${title}`}
            onClick={() => void press(label, (key) => decide(id, decision, key), texts[decision])}
          >
            {label}
          </Button>
        ))}
      </p>
    </li>
  );
}
