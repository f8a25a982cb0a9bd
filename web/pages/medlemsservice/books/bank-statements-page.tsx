/** `/medlemsservice/kontoutskrift`: what the bank itself says, and entries that need a hand. */
import { useQuery } from '@tanstack/react-query';
import type { BankStatements } from '#contract/bank-statement-endpoints.ts';
import { bankStatementsQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { BankLineRow } from './bank-line-row.tsx';
import { texts } from './bank-statement-texts.ts';
import { BankStatementUpload } from './bank-statement-upload.tsx';
import { WaitingStatementRow } from './bank-statement-waiting.tsx';
import { TreasurerPage } from './treasurer-page.tsx';

export function BankStatementsPage() {
  const query = useQuery(bankStatementsQuery());
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(shown) => <Statements shown={shown} />}
      </QueryState>
    </TreasurerPage>
  );
}

function Statements({ shown }: { shown: BankStatements }) {
  const { accounts, waiting, open, files } = shown;
  return (
    <>
      <p>{texts.accounts(accounts)}</p>
      <h2>{texts.waiting.title}</h2>
      {waiting.length === 0 && <p>{texts.waiting.none}</p>}
      <ul className="rows" aria-label={texts.waiting.title}>
        {waiting.map((file) => (
          <WaitingStatementRow key={file.id} file={file} />
        ))}
      </ul>

      <h2>{texts.open.title}</h2>
      {open.length === 0 && <p>{texts.open.none}</p>}
      <ul className="rows" aria-label={texts.open.title}>
        {open.map((line) => (
          <BankLineRow key={line.id} line={line} />
        ))}
      </ul>

      <BankStatementUpload shown={shown} />

      <h2>{texts.files.title}</h2>
      {files.length === 0 && <p>{texts.files.none}</p>}
      <ul className="rows" aria-label={texts.files.title}>
        {files.map(({ id, name, state, isUploaded, createdAt, digest }) => (
          <li className="row" key={id}>
            <h3 className="row__name">{name}</h3>
            <p className="row__details">
              <StateTag tone={state === 'problem' ? 'danger' : 'neutral'}>{texts.states[state]}</StateTag>
              <span>{isUploaded ? texts.files.byHand : texts.files.byBank}</span>
              <span>{formatMomentWithTime(createdAt, new Date())}</span>
              <span>{texts.files.digest(digest)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
