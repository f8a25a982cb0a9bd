import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInBalance } from '#contract/move-in-balance-endpoints.ts';
import type { MoveInRun } from '#contract/move-in-endpoints.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { balanceTexts as texts } from './balance-texts.ts';
import { moveInBalanceQuery } from './move-in-queries.ts';
import { SecondSignature, SignBalance } from './sign-balance.tsx';
import { TheirSums } from './their-sums.tsx';

/** What was moved in, beside the sums of the old system, until two have signed. */
export function Balance({ run }: { run: MoveInRun }) {
  const query = useQuery(moveInBalanceQuery(run.id, 0));
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">{texts.title}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(balance) => <BalanceParts run={run} balance={balance} />}
      </QueryState>
    </section>
  );
}

function BalanceParts({ run, balance }: { run: MoveInRun; balance: MoveInBalance }) {
  const { files, ours, theirs, hasAmounts, hasTheirs, signed } = balance;
  const signatures = signed?.signatures.length ?? 0;
  const isDone = signed !== null && signatures >= signed.needed;
  return (
    <>
      <p role="status">
        <StateTag tone={isDone ? 'success' : 'warning'}>
          {isDone ? texts.balanced : signed ? texts.oneSigned : texts.notBalanced}
        </StateTag>
      </p>
      <p>{texts.lead(files)}</p>
      <FactList
        facts={[
          [texts.ours, texts.sum(ours.rows, ours.ore, hasAmounts)],
          ...(hasTheirs ? [[texts.theirs, texts.sum(theirs.rows, theirs.ore, hasAmounts)] as const] : []),
        ]}
      />
      {!signed && <TheirSums run={run} isThere={hasTheirs} />}
      {hasTheirs && <Lines run={run} first={balance} />}
      {hasTheirs && !signed && <SignBalance run={run} balance={balance} />}
      {signed && (
        <>
          {signed.reasons.length > 0 && (
            <FactList
              isLong
              facts={signed.reasons.map(({ difference, reason }) => [texts.differences[difference], reason])}
            />
          )}
          <h3>{texts.signatures}</h3>
          <ul>
            {signed.signatures.map(({ name, at }) => (
              <li key={name}>{texts.signedBy(name, formatMomentWithTime(at, new Date()))}</li>
            ))}
          </ul>
          {!isDone && <SecondSignature run={run} signed={signed} />}
        </>
      )}
    </>
  );
}

function Lines({ run, first }: { run: MoveInRun; first: MoveInBalance }) {
  const [froms, setFroms] = useState<number[]>([]);
  return (
    <>
      <h3>{texts.lines}</h3>
      {first.differences.length === 0 && <p>{texts.noDifference}</p>}
      <LineTable balance={first} label={texts.lines} />
      {froms.map((from) => (
        <More key={from} run={run} from={from} />
      ))}
      <NextLines run={run} at={froms.at(-1) ?? 0} onMore={(next) => setFroms([...froms, next])} />
    </>
  );
}

function NextLines({ run, at, onMore }: { run: MoveInRun; at: number; onMore(next: number): void }) {
  const { data } = useQuery(moveInBalanceQuery(run.id, at));
  if (!data || data.nextFrom === null) return null;
  const next = data.nextFrom;
  return (
    <p className="actions">
      <Button variant="secondary" data-size="sm" onClick={() => onMore(next)}>
        {texts.more}
      </Button>
    </p>
  );
}

function More({ run, from }: { run: MoveInRun; from: number }) {
  const query = useQuery(moveInBalanceQuery(run.id, from));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(balance) => <LineTable balance={balance} label={`${texts.lines} ${from + 1}`} />}
    </QueryState>
  );
}

function LineTable({ balance, label }: { balance: MoveInBalance; label: string }) {
  const { hasAmounts, lines } = balance;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.about}</th>
            <th scope="col" className="table__number">
              {texts.ours}
            </th>
            <th scope="col" className="table__number">
              {texts.theirs}
            </th>
            <th scope="col">{texts.difference}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{texts.line(line.label)}</th>
              <td className="table__number">{texts.sum(line.ours.rows, line.ours.ore, hasAmounts)}</td>
              <td className="table__number">{texts.sum(line.theirs.rows, line.theirs.ore, hasAmounts)}</td>
              <td>
                {line.difference === null ? (
                  texts.none
                ) : (
                  <strong>{texts.differences[line.difference]}</strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
