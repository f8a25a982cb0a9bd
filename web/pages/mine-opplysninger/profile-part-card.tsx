import { type ReactNode, useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import type { Fact } from './profile-facts.tsx';
import type { ProfilePart } from './profile-parts.ts';

type ProfilePartCardProps = {
  part: ProfilePart;
  title: string;
  facts: readonly Fact[];
  /** The words on the button that opens it. */
  change: string;
  isOpen: boolean;
  /** It has just been opened or closed. */
  takesFocus: boolean;
  onOpen(): void;
  /** The fields. */
  children: ReactNode;
};

/** What we have, with a button that puts the fields in its place. */
export function ProfilePartCard(props: ProfilePartCardProps) {
  const { part, title, facts, change, isOpen, takesFocus, onOpen, children } = props;
  const id = `part-${part}`;
  return (
    <Card id={id} title={title}>
      {isOpen ? (
        <OpenPart headingId={`${id}-title`} takesFocus={takesFocus}>
          {children}
        </OpenPart>
      ) : (
        <>
          <FactList isLong facts={facts} />
          <p>
            <Button variant="secondary" autoFocus={takesFocus} onClick={onOpen}>
              {change}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}

type OpenPartProps = Pick<ProfilePartCardProps, 'takesFocus' | 'children'> & { headingId: string };

/** The heading takes the focus: a screen reader says which part it is, and the first field is the next stop. */
function OpenPart({ headingId, takesFocus, children }: OpenPartProps) {
  useEffect(() => {
    const heading = document.getElementById(headingId);
    if (!heading || !takesFocus) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [headingId, takesFocus]);
  return <div className="form">{children}</div>;
}
