/** A search in what is written in cases, with a reason that is kept. */
import { useState } from 'react';
import { type CaseHit, CaseSearch, caseSearchLimits } from '#contract/desk-queue-endpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment } from '#web/texts/format.ts';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { queueTexts } from '../frame/medlemsservice-texts.ts';
import { ReasonField } from '../frame/reason-field.tsx';
import { caseSearchFieldTexts, caseSearchTexts as texts } from './queue-work-texts.ts';
import { toolTexts } from './row-texts.ts';

type Found = ResponseOf<Endpoints['POST /api/staff/case-searches']>;

export function CaseSearchForm() {
  const [found, setFound] = useState<Found | null>(null);
  const form = useAnsweredForm({
    keptAs: 'case-search',
    schema: CaseSearch,
    initial: { words: '', reason: '' },
    texts: caseSearchFieldTexts,
    button: texts.find,
    idPrefix: 'case-search-',
    async send(body, idempotencyKey) {
      setFound(await call('POST /api/staff/case-searches', { body, idempotencyKey }));
      return null;
    },
  });
  return (
    <>
      <p>{texts.lead}</p>
      <AnsweredForm form={form} button={texts.find} label={toolTexts.search}>
        <TextField
          label={texts.words}
          hint={texts.wordsHint}
          maximum={caseSearchLimits.maximum}
          autoComplete="off"
          {...form.field('words')}
        />
        <ReasonField label={texts.reason} {...form.field('reason')} />
      </AnsweredForm>
      <div role="status">
        {found &&
          (found.hits.length > 0 ? (
            <p>{texts.found(found.hits.length, found.isMore)}</p>
          ) : (
            <p>{texts.nothing}</p>
          ))}
      </div>
      {found && found.hits.length > 0 && (
        <ul className="rows" aria-label={texts.list}>
          {found.hits.map((hit) => (
            <Hit key={hit.id} hit={hit} />
          ))}
        </ul>
      )}
    </>
  );
}

function Hit({ hit }: { hit: CaseHit }) {
  const pieces = hit.excerpt.map((piece, place) => ({ ...piece, key: `${place} ${piece.text}` }));
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={deskEnquiryTones[hit.state]}>{deskStateWords[hit.state]}</StateTag>
      </p>
      <PageLink to={deskPaths.deskEnquiry(hit.id)} className="row__link">
        {hit.subject}
      </PageLink>
      <p className="row__details">
        <span>
          {hit.isIdentified ? queueTexts.from(hit.personName) : queueTexts.unidentified(hit.personName)}
        </span>
        <span>{queueTexts.lastMessage(formatMoment(hit.lastMessageAt, new Date()))}</span>
        <span>{topicWords[hit.topic]}</span>
        <span>{hit.number}</span>
      </p>
      <p>
        {pieces.length === 0
          ? texts.inSubject
          : pieces.map(({ key, text, isFound }) => (isFound ? <mark key={key}>{text}</mark> : text))}
      </p>
    </li>
  );
}
