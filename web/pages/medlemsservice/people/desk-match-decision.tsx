import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { type MatchCase, type MatchKind, type MatchRecord, MatchWords } from '#contract/match-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { decisionFieldTexts, matchTexts } from './desk-match-texts.ts';

const texts = matchTexts.decide;

export type MatchChoice =
  | { outcome: 'linked'; record: MatchRecord }
  | { outcome: 'joined' }
  | { outcome: 'refused' };
type DeskMatchDecisionProps = {
  enquiryId: string;
  kind: MatchKind;
  choice: MatchChoice;
  onCancel(): void;
  /** @param done what is said of it */
  onDecided(answer: { match: MatchCase | null }, done: string): Promise<void>;
};

/** Sends the reason and the answer to the sender together. */
export function DeskMatchDecision({ enquiryId, kind, choice, onCancel, onDecided }: DeskMatchDecisionProps) {
  const { outcome } = choice;
  const title =
    choice.outcome === 'linked' ? texts.title.linked(choice.record.name) : texts.title[choice.outcome];
  const form = useAnsweredForm({
    keptAs: `match-${outcome}.${enquiryId}`,
    schema: MatchWords,
    initial: {
      reason: '',
      message: outcome === 'refused' ? matchTexts.message.refused[kind] : matchTexts.message[outcome],
    },
    texts: decisionFieldTexts,
    button: texts.send[outcome],
    idPrefix: 'decision-',
    async send(words, idempotencyKey) {
      const body =
        choice.outcome === 'linked'
          ? { outcome: choice.outcome, personId: choice.record.personId, ...words }
          : { outcome: choice.outcome, ...words };
      const params = { id: enquiryId };
      const answer = await call('POST /api/staff/enquiries/:id/match-decisions', {
        params,
        body,
        idempotencyKey,
      });
      await onDecided(answer, texts.done[outcome]);
      return null;
    },
  });
  return (
    <>
      <h3 ref={focusWhenShown} tabIndex={-1}>
        {title}
      </h3>
      <p>{texts.text[outcome]}</p>
      <AnsweredForm
        form={form}
        button={texts.send[outcome]}
        label={title}
        more={
          <Button variant="tertiary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        }
      >
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
          {...form.field('reason')}
        />
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          maximum={replyLimits.maximum}
          rows={7}
          {...form.field('message')}
        />
      </AnsweredForm>
    </>
  );
}
