/** `/meld-dodsfall`: somebody has died. Said once, by anybody, with or without an account. */

import { useState } from 'react';
import { useTabDraft } from '#web/forms/use-tab-draft.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { MeldDodsfallForm } from './meld-dodsfall-form.tsx';
import { texts } from './meld-dodsfall-texts.ts';

export function MeldDodsfallPage() {
  const draft = useTabDraft('death-report');
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Sent />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.what}</p>
      <Talk />
      {/* The mark brings the app without anybody having touched anything. */}
      <div data-needs-app>
        {draft ? (
          <MeldDodsfallForm draft={draft} onSent={() => setIsSent(true)} />
        ) : (
          <SkeletonForm fields={6} />
        )}
      </div>
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

function Sent() {
  return (
    <>
      <FocusedHeading takesFocus>{texts.sent.title}</FocusedHeading>
      <NoticeBox tone="info">
        <p>{texts.sent.text}</p>
        <p>{texts.sent.thought}</p>
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
