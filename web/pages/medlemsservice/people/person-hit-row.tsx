import type { ReactNode } from 'react';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { personTexts, searchTexts as texts } from './desk-person-texts.ts';

const { restrictedTag } = personTexts;

type PersonHitRowProps = {
  person: PersonHit;
  /** The words on the button; the name is added for screen readers. */
  button: string;
  isBusy: boolean;
  problem: ReactNode;
  /** Left out where there is nothing to do with this one. */
  onPress?: () => void;
};

/** One of those a search has found, with what tells them apart, and one thing to do. */
export function PersonHitRow({ person, button, isBusy, problem, onPress }: PersonHitRowProps) {
  const { name, bornYear, memberNumber, isMember, maskedEmail, maskedPhone, isRestricted } = person;
  const membership = !memberNumber
    ? texts.notMember
    : isMember
      ? texts.memberNumber(memberNumber)
      : texts.former(memberNumber);
  const details = [membership, bornYear && texts.born(bornYear), maskedEmail, maskedPhone].filter(Boolean);
  return (
    <li className="row">
      {isRestricted && (
        <p className="row__tags">
          <StateTag tone="warning">{restrictedTag}</StateTag>
        </p>
      )}
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      {onPress && (
        <p>
          <Button
            variant="secondary"
            data-size="sm"
            busy={isBusy}
            aria-label={`${button}: ${name}`}
            onClick={onPress}
          >
            {button}
          </Button>
        </p>
      )}
      {problem}
    </li>
  );
}
