/** `/administrasjon/flytte-inn/:id`: one file, from its columns to the undo. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInDetails } from '#contract/move-in-endpoints.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import { administrationPaths } from '../administration-paths.ts';
import { Balance } from './balance.tsx';
import { ColumnMatching } from './column-matching.tsx';
import { Duplicates } from './duplicates.tsx';
import { FileChoice, SendProgress } from './file-choice.tsx';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { isWorking, keepMoveIn, moveInQuery } from './move-in-queries.ts';
import { moveInWords } from './move-in-row-texts.ts';
import { ApplyRun, DiscardRun, UndoRun } from './run-acts.tsx';
import { RunReport } from './run-report.tsx';
import { RunState } from './run-state.tsx';
import { sendFile } from './send-file.ts';

export function MoveInRunPage() {
  const { id = '' } = usePlace();
  const query = useQuery(moveInQuery(id));
  const run = query.data?.run;
  return (
    <AdministrationPage
      title={run?.fileName ?? texts.title}
      tabTitle={run?.fileName ?? null}
      lead={run && `${moveInWords.kinds[run.kind]}. ${texts.from(run.source)}.`}
      error={query.error}
      back={{ to: administrationPaths.moveIns, words: texts.back }}
    >
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(details) => <RunParts key={details.run.id} details={details} />}
      </QueryState>
    </AdministrationPage>
  );
}

type RunProps = { details: MoveInDetails };

function RunParts({ details }: RunProps) {
  const { run, fileBytes } = details;
  const { state, fault } = run;
  const [isChanging, setChanging] = useState(false);
  const isMatching = state === 'matching' || (isChanging && state === 'staged');
  const isRead = ['staged', 'applied', 'undone'].includes(state);
  return (
    <>
      <p role="status">
        <RunState state={state} />
      </p>
      {fault && (
        <NoticeBox
          tone={state === 'refused' ? 'danger' : 'warning'}
          title={state === 'refused' ? texts.refusedTitle : texts.faultTitle}
        >
          {moveInWords.fault(fault)}
        </NoticeBox>
      )}
      {isWorking(state) && <Progress details={details} />}
      {state === 'receiving' && <ResumeSending details={details} />}
      {isMatching && <ColumnMatching details={details} onSent={() => setChanging(false)} />}
      {isRead && !isMatching && <RunReport run={run} />}
      {state === 'staged' && !isMatching && (
        <>
          {details.duplicates.length > 0 && <Duplicates details={details} />}
          <ApplyRun details={details} />
          {fileBytes !== null && (
            <p>
              <Button variant="tertiary" onClick={() => setChanging(true)}>
                {texts.changeColumns}
              </Button>
            </p>
          )}
        </>
      )}
      {state === 'applied' && <Balance run={run} />}
      {state === 'applied' && fault !== 'CHANGED' && <UndoRun details={details} />}
      {['receiving', 'matching', 'staged', 'refused'].includes(state) && <DiscardRun details={details} />}
      <RunLog log={details.log} />
    </>
  );
}

function Progress({ details }: RunProps) {
  const { run, rowsDone, rowsToDo } = details;
  const { state } = run;
  if (!isWorking(state)) return null;
  const counted =
    state === 'applying' && rowsToDo !== null
      ? texts.rowsDone(rowsDone, rowsToDo)
      : state === 'staging' && texts.rowsRead(rowsDone);
  return (
    <div role="status">
      <p>{texts.working[state]}</p>
      {/* Without a value the bar says only that something is going on. */}
      <progress
        aria-label={texts.states[state]}
        className="upload__bar"
        {...(state === 'applying' && rowsToDo && { value: rowsDone, max: rowsToDo })}
      />
      {counted && <p>{counted}</p>}
    </div>
  );
}

function ResumeSending({ details }: RunProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const { press, isBusy, problem } = usePress(() => setSent(null));
  const { run, fileBytes } = details;
  const choose = (chosen: File) => {
    const isSame = chosen.name.slice(-120) === run.fileName && chosen.size === fileBytes;
    setFault(isSame ? null : texts.otherFile);
    setFile(chosen);
    if (isSame)
      void press(texts.chooseFile, async () => keepMoveIn(client, await sendFile(details, chosen, setSent)));
  };
  return (
    <section>
      <h2>{texts.resume}</h2>
      {problem}
      {!isBusy && (
        <FileChoice
          label={texts.file}
          hint={texts.resumeText(run.fileName)}
          error={fault}
          file={file}
          onChosen={choose}
        />
      )}
      {sent !== null && file && <SendProgress sent={sent} of={file.size} />}
    </section>
  );
}

function RunLog({ log }: Pick<MoveInDetails, 'log'>) {
  return (
    <section>
      <h2>{texts.log}</h2>
      <Folded items={log} shown={5} earlier={texts.log}>
        {(some) => (
          <ul>
            {some.map(({ id, kind, by, at }) => (
              <li key={id}>
                {texts.logLine(texts.events[kind] ?? kind, by, formatMomentWithTime(at, new Date()))}
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
