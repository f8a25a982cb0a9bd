import { useState } from 'react';
import {
  issueFileLimits,
  type PrintExport,
  type RunCounts,
  type StaffIssue,
} from '#contract/staff-magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { articleTexts } from './desk-article-texts.ts';
import { DeskArticles } from './desk-articles.tsx';
import { DeskIssueForm } from './desk-issue-form.tsx';
import { texts } from './desk-magazine-texts.ts';
import { useIssueAct } from './use-issue-act.ts';

const { issue: words } = texts;
const tones = { planned: 'neutral', frozen: 'info', exported: 'success' } as const;

type Mode = 'shown' | 'edited' | 'freeze' | 'export' | 'articles';

export function DeskIssue({ issue }: { issue: StaffIssue }) {
  const [mode, setMode] = useState<Mode>('shown');
  const { act, isBusy, problem } = useIssueAct();
  const [isTooLarge, setTooLarge] = useState(false);
  const { id, number, title, state, counts, waitingResends } = issue;
  const params = { id };
  const close = () => setMode('shown');
  if (mode === 'edited')
    return (
      <li className="row">
        <DeskIssueForm issue={issue} onDone={close} />
      </li>
    );
  const freeze = () =>
    act(
      (idempotencyKey) => call('POST /api/staff/magazine-issues/:id/freezings', { params, idempotencyKey }),
      words.freezeYes,
      words.frozen,
    ).then(close);
  const makeFile = (purpose: 'run' | 'resend', button: string) =>
    act(
      (idempotencyKey) =>
        call('POST /api/staff/magazine-issues/:id/exports', { params, body: { purpose }, idempotencyKey }),
      button,
      words.exported,
    ).then(close);
  const upload = async (file: File) => {
    setTooLarge(file.size > issueFileLimits.bytes);
    if (file.size > issueFileLimits.bytes) return;
    await act(
      () => call('PUT /api/staff/magazine-issues/:id/file', { params, bytes: file }),
      words.file(number),
      words.fileSaved,
    );
  };
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{words.states[state]}</StateTag>
      </p>
      <h3 className="row__name">{words.name(number, title)}</h3>
      <p className="row__details">
        <span>{words.deadline(issue.deadlineOn)}</span>
        <span>{words.out(issue.outOn)}</span>
        <span>{issue.hasFile ? words.hasFile : words.noFile}</span>
      </p>
      {counts && <FactList facts={shownCounts(counts)} />}
      {issue.exports.map((made) => (
        <MadeFile key={made.id} made={made} />
      ))}
      {waitingResends > 0 && <p>{words.resends(waitingResends)}</p>}
      {problem}
      <div role="alert">{isTooLarge && <NoticeBox tone="danger">{words.fileTooLarge}</NoticeBox>}</div>
      {mode === 'articles' && <DeskArticles issue={issue} onDone={close} />}
      {mode === 'freeze' && (
        <Sure
          title={words.freezeSure(number)}
          text={words.freezeText}
          yes={words.freezeYes}
          isBusy={isBusy}
          close={close}
          onYes={freeze}
        />
      )}
      {mode === 'export' && (
        <Sure
          title={words.exportSure(number)}
          text={words.exportText}
          yes={words.exportYes}
          isBusy={isBusy}
          close={close}
          onYes={() => makeFile('run', words.exportYes)}
        />
      )}
      {mode === 'shown' && (
        <Choices
          issue={issue}
          isBusy={isBusy}
          setMode={setMode}
          makeResends={() => void makeFile('resend', words.resend)}
          upload={(file) => void upload(file)}
        />
      )}
    </li>
  );
}

type ChoicesProps = {
  issue: StaffIssue;
  isBusy: boolean;
  setMode(mode: Mode): void;
  makeResends(): void;
  upload(file: File): void;
};

function Choices({ issue, isBusy, setMode, makeResends, upload }: ChoicesProps) {
  const { number, state, waitingResends } = issue;
  return (
    <p className="actions">
      {state === 'planned' && (
        <Button data-size="sm" aria-label={words.freezeOf(number)} onClick={() => setMode('freeze')}>
          {words.freeze}
        </Button>
      )}
      {state === 'frozen' && (
        <Button data-size="sm" aria-label={words.exportOf(number)} onClick={() => setMode('export')}>
          {words.export}
        </Button>
      )}
      {waitingResends > 0 && (
        <Button data-size="sm" busy={isBusy} onClick={makeResends}>
          {words.resend}
        </Button>
      )}
      <Button
        variant="secondary"
        data-size="sm"
        aria-label={texts.plan.edit(number)}
        onClick={() => setMode('edited')}
      >
        {words.edit}
      </Button>
      <Button
        variant="secondary"
        data-size="sm"
        aria-label={`${articleTexts.open(issue.articles)}, ${articleTexts.openOf(number)}`}
        onClick={() => setMode('articles')}
      >
        {articleTexts.open(issue.articles)}
      </Button>
      <label className="ds-button" data-variant="tertiary" data-size="sm">
        <input
          className="ds-sr-only"
          type="file"
          accept="application/pdf"
          onChange={({ target }) => target.files?.[0] && upload(target.files[0])}
        />
        {words.file(number)}
      </label>
    </p>
  );
}

/** Paper and digital always; of the rest what there is. */
const shownCounts = (counts: RunCounts) =>
  (Object.keys(words.counts) as (keyof RunCounts)[]).flatMap((name) =>
    counts[name] > 0 || name === 'domestic' || name === 'digital'
      ? [[words.counts[name], counts[name]] as const]
      : [],
  );

type SureProps = {
  title: string;
  text: string;
  yes: string;
  isBusy: boolean;
  onYes(): Promise<unknown>;
  close(): void;
};

function Sure({ title, text, yes, isBusy, onYes, close }: SureProps) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      <p>{text}</p>
      <p className="actions">
        <Button data-size="sm" busy={isBusy} onClick={() => void onYes()}>
          {yes}
        </Button>
        <Button variant="secondary" data-size="sm" onClick={close}>
          {words.no}
        </Button>
      </p>
    </fieldset>
  );
}

function MadeFile({ made }: { made: PrintExport }) {
  const { id, purpose, madeBy, madeAt, labels, isFetchable } = made;
  return (
    <>
      <p>{words.made[purpose](madeBy || words.unknown, formatMomentWithTime(madeAt, new Date()), labels)}</p>
      {isFetchable && (
        <div>
          <DownloadButton
            size="sm"
            fetch={() => call('GET /api/staff/magazine-exports/:id/file', { params: { id } })}
            saved={words.fetched}
          >
            {words.fetch[purpose]}
          </DownloadButton>
        </div>
      )}
    </>
  );
}
