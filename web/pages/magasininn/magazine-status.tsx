import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatDate } from '#web/texts/format.ts';
import { AddressLines } from '#web/ui/address-lines.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './magasininn-texts.ts';
import { paymentTexts } from './magazine-payment-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';

const { mine, offer: offerWords } = texts;

/** How it comes now; what holds it back first. */
export function MagazineStatus({ magazine }: { magazine: MyMagazine }) {
  const { act, isBusy, problem } = useMagazineAct();
  const { channel, address, offer, paidUntilOn, pauseUntilOn, postReturnedOn, temporary, household } =
    magazine;
  const { firstIssue } = offer;
  const { returned, paused, away } = mine;
  const confirm = () =>
    act(
      (idempotencyKey) => call('POST /api/magazine/address-confirmations', { idempotencyKey }),
      returned.right,
      returned.said,
    );
  const { alone } = texts.household;
  const see = () => act(() => call('DELETE /api/magazine/household-end', {}), alone.seen, alone.said);
  const endPause = () => act(() => call('DELETE /api/magazine/pause', {}), paused.end, paused.said);
  const endStay = () => act(() => call('DELETE /api/magazine/temporary-address', {}), away.end, away.said);
  return (
    <>
      {channel === 'paper' && postReturnedOn && (
        <NoticeBox tone="warning" title={returned.title}>
          <p>{returned.text(postReturnedOn)}</p>
          <p>
            <Button variant="secondary" busy={isBusy} onClick={() => void confirm()}>
              {returned.right}
            </Button>
          </p>
        </NoticeBox>
      )}
      {magazine.isLeftAlone && (
        <NoticeBox tone="info" title={alone.title}>
          <p>{alone.text}</p>
          <p>
            <Button variant="secondary" busy={isBusy} onClick={() => void see()}>
              {alone.seen}
            </Button>
          </p>
        </NoticeBox>
      )}
      {problem}
      <Card title={offer.name} tone="warm">
        <FactList
          isLong
          facts={[
            [mine.how, mine.channels[channel]],
            ...(channel === 'paper'
              ? [
                  [
                    mine.address,
                    address ? <AddressLines key="to" address={address} /> : mine.noAddress,
                  ] as const,
                ]
              : []),
            ...(paidUntilOn ? [[paymentTexts.paidUntil, formatDate(paidUntilOn)] as const] : []),
            [mine.next, firstIssue ? offerWords.firstIs(firstIssue) : offerWords.noFirst],
          ]}
        />
        {household?.isAgreed && <p>{texts.household.agreed(namesOf(household.others))}</p>}
        {pauseUntilOn && (
          <>
            <p>{paused.text(pauseUntilOn)}</p>
            <p>
              <Button variant="secondary" busy={isBusy} onClick={() => void endPause()}>
                {paused.end}
              </Button>
            </p>
          </>
        )}
        {temporary && channel === 'paper' && (
          <>
            <p>{away.text(temporary.fromOn, temporary.untilOn)}</p>
            <p>
              <AddressLines address={temporary} />
            </p>
            <p>
              <Button variant="secondary" busy={isBusy} onClick={() => void endStay()}>
                {away.end}
              </Button>
            </p>
          </>
        )}
      </Card>
    </>
  );
}

const list = new Intl.ListFormat(import.meta.env.LANGUAGE === 'en' ? 'en-GB' : 'nb-NO', {
  type: 'conjunction',
});
export const namesOf = (names: readonly string[]): string => list.format(names);
