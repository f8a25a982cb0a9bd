import type { GrantList, GrantYear } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { SignInFirst } from '../books/sign-in-first.tsx';
import { WithdrawYear } from '../books/withdraw-year.tsx';
import { deskPaths } from '../frame/desk-paths.ts';
import { GrantFile } from './grant-file.tsx';
import { grantTexts as texts } from './grant-texts.ts';
import { useGrantAct } from './use-grant-act.ts';

const tones = {
  frozen: 'warning',
  withdrawn: 'neutral',
  signed: 'info',
  delivered: 'success',
} satisfies Record<GrantList['state'], StateTone>;
/** In groups of four, so that two people can read it to each other. */
const code = (digest: string) => digest.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ');

export type GrantListCardProps = { year: GrantYear; list: GrantList; asked: string | undefined };

export function GrantListCard({ year, list, asked }: GrantListCardProps) {
  const { state, sequence, counted, leftOut, signatures, factsDigest, fileDigest } = list;
  return (
    <Card title={texts.list(sequence)} level={3} id={`grant-list-${sequence}`}>
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      <FactList
        isLong
        facts={[
          [texts.counts, texts.count(counted)],
          [texts.leftOut, texts.count(leftOut)],
          [texts.signatures, texts.signedBy(signatures)],
          [texts.factsCode, <code key="facts">{code(factsDigest)}</code>],
          ...(fileDigest ? [[texts.fileCode, <code key="file">{code(fileDigest)}</code>] as const] : []),
        ]}
      />
      {state === 'frozen' && <Signing year={year} list={list} asked={asked} />}
      {fileDigest && list.isKept && <GrantFile year={year} list={list} asked={asked} />}
      {(state === 'frozen' || state === 'signed') && <Withdraw list={list} asked={asked} />}
      <Log list={list} />
    </Card>
  );
}

function Signing({ year, list, asked }: GrantListCardProps) {
  const { id, factsDigest, isSignedByMe } = list;
  const words = { button: texts.sign, done: texts.signed };
  const { act, isBusy, needsSignIn, problem } = useGrantAct(asked, words, (idempotencyKey) =>
    call('POST /api/staff/grant-lists/:id/signatures', {
      params: { id },
      body: { factsDigest },
      idempotencyKey,
    }),
  );
  if (needsSignIn) return <SignInFirst year={year.year} at={deskPaths.deskGrant} />;
  if (isSignedByMe) return <NoticeBox announce="status">{texts.waitsForOther}</NoticeBox>;
  return (
    <>
      {problem}
      <p>{texts.signHint}</p>
      <p className="actions">
        <Button busy={isBusy} onClick={act}>
          {texts.sign}
        </Button>
      </p>
    </>
  );
}

function Withdraw({ list, asked }: Pick<GrantListCardProps, 'list' | 'asked'>) {
  const words = { button: texts.withdrawYes, done: texts.withdrawn };
  const { act, isBusy, problem } = useGrantAct(asked, words, (idempotencyKey) =>
    call('POST /api/staff/grant-lists/:id/withdrawals', { params: { id: list.id }, idempotencyKey }),
  );
  return <WithdrawYear texts={texts} act={act} isBusy={isBusy} problem={problem} />;
}

function Log({ list: { events } }: { list: GrantList }) {
  const now = new Date();
  return (
    <details className="fold">
      <summary>{texts.log}</summary>
      <ol className="timeline">
        {events.map(({ id, kind, at, by, note }) => (
          <li key={id}>
            <span className="timeline__when">{formatMomentWithTime(at, now)}</span>
            {texts.events[kind]} {texts.by(by)}
            {note && <span className="charges__note"> {note}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
