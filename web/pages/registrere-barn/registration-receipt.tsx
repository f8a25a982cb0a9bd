import type { RegistrationReceipt } from '#contract/children-endpoints.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { receiptTexts as texts } from './bekreftelse-texts.ts';
import { ChildStates } from './child-states.tsx';
import { forgetReceipt } from './typed-registration.ts';

type ReceiptProps = { receipt: RegistrationReceipt; onLeave(): void };

/** What became of each child, and what remains. */
export function RegistrationReceiptView({ receipt: { children, waitsFor, checkBy }, onLeave }: ReceiptProps) {
  return (
    <>
      <FocusedHeading lead={texts.lead} takesFocus>
        {texts.title}
      </FocusedHeading>
      <ChildStates items={children} />
      <Card title={texts.remains} tone="warm">
        {waitsFor && <p>{texts.waits(waitsFor.name, formatDate(waitsFor.until))}</p>}
        {checkBy && <p>{texts.check(formatDate(checkBy))}</p>}
        {!waitsFor && !checkBy && <p>{texts.nothing}</p>}
        <p>{texts.told}</p>
      </Card>
      <p className="actions">
        <Button
          onClick={() => {
            forgetReceipt();
            onLeave();
          }}
        >
          {texts.mine}
        </Button>
        <ButtonLink variant="secondary" to={paths.registerChild}>
          {texts.more}
        </ButtonLink>
      </p>
    </>
  );
}
