/** `/svaradresse#code`: the link to an address for answers. */
import { call } from '#web/api/call.ts';
import { LinkQuestion, useLinkCode } from '#web/forms/link-question.tsx';
import { texts } from './svaradresse-texts.ts';

export function SvaradressePage() {
  const code = useLinkCode();
  const send = async (idempotencyKey: string) =>
    (await call('POST /api/reply-address-proofs', { body: { code }, idempotencyKey })).outcome;
  return <LinkQuestion texts={texts} answers={[{ help: texts.help, button: texts.yes, send }]} gone="gone" />;
}
