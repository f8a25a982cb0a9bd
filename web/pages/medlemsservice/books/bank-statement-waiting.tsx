import { useQueryClient } from '@tanstack/react-query';
import type { BankStatements, WaitingStatement } from '#contract/bank-statement-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import {
  bankStatementsQuery,
  forgetReconciliations,
} from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { PressOnce } from '../frame/press-once.tsx';
import { texts } from './bank-statement-texts.ts';

const words = texts.waiting;

/** What booking it would do, or what is wrong with it. */
export function WaitingStatementRow({ file }: { file: WaitingStatement }) {
  const client = useQueryClient();
  const { id, name, problems, preview } = file;
  const params = { id };
  const keep = (answer: BankStatements) => {
    keepAnswer(client, bankStatementsQuery().queryKey, answer);
    void forgetReconciliations(client);
  };
  return (
    <li className="row">
      <h3 className="row__name">{name}</h3>
      {preview ? (
        <>
          <ul>
            {preview.spans.map(({ account, fromOn, toOn, openingOre, closingOre }) => (
              <li key={`${account} ${fromOn}`}>
                {words.span(account, fromOn, toOn)}. {words.balances(openingOre, closingOre)}.
              </li>
            ))}
          </ul>
          {preview.giro.count > 0 && <p>{words.giro(preview.giro.count, preview.giro.sumOre)}</p>}
          {preview.payouts.count > 0 && <p>{words.payouts(preview.payouts.count, preview.payouts.sumOre)}</p>}
          {preview.refunds.count > 0 && <p>{words.refunds(preview.refunds.count, preview.refunds.sumOre)}</p>}
          {preview.open.count > 0 && <p>{words.open(preview.open.count, preview.open.sumOre)}</p>}
          {preview.knownCount > 0 && <p>{words.known(preview.knownCount)}</p>}
          {preview.otherAccountCount > 0 && <p>{words.other(preview.otherAccountCount)}</p>}
          <PressOnce
            label={words.book}
            spoken={words.bookFor(name)}
            said={words.booked}
            variant="primary"
            keep={keep}
            send={(idempotencyKey) =>
              call('POST /api/staff/bank-statements/:id/bookings', { params, idempotencyKey })
            }
          />
        </>
      ) : (
        <>
          <p>{words.problem}</p>
          <ul>
            {problems.map(({ line, position, code, text }) => (
              <li key={`${line} ${position} ${code}`}>
                {words.at(line, position)}
                {words.codes[code] ?? text}
              </li>
            ))}
          </ul>
        </>
      )}
      <PressOnce
        label={words.aside}
        spoken={words.asideFor(name)}
        said={words.setAside}
        keep={keep}
        send={(idempotencyKey) =>
          call('POST /api/staff/bank-statements/:id/set-asides', { params, idempotencyKey })
        }
      />
    </li>
  );
}
