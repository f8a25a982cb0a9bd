import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlAnswer, GrantChangeLine, GrantProblemLine } from '#contract/grant-list-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { grantLinesQuery } from './grant-queries.ts';
import { grantTexts as texts } from './grant-texts.ts';
import { SettleAnswer } from './settle-answer.tsx';

type Of = 'problems' | 'changes' | 'control-answers';
type Line = GrantProblemLine | GrantChangeLine | ControlAnswer;
type GrantLinesProps = { of: Of; id: string; label: string };

/** The persons behind the figures, once somebody asks for them: each who is shown is logged. */
export function GrantLines({ of, id, label }: GrantLinesProps) {
  const [cursors, setCursors] = useState<(string | undefined)[]>([]);
  if (cursors.length === 0)
    return (
      <p className="actions">
        <Button
          variant="secondary"
          data-size="sm"
          aria-label={`${texts.showPersons}: ${label}`}
          onClick={() => setCursors([undefined])}
        >
          {texts.showPersons}
        </Button>
      </p>
    );
  return (
    <>
      <p className="soft">{texts.logged}</p>
      {cursors.map((cursor, place) => (
        <Page
          key={cursor ?? ''}
          of={of}
          id={id}
          cursor={cursor}
          onMore={place === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </>
  );
}

type PageProps = { of: Of; id: string; cursor: string | undefined; onMore: ((next: string) => void) | null };

function Page({ of, id, cursor, onMore }: PageProps) {
  const query = useQuery(grantLinesQuery(of, id, cursor));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ lines, nextCursor }) => (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <Name line={line} />: {wordsOf(line)}
                {'outcome' in line && line.state === 'open' && line.outcome !== 'elsewhere' && (
                  <SettleAnswer answer={line} />
                )}
              </li>
            ))}
          </ul>
          {nextCursor && onMore && (
            <p className="actions">
              <Button variant="secondary" data-size="sm" onClick={() => onMore(nextCursor)}>
                {texts.more}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

function Name({ line }: { line: Line }) {
  if (line.personId) return <PageLink to={deskPaths.deskPerson(line.personId)}>{line.name}</PageLink>;
  return <>{line.name ?? texts.gone}</>;
}

function wordsOf(line: Line): string {
  if ('problem' in line) return texts.problems[line.problem];
  if ('change' in line) return `${texts.directions[line.direction]}. ${texts.changes[line.change]}`;
  return `${texts.outcomes[line.outcome]}. ${texts.answerStates[line.state]}${line.note ? `: ${line.note}` : ''}`;
}
