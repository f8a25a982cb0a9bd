import type { PaymentFiles } from '#contract/payment-file-endpoints.ts';
import { Folded } from '#web/ui/folded.tsx';
import { NewPaymentFileForm } from './new-payment-file.tsx';
import { PaymentFileRow } from './payment-file-row.tsx';
import { texts } from './payment-file-texts.ts';

/** The form of a new file, and the files: fetched when the page is opened, since the other pages of the desk need none of it. */
export function PaymentFileList({ shown }: { shown: PaymentFiles }) {
  return (
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
  );
}
