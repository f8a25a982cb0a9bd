/** `/administrer-giveravtale`: the agreement, what comes, what can be changed, and what has been. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement, GivingOverview } from '#contract/giving-values.ts';
import { agreementQuery, givingOptionsQuery, givingQuery } from '#web/api/giving-queries.ts';
import { paths } from '#web/paths.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { agreementStateWords, amountWords, termsWords } from '#web/texts/giving-words.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { GiroSteps } from '#web/ui/giro-steps.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { UpcomingCharges } from '#web/ui/upcoming-charges.tsx';
import { AgreementActs } from './agreement-acts.tsx';
import { AgreementTimeline } from './agreement-timeline.tsx';
import { GiftList } from './gift-list.tsx';
import { GiroCards } from './giro-cards.tsx';
import { GivingYear } from './giving-year.tsx';
import { texts } from './manage-giving-texts.ts';

export function ManageGivingPage() {
  const { avtale } = usePageSearch();
  const query = useQuery(givingQuery());
  return (
    <QueryState
      query={query}
      skeleton={
        <>
          <PageHeading>{texts.title}</PageHeading>
          <SkeletonForm />
        </>
      }
    >
      {(overview) => {
        const id = typeof avtale === 'string' && avtale ? avtale : overview.agreement?.id;
        return id ? <Managed id={id} overview={overview} /> : <NoAgreement overview={overview} />;
      }}
    </QueryState>
  );
}

function NoAgreement({ overview }: { overview: GivingOverview }) {
  return (
    <>
      <PageHeading lead={texts.none.text}>{texts.none.title}</PageHeading>
      <p>
        <ButtonLink to={paths.donorAgreement}>{texts.none.link}</ButtonLink>
      </p>
      {overview.gifts.length > 0 && <GiftList gifts={overview.gifts} />}
      <GivingYear years={overview.years} donor={overview.donor} />
    </>
  );
}

function Managed({ id, overview }: { id: string; overview: GivingOverview }) {
  const own = overview.agreement?.id === id ? overview.agreement : undefined;
  const query = useQuery({ ...agreementQuery(id, true), ...(own && { initialData: own }) });
  const [said, setSaid] = useState('');
  const options = useQuery(givingOptionsQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonForm />}>
      {(agreement) => (
        <>
          <PageHeading
            above={
              <>
                <StateTag tone={agreement.state === 'active' ? 'success' : 'neutral'}>
                  {agreementStateWords[agreement.state]}
                </StateTag>{' '}
                <span className="agreement-number">{texts.number(agreement.number)}</span>
              </>
            }
            lead={leadOf(agreement)}
          >
            {texts.title}
          </PageHeading>
          <div role="status">{said && <NoticeBox tone="success">{said}</NoticeBox>}</div>
          <Trouble agreement={agreement} />
          <RaiseToApprove agreement={agreement} />
          {agreement.state === 'waiting' &&
            (agreement.giro ? (
              <Card title={giroTexts.waitingTitle} tone="warm">
                <GiroSteps giro={agreement.giro} />
              </Card>
            ) : (
              <Card title={texts.approve} tone="warm">
                <ApprovalStep approval={agreement.approval} />
              </Card>
            ))}
          {isLateAtVipps(agreement) && <NoticeBox>{texts.synchronising}</NoticeBox>}
          {(agreement.state === 'active' || agreement.state === 'paused') && (
            <Card title={texts.next} tone="warm">
              <UpcomingCharges charges={agreement.upcoming} />
            </Card>
          )}
          <AgreementActs agreement={agreement} onSaved={setSaid} />
          <GiroCards agreement={agreement} rails={options.data?.rails ?? []} onSaved={setSaid} />
          <GivingYear years={overview.years} donor={overview.donor} />
          {overview.gifts.length > 0 && <GiftList gifts={overview.gifts} />}
          <AgreementTimeline entries={agreement.timeline} />
          <p>
            <AskAboutLink about={{ kind: 'agreement', id: agreement.id }}>
              {texts.askAboutAgreement}
            </AskAboutLink>
          </p>
        </>
      )}
    </QueryState>
  );
}

/** Vipps is told within seconds: before a minute has gone there is nothing to say. */
function isLateAtVipps({ isBeingSynchronised, state, timeline: [newest] }: Agreement): boolean {
  if (!isBeingSynchronised || state === 'waiting') return false;
  return !newest || Date.now() - Date.parse(newest.at) > 60_000;
}

function leadOf(agreement: Agreement): string {
  if (agreement.state === 'active') return texts.lead(termsWords(agreement));
  if (agreement.state === 'paused') return texts.paused(amountWords(agreement), agreement.resumesOn ?? '');
  if (agreement.state === 'stopped') return texts.stopped;
  if (agreement.state !== 'waiting') return texts.notGiven;
  return agreement.giro ? giroTexts.waitingLead : texts.waiting;
}

/** More than was approved at Vipps: drawn as before until it is approved there. */
function RaiseToApprove({ agreement }: { agreement: Agreement }) {
  const { move } = agreement;
  if (!move?.terms) return null;
  return (
    <Card title={texts.raise.title} tone="warm">
      <p>{texts.raise.text(termsWords(agreement), termsWords(move.terms))}</p>
      <ApprovalStep approval={move.approval} />
      <p>{texts.raise.undo}</p>
    </Card>
  );
}

function Trouble({ agreement: { trouble } }: { agreement: Agreement }) {
  if (!trouble) return null;
  const { title, retrying, failed, owed, why, whyInBank } = texts.trouble;
  return (
    <NoticeBox title={title}>
      <p>
        {trouble.isRetrying ? retrying(trouble.dueOn) : failed(trouble.dueOn)}{' '}
        {trouble.rail === 'vipps' ? why[trouble.failure] : whyInBank}
      </p>
      <p>{owed}</p>
    </NoticeBox>
  );
}
