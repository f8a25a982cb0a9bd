/** `/angre-endring#code`: the link to where somebody was reached before. */
import { call } from '#web/api/call.ts';
import { LinkQuestion, useLinkCode } from '#web/forms/link-question.tsx';
import { texts } from './angre-endring-texts.ts';

export function AngreEndringPage() {
  const code = useLinkCode();
  const send = async (idempotencyKey: string) =>
    (await call('POST /api/sign-in-change-answers', { body: { code }, idempotencyKey })).outcome;
  return (
    <LinkQuestion texts={texts} answers={[{ help: texts.help, button: texts.undo, send }]} gone="gone">
      <p>{texts.mine}</p>
    </LinkQuestion>
  );
}
