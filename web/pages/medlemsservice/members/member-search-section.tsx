import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { type ListedMember, type MemberChoice, MemberSearch } from '#contract/member-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { memberSearchFieldTexts, memberListTexts as texts } from './member-list-texts.ts';

type Page = ResponseOf<Endpoints['POST /api/staff/member-searches']>;
type Asked = { choice: MemberChoice; search: string; reason: string };
type Found = { asked: Asked; page: Page };

/** The members by name, once there is a written reason: each who is shown is logged. */
export function MemberSearchSection({ choice }: { choice: MemberChoice }) {
  const [found, setFound] = useState<Found | null>(null);
  const form = useAnsweredForm({
    keptAs: 'member-search',
    schema: MemberSearch,
    initial: { search: '', reason: '' },
    texts: memberSearchFieldTexts,
    button: texts.show,
    async send({ search = '', reason }, idempotencyKey) {
      const asked = { choice, search, reason };
      setFound({
        asked,
        page: await call('POST /api/staff/member-searches', { body: asked, idempotencyKey }),
      });
      return null;
    },
  });
  return (
    <section aria-labelledby="persons-title">
      <h2 id="persons-title">{texts.persons}</h2>
      <p>{texts.personsText}</p>
      <AnsweredForm form={form} button={texts.show} label={texts.persons}>
        <TextField
          label={texts.search}
          hint={texts.searchHint}
          autoComplete="off"
          {...form.field('search')}
        />
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          maximum={lookRemarkLimits.maximum}
          rows={2}
          {...form.field('reason')}
        />
      </AnsweredForm>
      {found && <Members found={found} onFound={setFound} />}
    </section>
  );
}

function Members({ found, onFound }: { found: Found; onFound(found: Found): void }) {
  const { asked, page } = found;
  const { press, isBusy, problem } = usePress();
  const goOn = async (idempotencyKey: string) => {
    const body = { ...asked, ...(page.nextCursor && { cursor: page.nextCursor }) };
    onFound({ asked, page: await call('POST /api/staff/member-searches', { body, idempotencyKey }) });
  };
  return (
    <>
      <p role="status">
        <strong>{page.total === 0 ? texts.none : texts.found(page.total)}</strong>
      </p>
      <ul className="rows" aria-label={texts.list}>
        {page.members.map((member) => (
          <MemberRow key={member.id} member={member} reason={asked.reason} />
        ))}
      </ul>
      {problem}
      {page.nextCursor && (
        <p className="actions">
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.next, goOn)}>
            {texts.next}
          </Button>
        </p>
      )}
    </>
  );
}

function MemberRow({ member, reason }: { member: ListedMember; reason: string }) {
  const navigate = useGoTo();
  const { press, isBusy, problem } = usePress();
  const { id, name, number, birthYear, joinedYear, chapter } = member;
  const open = async (idempotencyKey: string) => {
    const request = { params: { id }, body: { reason }, idempotencyKey };
    const { id: grunn } = await call('POST /api/staff/persons/:id/reasons', request);
    await navigate({ to: deskPaths.deskPerson(id), search: { grunn } });
  };
  const tags = [
    member.isNumberMissing && texts.tags.number,
    member.isAddressShielded && texts.tags.shielded,
    member.isRestricted && texts.tags.restricted,
  ].filter((tag) => tag !== false);
  const details = [
    texts.number(number),
    birthYear && texts.born(birthYear),
    texts.joined(joinedYear),
    chapter,
  ];
  return (
    <li className="row">
      {tags.length > 0 && (
        <p className="row__tags">
          {tags.map((tag) => (
            <StateTag key={tag} tone="warning">
              {tag}
            </StateTag>
          ))}
        </p>
      )}
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        {details.filter(Boolean).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      <p>
        <Button
          variant="secondary"
          data-size="sm"
          busy={isBusy}
          aria-label={`${texts.open}: ${name}`}
          onClick={() => void press(texts.open, open)}
        >
          {texts.open}
        </Button>
      </p>
      {problem}
    </li>
  );
}
