/** `/medlemsservice/bankfiler`: what goes to the bank and comes from it, and money that needs a hand. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GiroOverview, GiroRun, GiroWaitingFile } from '#contract/giro-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { giroQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatMomentWithTime, kroner } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { PressOnce } from '../frame/press-once.tsx';
import { texts } from './bank-files-texts.ts';
import { UnmatchedPayment } from './unmatched-payment.tsx';

export function BankFilesPage() {
  const query = useQuery(giroQuery());
  const isClosed = query.error instanceof ApiError && query.error.code === 'GIVING_CLOSED';
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      {isClosed ? (
        <NoticeBox>{texts.closed}</NoticeBox>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(overview) => <Overview overview={overview} />}
        </QueryState>
      )}
    </DeskPage>
  );
}

function Overview({ overview }: { overview: GiroOverview }) {
  const { nextClaims, nextCancellations, waiting, unmatched, refunds, files } = overview;
  const now = new Date();
  return (
    <>
      <p>{overview.runsByItself ? texts.byItself(overview.claimsFrom, overview.cutOff) : texts.byHand}</p>
      <Press label={texts.fetch} said={texts.fetched} send={(key) => run('round', key)} />

      <Card title={texts.claims.title}>
        {nextClaims.count === 0 ? (
          <p>{texts.claims.none}</p>
        ) : (
          <>
            <p>
              {texts.claims.text(nextClaims.count, nextClaims.sumOre)}{' '}
              {nextClaims.noticeCount > 0 && texts.claims.notice(nextClaims.noticeCount)}
            </p>
            <ul>
              {nextClaims.days.map(({ dueOn, count, sumOre }) => (
                <li key={dueOn}>{texts.claims.day(dueOn, count, sumOre)}</li>
              ))}
            </ul>
            <Press label={texts.claims.send} said={texts.claims.sent} send={(key) => run('claims', key)} />
          </>
        )}
      </Card>

      <Card title={texts.cancellations.title}>
        {nextCancellations.tooLateCount > 0 && (
          <p>{texts.cancellations.tooLate(nextCancellations.tooLateCount)}</p>
        )}
        {nextCancellations.count === 0 ? (
          <p>{texts.cancellations.none}</p>
        ) : (
          <>
            <p>{texts.cancellations.text(nextCancellations.count, nextCancellations.sumOre)}</p>
            <Press
              label={texts.cancellations.send}
              said={texts.cancellations.sent}
              send={(key) => run('cancellations', key)}
            />
          </>
        )}
      </Card>

      <h2>{texts.waiting.title}</h2>
      {waiting.length === 0 && <p>{texts.waiting.none}</p>}
      <ul className="rows" aria-label={texts.waiting.title}>
        {waiting.map((file) => (
          <Waiting key={file.id} file={file} />
        ))}
      </ul>

      <h2>{texts.unmatched.title}</h2>
      {unmatched.length === 0 && <p>{texts.unmatched.none}</p>}
      <ul className="rows" aria-label={texts.unmatched.title}>
        {unmatched.map((payment) => (
          <UnmatchedPayment key={payment.id} payment={payment} />
        ))}
      </ul>

      <h2>{texts.refunds.title}</h2>
      {refunds.length === 0 && <p>{texts.refunds.none}</p>}
      <ul className="rows" aria-label={texts.refunds.title}>
        {refunds.map((refund) => (
          <Refund key={refund.key} refund={refund} now={now} />
        ))}
      </ul>

      <h2>{texts.files.title}</h2>
      {files.length === 0 && <p>{texts.files.none}</p>}
      <ul className="rows" aria-label={texts.files.title}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} now={now} />
        ))}
      </ul>
    </>
  );
}

type RefundProps = { refund: GiroOverview['refunds'][number]; now: Date };

function Refund({
  refund: { chargeId, key, amountOre, wantedAt, agreementNumber, receiptNumber },
  now,
}: RefundProps) {
  return (
    <li className="row">
      <h3 className="row__name">
        {texts.refunds.text(kroner(amountOre), formatMomentWithTime(wantedAt, now))}
      </h3>
      {agreementNumber && <p>{texts.refunds.agreement(agreementNumber)}</p>}
      {receiptNumber && <p>{texts.refunds.message(receiptNumber)}</p>}
      <Press
        label={texts.refunds.paid}
        said={texts.refunds.done}
        send={(idempotencyKey) =>
          call('POST /api/staff/giro/refunds', { body: { giftId: chargeId, key }, idempotencyKey })
        }
      />
    </li>
  );
}

type FileRowProps = { file: GiroOverview['files'][number]; now: Date };

function FileRow({ file: { name, kind, state, itemCount, sumOre, createdAt, digest }, now }: FileRowProps) {
  return (
    <li className="row">
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        <StateTag tone={state === 'rejected' || state === 'problem' ? 'danger' : 'neutral'}>
          {texts.states[state]}
        </StateTag>
        <span>{texts.kinds[kind]}</span>
        {itemCount > 0 && <span>{texts.files.items(itemCount)}</span>}
        {sumOre !== 0 && <span>{kroner(sumOre)}</span>}
        <span>{formatMomentWithTime(createdAt, now)}</span>
        <span>{texts.files.digest(digest)}</span>
      </p>
    </li>
  );
}

/** What booking it would do, or what is wrong with it. */
function Waiting({ file: { id, name, kind, state, problems, preview } }: { file: GiroWaitingFile }) {
  const words = texts.waiting;
  const { mandates } = preview;
  const hasMandates = mandates.activeCount + mandates.endedCount > 0;
  const params = { id };
  return (
    <li className="row">
      <h3 className="row__name">
        {texts.kinds[kind]}: {name}
      </h3>
      {state === 'problem' ? (
        <>
          <p>{words.problem}</p>
          <ul>
            {[...problems, ...preview.problems].map(({ line, position, code, text }) => (
              <li key={`${line} ${position} ${code}`}>
                {words.at(line, position)}
                {words.codes[code] ?? text}
              </li>
            ))}
          </ul>
          <Press
            label={words.aside}
            spoken={words.asideFor(name)}
            said={words.done}
            send={(idempotencyKey) =>
              call('POST /api/staff/giro/files/:id/set-asides', { params, idempotencyKey })
            }
          />
        </>
      ) : (
        <>
          {hasMandates && (
            <p>{words.mandates(mandates.activeCount, mandates.endedCount, mandates.unknownCount)}</p>
          )}
          {preview.bookedCount > 0 && <p>{words.booked(preview.bookedCount, preview.bookedOre)}</p>}
          {preview.unmatchedCount > 0 && (
            <p>{words.unmatched(preview.unmatchedCount, preview.unmatchedOre)}</p>
          )}
          {preview.knownCount > 0 && <p>{words.known(preview.knownCount)}</p>}
          <ul>
            {preview.days.map(({ settledOn, sumOre }) => (
              <li key={settledOn}>{words.day(settledOn, sumOre)}</li>
            ))}
          </ul>
          <Press
            label={words.book}
            spoken={words.bookFor(name)}
            said={words.done}
            send={(idempotencyKey) =>
              call('POST /api/staff/giro/files/:id/bookings', { params, idempotencyKey })
            }
          />
        </>
      )}
    </li>
  );
}

const run = (which: GiroRun, idempotencyKey: string) =>
  call('POST /api/staff/giro/runs', { body: { run: which }, idempotencyKey });

type PressProps = {
  label: string;
  spoken?: string;
  said: string;
  send(idempotencyKey: string): Promise<GiroOverview>;
};

function Press(props: PressProps) {
  const client = useQueryClient();
  return <PressOnce {...props} keep={(overview) => keepAnswer(client, giroQuery().queryKey, overview)} />;
}
