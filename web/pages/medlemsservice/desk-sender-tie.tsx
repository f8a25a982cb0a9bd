/** Finds out who wrote without signing in: a search with its reason, and one of the hits. */
import { useState } from 'react';
import { lookRemarkLimits, PersonSearch, personSearchLimits } from '#contract/desk-person-endpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { searchFieldTexts, searchTexts } from './desk-person-texts.ts';
import { senderTexts as texts } from './desk-sender-texts.ts';
import type { CaseOnScreen } from './use-case.ts';
import { useCaseButton } from './use-case-button.ts';

type Found = ResponseOf<Endpoints['POST /api/staff/person-searches']>;

export function DeskSenderTie({ screen }: { screen: CaseOnScreen }) {
  const [found, setFound] = useState<(Found & { reason: string }) | null>(null);
  const form = useAnsweredForm({
    schema: PersonSearch,
    initial: { term: '', reason: '' },
    texts: searchFieldTexts,
    button: texts.find,
    idPrefix: 'sender-',
    async send(body, idempotencyKey) {
      const hits = await call('POST /api/staff/person-searches', { body, idempotencyKey });
      setFound({ ...hits, reason: body.reason });
      return null;
    },
  });
  return (
    <>
      <p>{texts.tieLead}</p>
      <AnsweredForm form={form} button={texts.find} label={texts.tieTitle}>
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
      <div role="status">
        {found && (found.persons.length > 0 ? searchTexts.hits(found.persons.length) : searchTexts.none)}
        {found?.isMore && <NoticeBox tone="info">{searchTexts.more}</NoticeBox>}
      </div>
      {found && found.persons.length > 0 && (
        <ul className="rows" aria-label={searchTexts.list}>
          {found.persons.map((person) => (
            <Hit key={person.id} screen={screen} person={person} reason={found.reason} />
          ))}
        </ul>
      )}
    </>
  );
}

type HitProps = { screen: CaseOnScreen; person: Found['persons'][number]; reason: string };

function Hit({ screen, person, reason }: HitProps) {
  const { id, version } = screen.deskCase;
  const { id: personId, name, bornYear, memberNumber, maskedEmail, maskedPhone } = person;
  const { press, isBusy, problem } = useCaseButton(screen, texts.tie, texts.tied(name), (idempotencyKey) =>
    call('POST /api/staff/enquiries/:id/sender-ties', {
      params: { id },
      body: { personId, reason, version },
      idempotencyKey,
    }),
  );
  const details = [
    memberNumber && searchTexts.memberNumber(memberNumber),
    bornYear && searchTexts.born(bornYear),
    maskedEmail,
    maskedPhone,
  ].filter(Boolean);
  return (
    <li className="row">
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      <p>
        <Button
          variant="secondary"
          data-size="sm"
          busy={isBusy}
          aria-label={`${texts.tie}: ${name}`}
          onClick={press}
        >
          {texts.tie}
        </Button>
      </p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
    </li>
  );
}
