/** `/medlemsservice/fodselsnumre/:id`: whose number it is; the look is logged. */

import { useQuery } from '@tanstack/react-query';
import type { NumberCase, NumberCasePerson } from '#contract/number-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { deskNumberQuery } from '#web/pages/medlemsservice/people/desk-number-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskCasePage } from '../frame/desk-case-page.tsx';
import { NumberDecisionForm } from './desk-number-decision.tsx';
import { caseTexts as texts } from './desk-number-texts.ts';

export function DeskNumberPage() {
  const { id = '' } = usePlace();
  const query = useQuery(deskNumberQuery(id));
  return (
    <DeskCasePage
      texts={texts}
      backTo={deskPaths.deskNumbers}
      isMissing={query.data?.case === null}
      error={query.error}
    >
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ case: found }) => found && <Found found={found} />}
      </QueryState>
    </DeskCasePage>
  );
}

function Found({ found: { id, person, owner } }: { found: NumberCase }) {
  return (
    <>
      <Card title={texts.person}>
        <Person person={person} />
      </Card>
      <Card title={texts.owner}>{owner ? <Person person={owner} /> : <p>{texts.noOwner}</p>}</Card>
      <p>{texts.advice}</p>
      <NumberDecisionForm id={id} />
    </>
  );
}

function Person({ person: { name, bornOn, memberNumber, signIns } }: { person: NumberCasePerson }) {
  return (
    <FactList
      facts={[
        [texts.name, name],
        [texts.born, bornOn ? shortDay(bornOn) : texts.unknown],
        [texts.memberNumber, memberNumber ?? texts.noNumber],
        [texts.signIns, String(signIns)],
      ]}
    />
  );
}
