/** What can be done with a case besides answering it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { call } from '#web/api/call.ts';
import { colleaguesQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { ExtendForm, ForwardForm, GiveForm, MergeForms, TopicForm } from './case-forms.tsx';
import { NameForm } from './case-name-form.tsx';
import { CaseTagForm } from './case-tag-form.tsx';
import { actTexts as texts } from './desk-case-texts.ts';
import { senderTexts } from './desk-sender-texts.ts';
import { DeskSenderTie } from './desk-sender-tie.tsx';
import { DeskSenderUntie } from './desk-sender-untie.tsx';
import { colleagueWords, toolTexts } from './row-texts.ts';
import type { CaseOnScreen } from './use-case.ts';
import { useCaseButton } from './use-case-button.ts';

type Forwarding = NonNullable<DeskCase['forwarding']>;

export function CaseActs({ screen }: { screen: CaseOnScreen }) {
  const { assignee, closedAt, topic, isExtended, personId, tiedFrom, forwarding } = screen.deskCase;
  return (
    <section className="case-acts" aria-labelledby="acts-title">
      <h2 id="acts-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <Fold title={toolTexts.tags}>
        <CaseTagForm screen={screen} />
      </Fold>
      {!personId && (
        <Fold title={senderTexts.tieTitle}>
          <DeskSenderTie screen={screen} />
        </Fold>
      )}
      {tiedFrom && (
        <Fold title={senderTexts.untieTitle}>
          <DeskSenderUntie screen={screen} />
        </Fold>
      )}
      {closedAt ? (
        <ActButton screen={screen} act="reopenings" button={texts.reopen} done={texts.reopened} />
      ) : (
        <>
          <p>
            {texts.assignee}: <strong>{assignee ? colleagueWords(assignee) : texts.nobody}</strong>
          </p>
          <AssignmentButtons screen={screen} />
          <Fold title={texts.colleague}>
            <GiveForm screen={screen} />
          </Fold>
          <Fold title={texts.topicTitle}>
            <TopicForm screen={screen} />
          </Fold>
          {personId && (
            <Fold title={texts.nameTitle}>
              <NameForm screen={screen} />
            </Fold>
          )}
          {personId && (
            <Fold title={texts.mergeTitle}>
              <p>{texts.mergeLead}</p>
              <MergeForms screen={screen} />
            </Fold>
          )}
          {forwarding ? (
            <AtUnit screen={screen} forwarding={forwarding} />
          ) : (
            <Fold title={texts.forwardTitle}>
              <p>{personId ? texts.forwardLead : texts.forwardUnknown}</p>
              {personId && <ForwardForm screen={screen} />}
            </Fold>
          )}
          {topic === 'privacy' && !isExtended && (
            <Fold title={texts.extendTitle}>
              <p>{texts.extendLead}</p>
              <ExtendForm screen={screen} />
            </Fold>
          )}
          <ActButton screen={screen} act="closings" button={texts.close} done={texts.closeDone} />
        </>
      )}
    </section>
  );
}

/** Where the case is while a unit has it, and the way back. */
function AtUnit({ screen, forwarding }: { screen: CaseOnScreen; forwarding: Forwarding }) {
  const { unitName, sentAt, agreedAt } = forwarding;
  const now = new Date();
  return (
    <NoticeBox tone="info" title={texts.atUnitTitle(unitName)}>
      <p>{agreedAt ? texts.agreed(formatMoment(agreedAt, now)) : texts.asked(formatMoment(sentAt, now))}</p>
      <ActButton screen={screen} act="recalls" button={texts.recall} done={texts.recalled} />
    </NoticeBox>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

type ActButtonProps = {
  screen: CaseOnScreen;
  act: 'closings' | 'reopenings' | 'recalls';
  button: string;
  done: string;
};
function ActButton({ screen, act, button, done }: ActButtonProps) {
  const { id, version } = screen.deskCase;
  const { press, isBusy, problem } = useCaseButton(screen, button, done, (idempotencyKey) =>
    call(`POST /api/staff/enquiries/:id/${act}`, { params: { id }, body: { version }, idempotencyKey }),
  );
  return (
    <>
      {problem}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={press}>
          {button}
        </Button>
      </p>
    </>
  );
}

function AssignmentButtons({ screen }: { screen: CaseOnScreen }) {
  const { data } = useQuery(colleaguesQuery());
  const take = useAssignment(screen, data?.me ?? null, texts.take, texts.taken);
  const release = useAssignment(screen, null, texts.release, texts.released);
  const { assignee } = screen.deskCase;
  return (
    <>
      {take.problem}
      {release.problem}
      <p className="actions">
        {data && assignee?.id !== data.me && (
          <Button id="take-case" variant="secondary" busy={take.isBusy} onClick={take.press}>
            {texts.take}
          </Button>
        )}
        {assignee && (
          <Button variant="tertiary" busy={release.isBusy} onClick={release.press}>
            {texts.release}
          </Button>
        )}
      </p>
    </>
  );
}

function useAssignment(screen: CaseOnScreen, assigneeId: string | null, button: string, done: string) {
  const { id, version } = screen.deskCase;
  return useCaseButton(screen, button, done, (idempotencyKey) =>
    call('POST /api/staff/enquiries/:id/assignments', {
      params: { id },
      body: { assigneeId, version },
      idempotencyKey,
    }),
  );
}
