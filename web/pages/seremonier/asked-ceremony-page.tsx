/** `/activities/seremonier/vigsel` and `…/gravferd`: a request, also without an account. */
import { useState } from 'react';
import type { Ceremonies } from '#contract/ceremony-endpoints.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { useTabDraft } from '#web/forms/use-tab-draft.ts';
import { paths } from '#web/paths.ts';
import { isFindingOut } from '#web/session/session-state.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonForm, SkeletonText } from '#web/ui/skeleton.tsx';
import { CeremonyFrame, Contact } from './ceremony-frame.tsx';
import funeral from './funeral.svg?no-inline';
import { FuneralForm } from './funeral-form.tsx';
import type { RequestFormProps } from './request-form-props.ts';
import { requestTexts } from './request-texts.ts';
import { texts } from './seremonier-texts.ts';
import wedding from './wedding.svg?no-inline';
import { WeddingForm } from './wedding-form.tsx';

export const WeddingPage = () => (
  <CeremonyFrame kind="wedding" picture={wedding}>
    {() => (
      <>
        <p>
          <PageLink to="/ord" hash="provingsattest">
            {texts.certificateMeaning}
          </PageLink>
        </p>
        <Request kind="wedding" />
      </>
    )}
  </CeremonyFrame>
);

export const FuneralPage = () => (
  <CeremonyFrame
    kind="funeral"
    picture={funeral}
    first={(ceremonies) => <FuneralHelp ceremonies={ceremonies} />}
    firstSkeleton={<FuneralHelp ceremonies={null} />}
  >
    {() => <Request kind="funeral" />}
  </CeremonyFrame>
);

function FuneralHelp({ ceremonies }: { ceremonies: Ceremonies | null }) {
  const { funeral: words } = texts;
  return (
    <>
      <Contact title={words.call} contact={ceremonies?.funeralContact ?? null} tone="warm" />
      {ceremonies ? <p>{words.days(ceremonies.funeralDaysBefore)}</p> : <SkeletonText lines={3} />}
      <p>
        {words.report} <PageLink to={paths.tellOfDeath}>{words.reportLink}</PageLink>
      </p>
    </>
  );
}

type Kind = 'wedding' | 'funeral';
type OnAsked = RequestFormProps['onAsked'];
const forms = { wedding: WeddingForm, funeral: FuneralForm };

function Request({ kind }: { kind: Kind }) {
  const session = useSession();
  const [asked, setAsked] = useState<{ enquiryId: string | null } | null>(null);
  const onAsked: OnAsked = (enquiryId) => setAsked({ enquiryId });
  return (
    <section id="skjema">
      <h2>{texts[kind].form}</h2>
      {asked ? (
        <Asked kind={kind} enquiryId={asked.enquiryId} />
      ) : isFindingOut(session) ? (
        <SkeletonForm />
      ) : session.account ? (
        <OwnRequest kind={kind} onAsked={onAsked} />
      ) : (
        <OpenRequest kind={kind} onAsked={onAsked} />
      )}
    </section>
  );
}

function OwnRequest({ kind, onAsked }: { kind: Kind; onAsked: OnAsked }) {
  const draft = useOpenDraft(`${kind}-request`);
  const Form = forms[kind];
  return draft ? <Form key={draft.key} draft={draft} isSignedIn onAsked={onAsked} /> : <SkeletonForm />;
}

function OpenRequest({ kind, onAsked }: { kind: Kind; onAsked: OnAsked }) {
  const draft = useTabDraft(`${kind}-request`);
  const Form = forms[kind];
  return draft ? <Form draft={draft} isSignedIn={false} onAsked={onAsked} /> : <SkeletonForm />;
}

function Asked({ kind, enquiryId }: { kind: Kind; enquiryId: string | null }) {
  const words = requestTexts[kind];
  return (
    <>
      <NoticeBox tone="success" title={words.sentTitle} level={3} announce="alert">
        <p>{words.sent}</p>
      </NoticeBox>
      {enquiryId && (
        <p>
          <ButtonLink to={paths.enquiry(enquiryId)} variant="secondary">
            {requestTexts.seeCase}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
