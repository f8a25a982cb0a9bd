/** Approved claims, paid by a file for the bank that two have to do with. */
import { useQuery } from '@tanstack/react-query';
import { Folded } from '#web/ui/folded.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NewPaymentFileForm } from './new-payment-file.tsx';
import { paymentFilesQuery } from './payment-file-queries.ts';
import { PaymentFileRow } from './payment-file-row.tsx';
import { texts } from './payment-file-texts.ts';
import { TreasurerPage } from './treasurer-page.tsx';

/** The form of a new file, and the files. */
export function PaymentFileList() {
  const query = useQuery(paymentFilesQuery());
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(shown) => (
          <>
            <h2>{texts.newTitle}</h2>
            {shown.payable.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <NewPaymentFileForm key={shown.files[0]?.id ?? 'first'} shown={shown} />
            )}
            <h2>{texts.files}</h2>
            {shown.files.length === 0 && <p>{texts.noFiles}</p>}
            <Folded items={shown.files} shown={10} earlier={texts.earlier}>
              {(files) => (
                <ul className="rows">
                  {files.map((file) => (
                    <PaymentFileRow key={file.id} file={file} />
                  ))}
                </ul>
              )}
            </Folded>
          </>
        )}
      </QueryState>
    </TreasurerPage>
  );
}
