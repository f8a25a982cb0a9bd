/** `/mitt-personvern/avslutt`: four things that can be ended, each by itself, each with a certificate. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MyChoices } from '#contract/account-ending-endpoints.ts';
import { call } from '#web/api/call.ts';
import { myChoicesQuery } from '#web/api/privacy-queries.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { EndAccountCard } from './end-account-card.tsx';
import { endingTexts as texts } from './ending-texts.ts';

export function EndingPage() {
  const query = useQuery(myChoicesQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(choices) => <Choices choices={choices} />}
      </QueryState>
    </>
  );
}

function Choices({ choices }: { choices: MyChoices }) {
  const { membership, giving, magazine } = choices;
  return (
    <>
      <Choice
        id="membership"
        words={texts.membership}
        isOn={membership.isMember}
        endedAt={membership.leftAt}
        to={paths.leaving}
        certificate={
          <p>
            <ButtonLink to={paths.leavingCertificate} variant="secondary">
              {texts.membership.certificate}
            </ButtonLink>
          </p>
        }
      />
      <Choice
        id="giving"
        words={texts.giving}
        isOn={giving.isRunning}
        endedAt={giving.stoppedAt}
        to={paths.manageDonorAgreement}
        certificate={<Certificate kind="giving" />}
      />
      <Choice
        id="magazine"
        words={texts.magazine}
        isOn={magazine.isGetting}
        endedAt={magazine.stoppedAt}
        to={paths.myMagazine}
        certificate={<Certificate kind="magazine" />}
      />
      <EndAccountCard choices={choices} />
    </>
  );
}

type ChoiceProps = {
  id: string;
  words: { title: string; is: string; isNot: string; end: string };
  isOn: boolean;
  endedAt: string | null;
  /** Where it is ended. */
  to: PageAddress;
  certificate: ReactNode;
};

function Choice({ id, words, isOn, endedAt, to, certificate }: ChoiceProps) {
  return (
    <Card id={id} title={words.title}>
      {endedAt && (
        <p>
          <StateTag tone="success">{texts.since(formatMomentWithTime(endedAt, new Date()))}</StateTag>
        </p>
      )}
      <p>{isOn ? words.is : words.isNot}</p>
      {isOn && (
        <p>
          <ButtonLink to={to} variant="secondary">
            {words.end}
          </ButtonLink>
        </p>
      )}
      {endedAt && certificate}
    </Card>
  );
}

function Certificate({ kind }: { kind: 'giving' | 'magazine' }) {
  return (
    <DownloadButton
      fetch={() => call('GET /api/choice-certificates/:kind', { params: { kind } })}
      saved={texts.saved}
    >
      {texts.download}
    </DownloadButton>
  );
}
