import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { kroner } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { paymentTexts } from './magazine-payment-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';
import { WithdrawalRights } from './withdrawal-rights.tsx';

const { renewal: words } = paymentTexts;

/** One more year, for those who want it: the price is on the button. */
export function RenewMagazine({ magazine }: { magazine: MyMagazine }) {
  const { act, isBusy, problem } = useMagazineAct();
  const { renewalPriceOre, paidUntilOn } = magazine;
  if (renewalPriceOre === null || paidUntilOn === null) return null;
  const price = kroner(renewalPriceOre);
  const renew = () =>
    act(
      (idempotencyKey) =>
        call('POST /api/magazine/renewals', {
          body: { acceptsPrice: true, shownPrice: String(renewalPriceOre) },
          idempotencyKey,
        }),
      words.button(price),
      words.said,
    );
  return (
    <Card title={words.title} tone="warm">
      <p>{words.text(paidUntilOn, price)}</p>
      {problem}
      <p>
        <Button busy={isBusy} onClick={() => void renew()}>
          {words.button(price)}
        </Button>
      </p>
      <WithdrawalRights />
    </Card>
  );
}
