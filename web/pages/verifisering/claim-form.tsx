import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Claim } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MatchRequestForm } from './match-request-form.tsx';
import { claimFieldTexts, texts } from './verifisering-texts.ts';

/** Name and birth date; after a no also the way to member service. */
export function ClaimForm({ onFound }: { onFound(): void }) {
  const client = useQueryClient();
  const [step, setStep] = useState<'claim' | 'refused' | 'match'>('claim');
  const form = useAnsweredForm({
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
      onFound();
      // Another person from now on: what was shown of the former is not.
      await client.resetQueries();
      return null;
    },
  });
  if (step === 'match') return <MatchRequestForm typed={form.values()} />;
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
          <Button variant="secondary" onClick={() => setStep('match')}>
            {texts.match.show}
          </Button>
        </p>
      )}
    </>
  );
}
