/** A message to the administrator by one channel, and the code in it. */
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { SetupTests } from '#contract/setup-endpoints.ts';
import { OneTimeCode } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { codeFieldTexts } from '#web/texts/code-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepSetupTests } from './administration-queries.ts';
import { setupTexts } from './setup-page-texts.ts';

const texts = setupTexts.tests;
const tones = { none: 'neutral', sent: 'warning', arrived: 'success' } as const;
type Test = SetupTests['tests'][number];

export function SetupTestRow({ test: { channel, canSend, state } }: { test: Test }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const button = texts.send[channel];
  const send = async (idempotencyKey: string) =>
    keepSetupTests(client, await call('POST /api/setup/tests', { body: { channel }, idempotencyKey }));
  return (
    <li className="row">
      <h3>{texts.channels[channel]}</h3>
      <p>
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      {problem}
      {canSend ? (
        <p>
          <Button variant="secondary" busy={isBusy} onClick={() => void press(button, send)}>
            {button}
          </Button>
        </p>
      ) : (
        <p>{texts.cannot[channel]}</p>
      )}
      {state === 'sent' && <CodeForm channel={channel} />}
    </li>
  );
}

const schema = z.object({ code: OneTimeCode });

function CodeForm({ channel }: Pick<Test, 'channel'>) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: null,
    schema,
    initial: { code: '' },
    texts: { code: codeFieldTexts },
    button: texts.confirm,
    idPrefix: `${channel}-`,
    async send({ code }, idempotencyKey) {
      const body = { channel, code };
      const answer = await call('POST /api/setup/test-confirmations', { body, idempotencyKey });
      keepSetupTests(client, { tests: answer.tests });
      return answer.outcome === 'arrived' ? null : texts.refused[answer.outcome];
    },
  });
  return (
    <AnsweredForm form={form} button={texts.confirm} label={texts.form[channel]}>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="off"
        size={10}
        {...form.field('code')}
      />
    </AnsweredForm>
  );
}
