/** `/administrasjon/kontroll`: what is missing before the portal is opened to members. */
import { useQuery } from '@tanstack/react-query';
import type { CheckState, GoingLive, GoingLiveCheck } from '#contract/setup-endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { goingLiveQuery } from './administration-queries.ts';
import { type CheckId, checkTexts, goingLiveTexts as texts } from './going-live-texts.ts';

const tones: Record<CheckState, StateTone> = {
  ok: 'success',
  look: 'warning',
  missing: 'danger',
  unknown: 'neutral',
};

export function GoingLivePage() {
  const query = useQuery(goingLiveQuery());
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(found) => (
          <>
            <Checks checks={inOrder(found)} />
            <p>
              <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
                {texts.again}
              </Button>
            </p>
          </>
        )}
      </QueryState>
    </AdministrationPage>
  );
}

type Check = Omit<GoingLiveCheck, 'id'> & { id: CheckId };

/** Who owns the sender's domain is before what its DNS says. */
const inOrder = ({ checks, senderOwner }: GoingLive): Check[] =>
  checks.flatMap((check): Check[] =>
    check.id === 'spf' ? [{ id: 'sender-owner', ...senderOwner }, check] : [check],
  );

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <>
      <p role="status">{texts.sum(checks.filter(({ state }) => state === 'ok').length, checks.length)}</p>
      <ul className="rows" aria-label={texts.list}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </>
  );
}

function CheckRow({ check: { id, state, facts } }: { check: Check }) {
  const { title, why, todo } = checkTexts[id];
  return (
    <li className="row">
      <h2>{title}</h2>
      <p className="row__details">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
        {facts.length > 0 && <span>{facts.join(', ')}</span>}
      </p>
      {state !== 'ok' && (
        <>
          <p>{why}</p>
          <p>{state === 'unknown' ? texts.unknown : todo}</p>
        </>
      )}
    </li>
  );
}
