/** `/meld-dodsfall`: somebody has died. Said once, by anybody, with or without an account; then a code shows who said it. */

import { useState } from 'react';
import type { PendingCode } from '#contract/verification-endpoints.ts';
import { partNamed } from '#web/forms/form-parts.ts';
import { SenderCodeForm } from '#web/forms/sender-code-form.tsx';
import { useTabDraft } from '#web/forms/use-tab-draft.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { isFindingOut } from '#web/session/session-state.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { FirstStep, StepHeading } from '#web/ui/step-heading.tsx';
import { deathReportPartNames } from './death-report-parts.ts';
import { MeldDodsfallForm } from './meld-dodsfall-form.tsx';
import { texts } from './meld-dodsfall-texts.ts';

/** What the receipt repeats of what was sent. */
type Said = { reference: string; wantsTalk: boolean };
type KeptCode = PendingCode & Said;

export function MeldDodsfallPage() {
  const draft = useTabDraft('death-report');
  // Beside the form's: a reload while the code is on its way leads back to the code.
  const codeDraft = useTabDraft('death-report-code');
  const [step, setStep] = useState<PendingCode | 'form' | 'sent' | 'unproven' | null>(null);
  const kept = codeDraft?.values as unknown as KeptCode | null | undefined;
  const isAlive = kept?.id && Date.parse(kept.expiresAt) > Date.now();
  const shown = step ?? (isAlive ? kept : 'form');

  const asked = partNamed(deathReportPartNames, usePageSearch().del);
  // The page was drawn with its first part; another comes with the draft.
  const part = draft ? asked : 'avdode';
  const isUnknown = isFindingOut(useSession());
  const [said, setSaid] = useState<Said | null>(null);
  const told = said ?? (kept?.reference ? { reference: kept.reference, wantsTalk: kept.wantsTalk } : null);
  const keep = (pending: PendingCode, what = told) => {
    codeDraft?.sync.change({ ...pending, ...what });
    setStep(pending);
  };
  const done = (how: 'sent' | 'unproven') => {
    void codeDraft?.sync.discard();
    setStep(how);
  };
  if (shown === 'sent' || shown === 'unproven') return <Sent isProven={shown === 'sent'} said={told} />;
  if (shown !== 'form')
    return (
      <Code
        pending={shown}
        onSentAgain={(pending) => keep(pending)}
        onVerified={() => done('sent')}
        onWithout={() => done('unproven')}
      />
    );
  return (
    <>
      {part === 'avdode' ? (
        <About />
      ) : (
        <StepHeading
          page="/meld-dodsfall"
          step={2}
          of={deathReportPartNames.length}
          before="avdode"
          texts={texts}
          title={texts.parts[part]}
        />
      )}
      {/* The mark brings the app without anybody having touched anything. */}
      <div data-needs-app>
        {draft && codeDraft && !isUnknown ? (
          <MeldDodsfallForm
            draft={draft}
            part={part}
            onSent={({ code, isProven, reference }, wantsTalk) => {
              const what = { reference, wantsTalk };
              setSaid(what);
              if (code) keep(code, what);
              else done(isProven ? 'sent' : 'unproven');
            }}
          />
        ) : (
          <SkeletonForm fields={4} />
        )}
      </div>
    </>
  );
}

function About() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.what}</p>
      <Talk />
      <FirstStep id="report" of={deathReportPartNames.length} texts={texts} title={texts.parts.avdode} />
    </>
  );
}

type CodeProps = {
  pending: PendingCode;
  onSentAgain(pending: PendingCode): void;
  onVerified(): void;
  onWithout(): void;
};

function Code({ onWithout, ...form }: CodeProps) {
  const words = texts.code;
  return (
    <>
      <FocusedHeading takesFocus>{words.title}</FocusedHeading>
      <p>{words.text}</p>
      <SenderCodeForm {...form} />
      <h2>{words.without}</h2>
      <p>{words.withoutText}</p>
      <p>
        <Button variant="tertiary" onClick={onWithout}>
          {words.goOn}
        </Button>
      </p>
      <Talk />
    </>
  );
}

function Talk() {
  const { before, phone, link, after } = texts.talk;
  return (
    <p>
      {before}
      <a className="ds-link" href={link}>
        {phone}
      </a>
      {after}
    </p>
  );
}

function Sent({ isProven, said }: { isProven: boolean; said: Said | null }) {
  return (
    <>
      <FocusedHeading takesFocus>{texts.sent.title}</FocusedHeading>
      <NoticeBox tone="info">
        <p>{isProven ? texts.sent.text : texts.sent.unproven}</p>
        {said?.wantsTalk && <p>{texts.sent.talk}</p>}
        {said && <p>{texts.sent.reference(said.reference)}</p>}
      </NoticeBox>
      <p>{texts.sent.silence}</p>
      <Talk />
      <p>
        <ButtonLink to={paths.start} variant="secondary">
          {texts.sent.front}
        </ButtonLink>
      </p>
    </>
  );
}
