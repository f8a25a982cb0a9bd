/** `/medlemsservice/utmeldinger`: finds a leaving by the reference on its certificate. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type LeavingRecord, LeavingReference } from '#contract/desk-leaving-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { colleaguesQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { referenceTexts, lookUpTexts as texts } from './desk-leaving-texts.ts';

export function DeskLeavingPage() {
  // Asked for whether somebody may be here at all.
  const { error } = useQuery(colleaguesQuery());
  const [found, setFound] = useState<LeavingRecord | null>(null);
  const form = useAnsweredForm({
    keptAs: 'leaving-search',
    schema: z.object({ reference: LeavingReference }),
    initial: { reference: '' },
    texts: { reference: referenceTexts },
    button: texts.find,
    async send(params) {
      setFound(null);
      try {
        setFound(await call('GET /api/staff/leavings/:reference', { params }));
        return null;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return texts.none;
        throw error;
      }
    },
  });
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={error}>
      <AnsweredForm form={form} button={texts.find} label={texts.title}>
        <TextField
          label={texts.reference}
          hint={texts.hint}
          autoComplete="off"
          {...form.field('reference')}
        />
      </AnsweredForm>
      {found && <Found key={found.reference} record={found} />}
    </DeskPage>
  );
}

function Found({ record }: { record: LeavingRecord }) {
  const { reference, leftAt, channel, arrivedOn, registeredBy, certificate } = record;
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title" ref={focusWhenShown} tabIndex={-1}>
        {texts.found}
      </h2>
      <FactList
        facts={[
          [texts.number, reference],
          ...(certificate
            ? [[texts.name, certificate.name] as const, [texts.memberNumber, certificate.number] as const]
            : []),
          [texts.how, texts.channels[channel]],
          ...(arrivedOn ? [[texts.arrivedOn, formatDate(arrivedOn)] as const] : []),
          [texts.when, formatMomentWithTime(leftAt, new Date())],
          ...(registeredBy ? [[texts.registeredBy, registeredBy] as const] : []),
        ]}
      />
      {certificate ? <CertificateButton code={certificate.code} /> : <p>{texts.gone}</p>}
    </section>
  );
}
