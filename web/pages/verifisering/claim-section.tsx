import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { Button } from '#web/ui/button.tsx';
import { ClaimForm } from './claim-form.tsx';
import { texts } from './verifisering-texts.ts';

/** @param props.isProven the account is tied to somebody already */
export function ClaimSection({ isProven, onFound }: { isProven: boolean; onFound(): void }) {
  if (isProven) return <Proven onFound={onFound} />;
  return (
    <section aria-labelledby="claim-title">
      <h2 id="claim-title">{texts.claim.title}</h2>
      <p>{texts.claim.text}</p>
      <ClaimForm onFound={onFound} />
    </section>
  );
}

function Proven({ onFound }: { onFound(): void }) {
  const { data: me } = useQuery(meQuery());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="proven-title">
      <h2 id="proven-title">{texts.proven.title}</h2>
      {me?.person && <p>{texts.proven.text(me.person.name)}</p>}
      <p>{texts.proven.more}</p>
      {isOpen ? (
        <>
          <p>{texts.claim.text}</p>
          <ClaimForm onFound={onFound} />
        </>
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {texts.proven.show}
          </Button>
        </p>
      )}
    </section>
  );
}
