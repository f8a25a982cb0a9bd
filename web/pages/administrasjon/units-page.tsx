/** `/administrasjon/lag`: regions and chapters, what they cover, opening one, and the log. */
import { useQuery } from '@tanstack/react-query';
import type { UnitLogLine, Units } from '#contract/administration-endpoints.ts';
import { Folded } from '#web/ui/folded.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdministrationPage } from './administration-page.tsx';
import { administrationPaths } from './administration-paths.ts';
import { unitsQuery } from './administration-queries.ts';
import { ChapterMoveLog } from './chapter-move-log.tsx';
import { LogRow } from './log-row.tsx';
import { UnitClosingLog } from './unit-closing.tsx';
import { unitClosingTexts } from './unit-closing-texts.ts';
import { OpenUnitForm, useUnitChange } from './unit-forms.tsx';
import { unitsTexts as texts } from './units-texts.ts';

export function UnitsPage() {
  const query = useQuery(unitsQuery());
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ units, gaps, overlaps, log, closings }) => (
          <>
            <Branch units={units} parentId={null} label={texts.tree} />
            <Coverage gaps={gaps} overlaps={overlaps} />
            <OpenUnitForm units={units} />
            <ChapterMoveLog />
            <UnitClosingLog closings={closings} />
            <h2>{texts.log}</h2>
            {log.length === 0 && <p>{texts.noLog}</p>}
            <Folded items={log} shown={10} earlier={texts.earlier}>
              {(lines) => (
                <ul className="rows">
                  {lines.map((line) => (
                    <LogLine key={line.id} line={line} />
                  ))}
                </ul>
              )}
            </Folded>
          </>
        )}
      </QueryState>
    </AdministrationPage>
  );
}

type BranchProps = { units: Units['units']; parentId: string | null; label?: string };

function Branch({ units, parentId, label }: BranchProps) {
  const here = units.filter((unit) => unit.parentId === parentId);
  if (here.length === 0) return null;
  return (
    <ul className="unit-tree" aria-label={label}>
      {here.map(({ id, name, kind, members, municipalities, closedOn }) => (
        <li key={id}>
          <PageLink to={administrationPaths.unit(id)}>
            {kind === 'national' ? texts.whole(name) : name}
          </PageLink>{' '}
          {closedOn && <span className="soft">{unitClosingTexts.inTree}</span>}
          {kind === 'chapter' && !closedOn && (
            <span className="soft">
              {[texts.members(members), municipalities.length > 0 && texts.municipalities(municipalities)]
                .filter(Boolean)
                .join('. ')}
            </span>
          )}
          <Branch units={units} parentId={id} />
        </li>
      ))}
    </ul>
  );
}

function Coverage({ gaps, overlaps }: Pick<Units, 'gaps' | 'overlaps'>) {
  return (
    <section>
      <h2>{texts.coverage}</h2>
      {gaps.length + overlaps.length === 0 && <p>{texts.covered}</p>}
      {overlaps.length > 0 && (
        <>
          <p>{texts.overlaps}</p>
          <ul>
            {overlaps.map(({ municipality, units }) => (
              <li key={municipality}>{texts.overlap(municipality, units)}</li>
            ))}
          </ul>
        </>
      )}
      {gaps.length > 0 && (
        <>
          <p>{texts.gaps(gaps.length)}</p>
          <details className="fold">
            <summary>{texts.showGaps}</summary>
            <p>{gaps.map(({ municipality, place }) => texts.gap(municipality, place)).join(', ')}</p>
          </details>
        </>
      )}
    </section>
  );
}

function LogLine({ line }: { line: UnitLogLine }) {
  const change = useUnitChange();
  const { madeBy, reason, at, undo } = line;
  const words = texts.logLine(line);
  return (
    <LogRow
      words={words}
      at={at}
      madeBy={madeBy}
      reason={reason}
      undo={undo && { send: (key) => change(undo, texts.undoReason(words), key), done: texts.undone }}
    />
  );
}
