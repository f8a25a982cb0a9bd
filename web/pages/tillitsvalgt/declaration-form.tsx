import { useQueryClient } from '@tanstack/react-query';
import { type MyOffice, OfficeDeclaration } from '#contract/office-endpoints.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { withoutMarks } from '#web/texts/bokmal.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ReadAloudSlot } from '#web/ui/read-aloud-slot.tsx';
import { Words } from '#web/ui/words.tsx';
import { declarationFieldTexts, officeTexts as texts } from './tillitsvalgt-texts.ts';

/** The promise, in the words that are kept as evidence by their version; with the office, or by itself. */
export function DeclarationForm({ office }: { office: MyOffice }) {
  const client = useQueryClient();
  const isOffer = office.state === 'offered';
  const button = isOffer ? texts.accept : texts.declare;
  const form = useAnsweredForm({
    keptAs: null,
    schema: OfficeDeclaration,
    initial: { promisesConfidentiality: '', textVersion: confidentialityTextVersion },
    texts: { ...declarationFieldTexts, textVersion: declarationFieldTexts.promisesConfidentiality },
    button,
    async send(body, idempotencyKey) {
      const params = { id: office.id };
      if (isOffer) await call('POST /api/offices/:id/acceptances', { params, body, idempotencyKey });
      else await call('POST /api/offices/:id/declarations', { params, body, idempotencyKey });
      await forgetOffices(client);
      showToast(isOffer ? texts.accepted : texts.declared);
      return null;
    },
  });
  return (
    <section aria-labelledby="declaration">
      <h2 id="declaration">
        <Words>{texts.declaration}</Words>
      </h2>
      <p>{texts.declarationLead}</p>
      <ul>
        {texts.promises.map((promise) => (
          <li key={promise}>
            <Words>{promise}</Words>
          </li>
        ))}
      </ul>
      <p>{texts.logged}</p>
      <ReadAloudSlot text={[texts.declarationLead, ...texts.promises, texts.logged].join(' ')} />
      <AnsweredForm form={form} button={button} label={withoutMarks(texts.declaration)}>
        <CheckboxField label={texts.promise} {...form.field('promisesConfidentiality')} />
      </AnsweredForm>
    </section>
  );
}
