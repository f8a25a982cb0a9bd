import { useState } from 'react';
import type { DeskCase as Case } from '#contract/desk-case-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import type { QueueFilter } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { shortcutTexts } from '../frame/medlemsservice-texts.ts';
import { ShortcutHelp } from '../frame/shortcut-help.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { DeskGiving } from '../giving/desk-giving.tsx';
import { DeskMagazinePayments } from '../magazine/desk-magazine-payments.tsx';
import { DeskMatchPanel } from '../people/desk-match-panel.tsx';
import { DeskSignIns } from '../people/desk-sign-ins.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseAnswerForm } from './case-answer-form.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseNews, CasePresence } from './case-news.tsx';
import { CaseNoteForm } from './case-note-form.tsx';
import { CaseThread } from './case-thread.tsx';
import { noteTexts, caseTexts as texts } from './desk-case-texts.ts';
import { searchOf, stateOf } from './queue-filter.ts';
import { useCase } from './use-case.ts';
import { usePresence } from './use-presence.ts';

type DeskCaseProps = {
  deskCase: Case;
  /** What of the queue it was opened from. */
  queue: QueueFilter;
  /** The queue is beside it. */
  isBeside: boolean;
};

export function DeskCase({ deskCase, queue, isBeside }: DeskCaseProps) {
  const screen = useCase(deskCase);
  const [isWriting, setWriting] = useState(false);
  const presence = usePresence(deskCase.id, isWriting);
  const navigate = useGoTo();
  const focus = (id: string) => () => document.getElementById(id)?.focus();
  useShortcuts({
    r: focus('message'),
    i: focus('note'),
    m: () => document.getElementById('take-case')?.click(),
    p: () => {
      if (deskCase.personId)
        void navigate({
          to: deskPaths.deskPerson(deskCase.personId),
          search: { henvendelse: deskCase.id },
        });
    },
    u: () => void navigate({ to: paths.desk, search: { ...searchOf(queue) }, state: stateOf(queue) }),
  });
  const now = new Date();
  return (
    <>
      <CasePresence others={presence?.others ?? []} />
      <div className="case-columns">
        <div>
          <CaseThread deskCase={deskCase} fresh={new Set(screen.fresh.map(({ id }) => id))} />
          <CaseNews screen={screen} newestVersion={presence?.version ?? null} />
          {deskCase.isIdentified && (
            <DeskMatchPanel
              enquiryId={deskCase.id}
              // One's own decision is no news.
              keep={async (done) => screen.keep(await screen.refresh(), done)}
            />
          )}
          {deskCase.closedAt ? (
            <NoticeBox tone="info" title={texts.closed(formatMomentWithTime(deskCase.closedAt, now))}>
              <p>{texts.closedText}</p>
            </NoticeBox>
          ) : (
            <CaseAnswerForm screen={screen} onWriting={setWriting} />
          )}
          <h2>{noteTexts.title}</h2>
          <CaseNoteForm screen={screen} />
        </div>
        <aside className="case-side" aria-label={texts.facts}>
          <CaseFacts deskCase={deskCase} />
          <CaseActs screen={screen} />
          <ShortcutHelp words={{ ...(isBeside && shortcutTexts.beside), ...shortcutTexts.case }} />
        </aside>
      </div>
      {deskCase.personId && <p>{texts.logged}</p>}
      {deskCase.personId && <DeskGiving enquiryId={deskCase.id} askedId={deskCase.about?.id ?? null} />}
      {deskCase.personId && <DeskMagazinePayments enquiryId={deskCase.id} />}
      {deskCase.isIdentified && <DeskSignIns enquiryId={deskCase.id} />}
    </>
  );
}
