import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { call } from '#web/api/call.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { deskPaths } from '#web/ui/desk-paths.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { reasonTexts, searchTexts as texts } from './desk-person-texts.ts';

type PersonHitsProps = {
  persons: readonly PersonHit[];
  isMore: boolean;
  /** Of the search: it is the reason for opening one of them too. */
  reason: string;
};

export function PersonHits({ persons, isMore, reason }: PersonHitsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list is gone to
  useEffect(() => title.current?.focus(), [persons]);
  return (
    <section aria-labelledby="hits-title">
      <h2 id="hits-title" ref={title} tabIndex={-1}>
        {texts.hits(persons.length)}
      </h2>
      {persons.length === 0 && <p>{texts.none}</p>}
      {isMore && <NoticeBox tone="info">{texts.more}</NoticeBox>}
      <ul className="rows" aria-label={texts.list}>
        {persons.map((person) => (
          <Hit key={person.id} person={person} reason={reason} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ person, reason }: { person: PersonHit; reason: string }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name, bornYear, memberNumber, isMember, maskedEmail, maskedPhone } = person;
  const membership = !memberNumber
    ? texts.notMember
    : isMember
      ? texts.memberNumber(memberNumber)
      : texts.former(memberNumber);
  const details = [membership, bornYear && texts.born(bornYear), maskedEmail, maskedPhone].filter(Boolean);
  const open = async () => {
    setBusy(true);
    const idempotencyKey = crypto.randomUUID();
    try {
      const { id: grunn } = await sendOnce(() =>
        call('POST /api/staff/persons/:id/reasons', { params: { id }, body: { reason }, idempotencyKey }),
      );
      await navigate({ to: deskPaths.deskPerson(id) as '/', search: { grunn } as never });
    } catch (error) {
      setProblem(failureOf(error, reasonTexts.open, []).text);
      setBusy(false);
    }
  };
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
          aria-label={`${reasonTexts.open}: ${name}`}
          onClick={() => void open()}
        >
          {reasonTexts.open}
        </Button>
      </p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
    </li>
  );
}
