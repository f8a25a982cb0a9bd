import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { Claim } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { renewName } from '#web/session/renew-name.ts';
import { showAnotherPerson } from '#web/session/show-another-person.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MatchRequestForm } from './match-request-form.tsx';
import { claimFieldTexts, texts } from './verifisering-texts.ts';

/** Name and birth date; after a no also the way to member service. */
export function ClaimForm({ onFound }: { onFound(): void }) {
  const client = useQueryClient();
  const [step, setStep] = useState<'claim' | 'refused' | 'match'>('claim');
  const form = useAnsweredForm({
    keptAs: 'claim',
    schema: Claim,
    initial: { name: '', bornOn: '' },
    texts: claimFieldTexts,
    button: texts.claim.send,
    async send(body, idempotencyKey) {
      const { outcome } = await call('POST /api/verification/claims', { body, idempotencyKey });
      if (outcome !== 'linked') {
        setStep('refused');
        return outcome === 'too-many' ? texts.claim.tooMany : texts.claim.notFound;
      }
      const shown = showAnotherPerson(client);
      onFound();
      await shown;
      void renewName();
      return null;
    },
  });
  if (step === 'match') return <MatchRequestForm typed={form.values()} onChange={() => setStep('claim')} />;
  // Changed since it was tried: what is wrong with it is said before anybody is asked to look.
  const askForHelp = (event: MouseEvent<HTMLButtonElement>) =>
    Claim.safeParse(form.values()).success ? setStep('match') : void form.onSubmit(event);
  return (
    <>
      <AnsweredForm form={form} button={texts.claim.send} label={texts.claim.title}>
        <TextField
          label={texts.claim.name}
          hint={texts.claim.nameHint}
          autoComplete="name"
          {...form.field('name')}
        />
        <TextField
          label={texts.claim.bornOn}
          hint={texts.claim.bornOnHint}
          autoComplete="bday"
          {...form.field('bornOn')}
        />
      </AnsweredForm>
      {step === 'refused' && (
        <p>
          <Button variant="secondary" onClick={askForHelp}>
            {texts.match.show}
          </Button>
        </p>
      )}
    </>
  );
}
