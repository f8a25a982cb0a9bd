import { PersonSearch, personSearchLimits } from '#contract/desk-person-endpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { searchFieldTexts, searchTexts } from './desk-person-texts.ts';

/** Those who were found, and why they were looked for. */
export type FoundPersons = ResponseOf<Endpoints['POST /api/staff/person-searches']> & { reason: string };

type PersonSearchFormProps = {
  /** What the search is for, in the place where it is made. */
  texts: { find: string; form: string; reason: string; reasonHint: string };
  /** Where other forms are on the page. */
  idPrefix?: string;
  onFound(found: FoundPersons): void;
};

/** Looks for people, with a reason that is kept. */
export function PersonSearchForm({ texts, idPrefix, onFound }: PersonSearchFormProps) {
  const form = useAnsweredForm({
    keptAs: `person-search.${idPrefix ?? ''}`,
    schema: PersonSearch,
    initial: { term: '', reason: '' },
    texts: searchFieldTexts,
    button: texts.find,
    ...(idPrefix && { idPrefix }),
    async send(body, idempotencyKey) {
      const found = await call('POST /api/staff/person-searches', { body, idempotencyKey });
      onFound({ ...found, reason: body.reason });
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.find} label={texts.form}>
      <TextField
        label={searchTexts.term}
        hint={searchTexts.termHint}
        maximum={personSearchLimits.maximum}
        autoComplete="off"
        {...form.field('term')}
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        maximum={lookRemarkLimits.maximum}
        rows={2}
        {...form.field('reason')}
      />
    </AnsweredForm>
  );
}
