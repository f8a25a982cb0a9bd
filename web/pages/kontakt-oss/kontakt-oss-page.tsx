/** `/kontakt-oss`: write to member service without signing in (`?tema=feedback`). Its words are there before any script. */
import { useState } from 'react';
import { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { useTabDraft } from '#web/forms/use-tab-draft.ts';
import { paths } from '#web/paths.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { KontaktOssForm } from './kontakt-oss-form.tsx';
import { texts } from './kontakt-oss-texts.ts';

export function KontaktOssPage() {
  const draft = useTabDraft('contact');
  const topic = EnquiryTopic.safeParse(usePageSearch().tema).data ?? '';
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Sent />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <NoticeBox tone="info" title={texts.canSignIn.title}>
        <p>{texts.canSignIn.text}</p>
        <p>
          <ButtonLink to={paths.newEnquiry} variant="secondary">
            {texts.canSignIn.link}
          </ButtonLink>
        </p>
      </NoticeBox>
      <h2>{texts.lostAccess.title}</h2>
      <p>{texts.lostAccess.text}</p>
      <h2>{texts.formTitle}</h2>
      {/* The mark brings the app without anybody having touched anything. */}
      <div data-needs-app>
        {draft ? (
          <KontaktOssForm draft={draft} topic={topic} onSent={() => setIsSent(true)} />
        ) : (
          <SkeletonForm fields={4} />
        )}
      </div>
      <h2>{texts.talk.title}</h2>
      <p>
        {texts.talk.before}
        <a href={`tel:${organisation.memberService.phone}`}>{texts.talk.phone}</a>
        {texts.talk.after}
      </p>
      <p>
        <PageLink to={paths.tellOfDeath}>{texts.death}</PageLink>
      </p>
    </>
  );
}

function Sent() {
  return (
    <>
      <FocusedHeading takesFocus>{texts.sent.title}</FocusedHeading>
      <NoticeBox tone="success">
        <p>{texts.sent.text}</p>
      </NoticeBox>
      <p>{texts.sent.noReceipt}</p>
      <p>
        <ButtonLink to={paths.start}>{texts.sent.front}</ButtonLink>
      </p>
    </>
  );
}
