/** `/medlemsservice/barn/:id`: one registration of a child; the look is logged. */

import { useQuery } from '@tanstack/react-query';
import type { StaffChildCase } from '#contract/children-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { deskChildQuery } from '#web/pages/medlemsservice/children/desk-children-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskCasePage } from '../frame/desk-case-page.tsx';
import { ChildDecision } from './desk-child-decision.tsx';
import { caseTexts as texts } from './desk-children-texts.ts';

export function DeskChildPage() {
  const { id = '' } = usePlace();
  const query = useQuery(deskChildQuery(id));
  return (
    <DeskCasePage
      texts={texts}
      backTo={deskPaths.deskChildren}
      isMissing={query.error instanceof ApiError && query.error.status === 404}
      error={query.error}
    >
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(registration) => <Registration registration={registration} />}
      </QueryState>
    </DeskCasePage>
  );
}

function Registration({ registration }: { registration: StaffChildCase }) {
  const { childName, bornYear, registrant, sentAt, isSole, secondGuardian, state } = registration;
  return (
    <>
      <FactList
        facts={[
          [texts.child, childName],
          [texts.born, String(bornYear)],
          [texts.registrant, registrant],
          [texts.sent, formatMoment(sentAt, new Date())],
          [texts.responsibility, isSole ? texts.sole : texts.joint(secondGuardian ?? '')],
        ]}
      />
      {state === 'waiting' ? (
        <p>{texts.waiting}</p>
      ) : (
        <>
          <WhatToFindOut registration={registration} />
          <ChildDecision registration={registration} />
        </>
      )}
    </>
  );
}

/** Why it waits: one alone, who the other parent is, another registration of the same child; or nothing any more. */
function WhatToFindOut({ registration }: { registration: StaffChildCase }) {
  const { isSole, secondGuardian, confirmed, other } = registration;
  return (
    <>
      {isSole && (
        <Card title={texts.soleTitle} tone="warm">
          <p>{texts.soleHelp}</p>
        </Card>
      )}
      {confirmed && (
        <Card title={texts.confirmedTitle} tone="warm">
          <p>{texts.confirmed(confirmed.name, secondGuardian ?? '')}</p>
          {confirmed.signs.length > 0 && (
            <ul>
              {confirmed.signs.map((sign) => (
                <li key={sign}>{texts.signs[sign]}</li>
              ))}
            </ul>
          )}
          <p>{texts.confirmedHelp}</p>
        </Card>
      )}
      {other && (
        <Card title={texts.otherTitle} tone="warm">
          <p>{texts.other(other.guardians.join(', '))}</p>
          <p>{texts.otherHelp}</p>
        </Card>
      )}
      {!isSole && !confirmed && !other && <p>{texts.noOther}</p>}
    </>
  );
}
