import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactKind, ContactPoint, PendingCode } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { CodeForm, shownContact, untilWords } from '#web/forms/code-form.tsx';
import { failureOf } from '#web/forms/sending.ts';
import { codeTexts } from '#web/texts/code-texts.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { forgetContactPoints } from './verification-queries.ts';
import { texts as all } from './verifisering-texts.ts';

const texts = all.contact;

type ContactSectionProps = { points: readonly ContactPoint[]; pending: readonly PendingCode[] };

export function ContactSection({ points, pending }: ContactSectionProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState<ContactKind | null>(pending[0]?.kind ?? null);
  const [busy, setBusy] = useState<ContactKind | null>(null);
  const [said, setSaid] = useState('');

  const ask = async (kind: ContactKind) => {
    const idempotencyKey = crypto.randomUUID();
    const answer = await call('POST /api/verification/codes', { body: { kind }, idempotencyKey });
    await forgetContactPoints(client);
    return answer;
  };
  const start = async (kind: ContactKind) => {
    setBusy(kind);
    setSaid('');
    try {
      const answer = await ask(kind);
      if (answer.outcome === 'wait') setSaid(texts.wait(untilWords(answer.resendAt)));
      else if (answer.outcome === 'country') setSaid(codeTexts.country);
      else setOpen(kind);
    } catch (error) {
      setSaid(failureOf(error, texts.send, []).text ?? '');
    }
    setBusy(null);
  };
  const verified = (contact: string) => {
    setOpen(null);
    setSaid(texts.done(contact));
    void forgetContactPoints(client);
    void client.invalidateQueries({ queryKey: ['attention'] });
  };

  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.title}</h2>
      <p>{points.length > 0 ? texts.text : texts.none}</p>
      <p role="status">{said}</p>
      {points.map((point) => {
        const { kind, verifiedAt } = point;
        const code = pending.find((one) => one.kind === kind);
        const contact = shownContact(point);
        return (
          <div key={kind} className="verification-point">
            <h3>{texts[kind]}</h3>
            <p>
              {contact}{' '}
              <StateTag tone={verifiedAt ? 'success' : 'warning'}>
                {verifiedAt ? texts.verifiedOn(formatMoment(verifiedAt, new Date())) : texts.notVerified}
              </StateTag>
            </p>
            {code && open === kind ? (
              <CodeForm pending={code} resend={() => ask(kind)} onVerified={() => verified(contact)} />
            ) : (
              !verifiedAt && (
                <p>
                  <Button
                    variant="secondary"
                    busy={busy === kind}
                    aria-label={code ? texts.enterFor(contact) : texts.sendTo(contact)}
                    onClick={() => (code ? setOpen(kind) : void start(kind))}
                  >
                    {code ? texts.enter : texts.send}
                  </Button>
                </p>
              )
            )}
          </div>
        );
      })}
    </section>
  );
}
