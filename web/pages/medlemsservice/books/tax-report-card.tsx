import type { TaxReport, TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatMomentWithTime, kroner } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { TaxReportFile } from './tax-report-file.tsx';
import { taxTexts as texts } from './treasurer-texts.ts';
import { useTaxAct } from './use-tax-act.ts';
import { WithdrawTaxReport } from './withdraw-tax-report.tsx';

const tones = {
  prepared: 'warning',
  withdrawn: 'neutral',
  signed: 'info',
  delivered: 'success',
} satisfies Record<TaxReport['state'], StateTone>;
/** In groups of four, so that two people can read it to each other. */
const code = (digest: string, length: number) => digest.slice(0, length).replace(/(.{4})(?=.)/g, '$1 ');

type TaxReportCardProps = { year: TaxReportYear; report: TaxReport; asked: string | undefined };

export function TaxReportCard({ year, report, asked }: TaxReportCardProps) {
  const { state, sequence, count, sumKroner, reference, signatures, factsDigest, fileDigest } = report;
  return (
    <Card title={texts.delivery(sequence)} level={3} id={`delivery-${sequence}`}>
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      <FactList
        isLong
        facts={[
          [texts.reported, texts.donors(count)],
          [texts.sum, kroner(sumKroner * 100)],
          [texts.signatures, texts.signedBy(signatures)],
          [texts.reference, reference],
          [texts.factsCode, <code key="facts">{code(factsDigest, 16)}</code>],
          ...(fileDigest ? [[texts.fileCode, <code key="file">{code(fileDigest, 16)}</code>] as const] : []),
        ]}
      />
      {state === 'prepared' && <Signing year={year} report={report} asked={asked} />}
      {state === 'signed' && <TaxReportFile report={report} asked={asked} mayDeliver />}
      {state === 'delivered' && report.hasFile && (
        <details className="fold">
          <summary>{texts.take}</summary>
          <TaxReportFile report={report} asked={asked} mayDeliver={false} />
        </details>
      )}
      {(state === 'prepared' || state === 'signed') && <WithdrawTaxReport report={report} asked={asked} />}
      <Log report={report} />
    </Card>
  );
}

function Signing({ year, report, asked }: TaxReportCardProps) {
  const { id, factsDigest, isOutdated, isSignedByMe } = report;
  const signing = useTaxAct(asked, { button: texts.sign, done: texts.signed }, (idempotencyKey) =>
    call('POST /api/staff/tax-reports/:id/signatures', {
      params: { id },
      body: { factsDigest },
      idempotencyKey,
    }),
  );
  const renewing = useTaxAct(asked, { button: texts.renew, done: texts.prepared }, (idempotencyKey) =>
    call('POST /api/staff/tax-reports', { body: { year: String(year.year) }, idempotencyKey }),
  );
  const { act, isBusy, needsSignIn, problem } = isOutdated ? renewing : signing;
  if (needsSignIn) return <SignInFirst year={year.year} />;
  if (isSignedByMe && !isOutdated) return <NoticeBox announce="status">{texts.waitsForOther}</NoticeBox>;
  return (
    <>
      {problem}
      {isOutdated ? <NoticeBox tone="warning">{texts.outdated}</NoticeBox> : <p>{texts.signHint}</p>}
      <p className="actions">
        <Button busy={isBusy} onClick={act}>
          {isOutdated ? texts.renew : texts.sign}
        </Button>
      </p>
    </>
  );
}

function Log({ report: { events } }: { report: TaxReport }) {
  const now = new Date();
  return (
    <details className="fold">
      <summary>{texts.log}</summary>
      <ol className="timeline">
        {events.map(({ id, kind, at, by, note }) => (
          <li key={id}>
            <span className="timeline__when">{formatMomentWithTime(at, now)}</span>
            {texts.events[kind]} {texts.by(by)}
            {note && <span className="charges__note"> {texts.note(note)}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
