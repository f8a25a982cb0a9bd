import { RecoveryAnswers, type RecoveryCheck } from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { answerTexts, startTexts as texts } from './desk-recovery-texts.ts';

type Props = {
  personId: string;
  ground: LookGround;
  onEnough(check: Extract<RecoveryCheck, { outcome: 'enough' }>): void;
};

/** What the caller answers, typed as it is said. Which of it is right is not told. */
export function RecoveryCheckForm({ personId, ground, onEnough }: Props) {
  const form = useAnsweredForm({
    keptAs: null,
    schema: RecoveryAnswers,
    initial: { bornOn: '', memberNumber: '', postalCode: '', formerEmail: '', joinedYear: '' },
    texts: answerTexts,
    button: texts.compare,
    async send(answers, idempotencyKey) {
      const { enquiryId = null, reasonId = null } = ground;
      const check = await call('POST /api/staff/persons/:id/recovery-checks', {
        params: { id: personId },
        body: { enquiryId, reasonId, answers },
        idempotencyKey,
      });
      if (check.outcome === 'too-many') return texts.tooMany;
      if (check.outcome === 'not-enough') return texts.notEnough(check.triesLeft);
      onEnough(check);
      return null;
    },
  });
  const words = texts.questions;
  const plain = { autoComplete: 'off' } as const;
  return (
    <section aria-labelledby="ask-title">
      <h2 id="ask-title">{texts.askTitle}</h2>
      <p>{texts.ask}</p>
      <AnsweredForm form={form} button={texts.compare} label={texts.askTitle}>
        <TextField label={words.bornOn} hint={words.bornOnHint} {...plain} {...form.field('bornOn')} />
        <TextField
          label={words.memberNumber}
          inputMode="numeric"
          {...plain}
          {...form.field('memberNumber')}
        />
        <TextField label={words.postalCode} inputMode="numeric" {...plain} {...form.field('postalCode')} />
        <TextField label={words.formerEmail} type="email" {...plain} {...form.field('formerEmail')} />
        <TextField
          label={words.joinedYear}
          hint={words.joinedYearHint}
          inputMode="numeric"
          {...plain}
          {...form.field('joinedYear')}
        />
      </AnsweredForm>
    </section>
  );
}
