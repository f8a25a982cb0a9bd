import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Agreement, GivingOverview } from '#contract/giving-values.ts';
import { agreementQuery, givingOptionsQuery, givingQuery } from '#web/api/giving-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountWords, termsWords } from '#web/texts/giving-words.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { GiroSteps } from '#web/ui/giro-steps.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { FirstStep } from '#web/ui/step-heading.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { type AgreementPart, agreementPartNames, firstAgreementPart } from './agreement-parts.ts';
import { texts } from './giveravtale-texts.ts';
import { OneOffGift } from './one-off-gift.tsx';

/** What a signed-in person can do: go on with the agreement there is, or begin one; or give once. */
export function Giving({ part }: { part: AgreementPart }) {
  const options = useQuery(givingOptionsQuery());
  const giving = useQuery(givingQuery());
  return (
    <QueryState query={options} skeleton={<SkeletonForm />}>
      {(offered) => (
        <QueryState query={giving} skeleton={<SkeletonForm />}>
          {(overview) =>
            overview.donor.isAdult === 'no' ? (
              <NoticeBox title={texts.tooYoung.title}>
                <p>{texts.tooYoung.text}</p>
              </NoticeBox>
            ) : (
              <>
                {offered.rails.length > 0 ? (
                  <RegularGiving options={offered} overview={overview} part={part} />
                ) : (
                  <NoticeBox title={texts.closed.title}>
                    <p>{texts.closed.text}</p>
                    <ButtonLink to={paths.newEnquiry}>{texts.closed.link}</ButtonLink>
                  </NoticeBox>
                )}
                {offered.isOneOffOpen && part === firstAgreementPart && (
                  <OneOffGift options={offered} overview={overview} />
                )}
              </>
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

type RegularGivingProps = { options: GivingOptions; overview: GivingOverview; part: AgreementPart };

function RegularGiving({ options, overview, part }: RegularGivingProps) {
  const draft = useOpenDraft('new-agreement');
  const [isAnew, setIsAnew] = useState(false);
  const [begunId, setBegunId] = useState<string | null>(null);
  const { agreement, donor } = overview;
  const isGiving = agreement?.state === 'active' || agreement?.state === 'paused';
  const isWaiting = agreement?.state === 'waiting' && !isAnew;
  // What is not the form is on the first page of it.
  if ((begunId || isGiving || isWaiting) && part !== firstAgreementPart)
    return <Navigate to={paths.donorAgreement} replace />;
  if (begunId) return <Begun id={begunId} />;
  if (isGiving) {
    return (
      <Card title={texts.has.title} tone="warm">
        <p>
          {agreement.state === 'paused'
            ? texts.has.paused(amountWords(agreement), formatDate(agreement.resumesOn ?? ''))
            : texts.has.text(termsWords(agreement))}
        </p>
        <p>
          <ButtonLink to={paths.manageDonorAgreement}>{texts.has.link}</ButtonLink>
        </p>
      </Card>
    );
  }
  if (isWaiting) {
    return <Waiting agreement={agreement} onAnew={() => setIsAnew(true)} />;
  }
  const form = draft ? (
    <AgreementForm
      key={draft.key}
      draft={draft}
      options={options}
      donor={donor}
      former={agreement && agreement.state !== 'stopped' ? agreement : null}
      part={part}
      onBegun={setBegunId}
    />
  ) : (
    <SkeletonForm />
  );
  const isFirst = part === firstAgreementPart;
  return (
    <section className="giving-regular" {...(isFirst && { 'aria-labelledby': 'regular' })}>
      {isFirst && (
        <FirstStep id="regular" of={agreementPartNames.length} texts={texts} title={texts.form.parts.belop} />
      )}
      {form}
    </section>
  );
}

/** The agreement is made; Vipps gives its address in a moment. */
function Begun({ id }: { id: string }) {
  const query = useQuery(agreementQuery(id, true));
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={1} />}>
      {(agreement) => <Waiting agreement={agreement} goesOn />}
    </QueryState>
  );
}

type WaitingProps = { agreement: Agreement; goesOn?: boolean | undefined; onAnew?: () => void };

function Waiting({ agreement, goesOn, onAnew }: WaitingProps) {
  const fresh = useQuery({ ...agreementQuery(agreement.id, true), initialData: agreement });
  return (
    <Card title={texts.waiting.title} tone="warm">
      {fresh.data.giro ? (
        <>
          <p>{texts.waiting.giro(termsWords(agreement))}</p>
          <GiroSteps giro={fresh.data.giro} />
        </>
      ) : (
        <>
          <p>{texts.waiting.text(termsWords(agreement))}</p>
          <ApprovalStep approval={fresh.data.approval} goesOn={goesOn} />
        </>
      )}
      {onAnew && (
        <p>
          <Button variant="tertiary" onClick={onAnew}>
            {texts.waiting.anew}
          </Button>
        </p>
      )}
    </Card>
  );
}
