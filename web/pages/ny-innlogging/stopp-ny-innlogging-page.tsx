/** `/stopp-ny-innlogging#code`, `#tie.code`, `#untie.code`: the link to the old address. */
import type { AccessKind } from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { LinkQuestion, useLinkCode } from '#web/forms/link-question.tsx';
import { stopTexts } from './ny-innlogging-texts.ts';

export function StoppNyInnloggingPage() {
  const [, kind = 'recovery', code = ''] = /^(?:(tie|untie)\.)?(.*)$/.exec(useLinkCode()) ?? [];
  const texts = stopTexts[kind as AccessKind];
  const answerOf = (said: 'stop' | 'mine', help: string) => ({
    help,
    button: texts[said],
    send: async (idempotencyKey: string) =>
      (await call('POST /api/recovery-answers', { body: { code, answer: said }, idempotencyKey })).outcome,
  });
  return (
    <LinkQuestion
      texts={texts}
      answers={[answerOf('stop', texts.stopHelp), answerOf('mine', texts.mineHelp)]}
      gone="gone"
    />
  );
}
