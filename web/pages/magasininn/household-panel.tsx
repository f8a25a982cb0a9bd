import { useQueryClient } from '@tanstack/react-query';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { HouseholdCode } from '#contract/magazine-values.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { codeFieldTexts, texts } from './magasininn-texts.ts';
import { namesOf } from './magazine-status.tsx';
import { useMagazineAct } from './use-magazine-act.ts';

const { household: words } = texts;

/** Each chooses for themselves: one makes a code, the others type it on their own pages. */
export function HouseholdPanel({ magazine: { household } }: { magazine: MyMagazine }) {
  const { act, isBusy, problem } = useMagazineAct();
  const begin = () =>
    act(
      (idempotencyKey) => call('POST /api/magazine/households', { idempotencyKey }),
      words.begin,
      texts.acts.saved,
    );
  const leave = () =>
    act(() => call('DELETE /api/magazine/household-membership', {}), words.leave, words.left);
  return (
    <Card title={words.title} level={3}>
      <p>{words.text}</p>
      {problem}
      {household ? (
        <>
          {household.isAgreed ? (
            <>
              <p>
                {words.agreed(namesOf(household.others))}{' '}
                {household.isRecipient ? words.recipient : words.notRecipient(household.others[0] ?? '')}
              </p>
              <p>{words.undone}</p>
              <p>{words.more(spaced(household.code))}</p>
            </>
          ) : (
            <>
              <p>
                {words.code}: <strong className="household-code">{spaced(household.code)}</strong>
              </p>
              <p>{words.waiting}</p>
            </>
          )}
          <p>
            <Button variant="secondary" busy={isBusy} onClick={() => void leave()}>
              {household.isAgreed ? words.leave : words.cancelCode}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p>{words.beginText}</p>
          <p>
            <Button busy={isBusy} onClick={() => void begin()}>
              {words.begin}
            </Button>
          </p>
          <JoinHousehold />
        </>
      )}
    </Card>
  );
}

const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

function JoinHousehold() {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: null,
    schema: HouseholdCode,
    initial: { code: '' },
    texts: codeFieldTexts,
    button: words.joinButton,
    async send(body, idempotencyKey) {
      keepMagazine(client, await call('POST /api/magazine/household-memberships', { body, idempotencyKey }));
      showToast(words.joined);
      return null;
    },
  });
  return (
    <>
      <h4>{words.join}</h4>
      <AnsweredForm form={form} button={words.joinButton} label={words.join}>
        <TextField
          label={words.codeField}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </AnsweredForm>
    </>
  );
}
