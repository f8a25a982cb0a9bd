/** The last look at an agreement: what was chosen before, and its terms. */
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Frequency, Rail } from '#contract/giving-values.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { paths } from '#web/paths.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { amountWords, dayChoice, railWords } from '#web/texts/giving-words.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField, type CheckboxFieldProps } from '#web/ui/checkbox-field.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { AgreementFields } from './agreement-fields.tsx';
import { texts } from './giveravtale-texts.ts';

const { form: words } = texts;

type ChosenTermsProps = { form: Pick<AgreementFields, 'watch'>; noticeDays: number | null };

export function ChosenTerms({ form, noticeDays }: ChosenTermsProps) {
  const amountOre = (readTypedKroner(String(form.watch('amountKroner'))) ?? 0) * 100;
  const rail = form.watch('rail') as Rail;
  const { on, off } = giroTexts.notice;
  return (
    <Card title={words.chosen} id="chosen" tone="warm">
      <FactList
        facts={[
          [words.amount, amountWords({ amountOre, frequency: form.watch('frequency') as Frequency })],
          [words.rail, railWords[rail]],
          [words.chosenDay, dayChoice(Number(form.watch('day')))],
        ]}
      />
      {rail === 'avtalegiro' && noticeDays !== null && (
        <p>{form.watch('wantsNotice') ? on(noticeDays) : off}</p>
      )}
      <ul>
        {(['belop', 'betaling'] as const).map((part) => (
          <li key={part}>
            <PageLink to={paths.donorAgreement} search={{ del: part }}>
              {words.change[part]}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type AgreementTermsProps = { terms: GivingOptions['terms']; accepted: Omit<CheckboxFieldProps, 'label'> };

export function AgreementTerms({ terms, accepted }: AgreementTermsProps) {
  return (
    <>
      <details className="why">
        <summary>{words.terms}</summary>
        {terms.paragraphs.map((paragraph) => (
          <p key={paragraph} lang={terms.language}>
            {paragraph}
          </p>
        ))}
      </details>
      <p>{words.recurring}</p>
      <CheckboxField label={words.accept} {...accepted} />
    </>
  );
}
