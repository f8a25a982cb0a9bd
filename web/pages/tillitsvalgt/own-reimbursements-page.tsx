/** `/tillitsvalgt/utlegg`: what the reader has laid out, how each claim stands, and what has happened; also after the office. */
import { useQuery } from '@tanstack/react-query';
import type { OwnReimbursement } from '#contract/reimbursement-endpoints.ts';
import { call } from '#web/api/call.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { ownReimbursementsQuery } from '#web/api/reimbursement-queries.ts';
import { paths } from '#web/paths.ts';
import { reimbursementStateWords, reimbursementTones } from '#web/texts/reimbursement-words.ts';
import { Card } from '#web/ui/card.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { ReimbursementFacts } from '#web/ui/reimbursement-facts.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { ownClaimTexts as texts } from './documents-texts.ts';

export function OwnReimbursementsPage() {
  const query = useQuery(ownReimbursementsQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ claims }) =>
          claims.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            claims.map((claim) => <Claim key={claim.id} claim={claim} />)
          )
        }
      </QueryState>
    </>
  );
}

function Claim({ claim }: { claim: OwnReimbursement }) {
  const { state, what } = claim;
  return (
    <Card title={what}>
      <p>
        <StateTag tone={reimbursementTones[state]}>{reimbursementStateWords[state]}</StateTag>
      </p>
      {state === 'returned' && <Returned claim={claim} />}
      <ReimbursementFacts
        claim={claim}
        level={3}
        fetchFile={(id) => call('GET /api/attachments/:id/content', { params: { id } })}
      />
    </Card>
  );
}

/** Somebody whose office is over cannot send it again here. */
function Returned({ claim: { id, what, unit } }: { claim: OwnReimbursement }) {
  const offices = useQuery(myOfficesQuery()).data?.offices;
  if (!offices) return null;
  const isElected = offices.some((one) => one.unit.id === unit.id && one.powers.length > 0);
  return isElected ? (
    <p>
      {texts.returnedHelp}{' '}
      <PageLink
        to={officePaths.reimbursement(unit.id)}
        search={{ krav: id }}
        aria-label={texts.againFor(what)}
      >
        {texts.again}
      </PageLink>
    </p>
  ) : (
    <p>
      {texts.overHelp} <PageLink to={paths.newEnquiry}>{texts.write}</PageLink>
    </p>
  );
}
