/** `/medlemsservice/personer`: finds a person, with a reason that is kept. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookRemarkLimits, PersonSearch, personSearchLimits } from '#contract/desk-person-endpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { call } from '#web/api/call.ts';
import { colleaguesQuery } from '#web/api/desk-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { DeskPage } from './desk-page.tsx';
import { searchFieldTexts, searchTexts as texts } from './desk-person-texts.ts';
import { PersonHits } from './person-hits.tsx';

type Found = ResponseOf<Endpoints['POST /api/staff/person-searches']>;

export function DeskSearchPage() {
  // Asked for whether somebody may be here at all; the search itself is only made when it is asked for.
  const { error } = useQuery(colleaguesQuery());
  const [found, setFound] = useState<(Found & { reason: string }) | null>(null);
  const form = useAnsweredForm({
    schema: PersonSearch,
    initial: { term: '', reason: '' },
    texts: searchFieldTexts,
    button: texts.find,
    async send(body, idempotencyKey) {
      setFound({
        ...(await call('POST /api/staff/person-searches', { body, idempotencyKey })),
        reason: body.reason,
      });
      return null;
    },
  });
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={error}>
      <AnsweredForm form={form} button={texts.find} label={texts.form}>
        <TextField
          label={texts.term}
          hint={texts.termHint}
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
      {found && <PersonHits {...found} />}
    </DeskPage>
  );
}
