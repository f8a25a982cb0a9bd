/** The queue of claims that the reader decides, of a unit or of the whole organisation; with `?krav=`, one of them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Reimbursement,
  ReimbursementList,
  ReimbursementRow,
} from '#contract/reimbursement-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepReimbursement, reimbursementQuery } from '#web/api/reimbursement-queries.ts';
import { reimbursementsQuery } from '#web/api/reimbursement-queue-query.ts';
import type { PageAddress } from '#web/paths.ts';
import { formatMoment, kroner } from '#web/texts/format.ts';
import { reimbursementStateWords, claimTexts as texts } from '#web/texts/reimbursement-words.ts';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { ReimbursementFacts } from '#web/ui/reimbursement-facts.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { ReimbursementActs } from './reimbursement-acts.tsx';

type Place = {
  /** A unit, or null for the whole organisation. */
  queue: string | null;
  /** The address of the page. */
  to: PageAddress;
};

export function ReimbursementQueue({ queue, to }: Place) {
  const query = useQuery(reimbursementsQuery(queue));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(list) => <Rows list={list} to={to} />}
    </QueryState>
  );
}

function Rows({ list: { claims, isMore }, to }: { list: ReimbursementList; to: PageAddress }) {
  if (claims.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ul className="rows" aria-label={texts.list}>
        {claims.map((claim) => (
          <Row key={claim.id} claim={claim} to={to} />
        ))}
      </ul>
      {isMore && <p>{texts.more}</p>}
    </>
  );
}

/** What the reader has something to do with is marked. */
const tones = { sent: 'warning', approved: 'warning', returned: 'neutral', paid: 'success' } as const;

function Row({ claim, to }: { claim: ReimbursementRow; to: PageAddress }) {
  const { id, what, amountOre, unit, claimantName, state, sentAt, paidOn, number, paymentFile } = claim;
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{reimbursementStateWords[state]}</StateTag>
      </p>
      <PageLink to={to} search={{ krav: id }} className="row__link">
        {what}
      </PageLink>
      <p className="row__details">
        <span>{kroner(amountOre)}</span>
        <span>{texts.from(claimantName)}</span>
        <span>{unit.name}</span>
        <span>{number}</span>
        {paymentFile && !paidOn && <span>{texts.inFile(paymentFile)}</span>}
        <span>{paidOn ? texts.paidThat(paidOn) : texts.sentOn(formatMoment(sentAt, new Date()))}</span>
      </p>
    </li>
  );
}

export function ReimbursementView({ queue, to, id }: Place & { id: string }) {
  const query = useQuery(reimbursementQuery(queue, id));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <p>
        <PageLink to={to}>{texts.back}</PageLink>
      </p>
      {isGone ? (
        <section>
          <ClaimHeading>{texts.gone}</ClaimHeading>
          <p>{texts.goneText}</p>
        </section>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(claim) => <Claim claim={claim} queue={queue} refresh={() => query.refetch()} />}
        </QueryState>
      )}
    </>
  );
}

/** The address differs by its question only, so the frame does not move the focus. */
function ClaimHeading({ children }: { children: string }) {
  return (
    <h2 tabIndex={-1} ref={focusWhenShown}>
      {children}
    </h2>
  );
}

type ClaimProps = Pick<Place, 'queue'> & { claim: Reimbursement; refresh(): Promise<unknown> };

function Claim({ claim, queue, refresh }: ClaimProps) {
  const client = useQueryClient();
  const { id, state, what } = claim;
  return (
    <>
      <ClaimHeading>{what}</ClaimHeading>
      <p>
        <StateTag tone={tones[state]}>{reimbursementStateWords[state]}</StateTag>
      </p>
      <ReimbursementFacts
        claim={claim}
        level={3}
        fetchFile={(fileId) =>
          queue === null
            ? call('GET /api/staff/reimbursement-files/:id/content', { params: { id: fileId } })
            : call('GET /api/unit-reimbursement-files/:id/content', { params: { id: fileId } })
        }
      />
      <ReimbursementActs
        key={state}
        claim={claim}
        refresh={refresh}
        send={async (body, idempotencyKey) => {
          const request = { params: { id }, body, idempotencyKey };
          const answer = await (queue === null
            ? call('POST /api/staff/reimbursements/:id/acts', request)
            : call('POST /api/unit-reimbursements/:id/acts', request));
          keepReimbursement(client, queue, answer);
        }}
      />
      <p>{texts.logged}</p>
    </>
  );
}
