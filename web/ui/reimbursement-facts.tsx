/** A claim for money laid out: what it is, its receipts, and what has happened to it. */
import type { FileAnswer } from '#contract/endpoint.ts';
import type { OwnReimbursement, Reimbursement } from '#contract/reimbursement-endpoints.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { capitalise, formatDate, formatMomentWithTime, kroner } from '#web/texts/format.ts';
import { claimTexts as texts } from '#web/texts/reimbursement-words.ts';
import { DownloadButton } from './download-button.tsx';
import { FactList } from './fact-list.tsx';

type ReimbursementFactsProps = {
  claim: OwnReimbursement & Partial<Pick<Reimbursement, 'claimantName' | 'account'>>;
  /** Of the headings within it. */
  level: 3 | 4;
  fetchFile(id: string): Promise<FileAnswer>;
};

export function ReimbursementFacts({ claim, level, fetchFile }: ReimbursementFactsProps) {
  const { claimantName, unit, amountOre, spentOn, paidOn, account, accountEnding, number } = claim;
  const { details, attachments, events } = claim;
  const now = new Date();
  const Heading = `h${level}` as const;
  return (
    <>
      <FactList
        facts={[
          ...(claimantName ? [[texts.claimant, claimantName] as const] : []),
          [texts.unit, unit.name],
          [texts.amount, kroner(amountOre)],
          [texts.spentOn, formatDate(spentOn)],
          [texts.account, account ? accountText(account) : texts.accountEnding(accountEnding)],
          ...(paidOn ? [[texts.paidOn, formatDate(paidOn)] as const] : []),
          [texts.number, number],
          ...(details ? [[texts.details, details] as const] : []),
        ]}
      />
      <Heading>{texts.receipts}</Heading>
      {attachments.length === 0 && <p>{texts.noReceipts}</p>}
      {attachments.map(({ id, name }) => (
        <DownloadButton key={id} size="sm" fetch={() => fetchFile(id)} saved={texts.fileSaved}>
          {texts.saveFile(name, claim.what)}
        </DownloadButton>
      ))}
      <Heading>{texts.history}</Heading>
      <ol className="timeline">
        {events.map((event) => (
          <li key={event.id}>
            <strong>{texts.event(event.kind)}</strong>
            <span className="timeline__when">
              {capitalise(formatMomentWithTime(event.happenedAt, now))}. {texts.by(event)}.
            </span>
            {event.note && <span className="charges__note">{event.note}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
