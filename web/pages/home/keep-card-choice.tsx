/** The choice to keep the card on the device, below the card. Its code comes when the card is opened. */
import { useEffect, useState } from 'react';
import type { MembershipCard } from '#contract/home-endpoints.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { forgetKeptCard, isCardKept } from '#web/session/kept-card.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { dayOf, keepCard, keptUntil } from './keep-card.ts';
import { keepCardTexts as texts } from './keep-card-texts.ts';

/** Nothing where the browser can keep no card: an old one, or an address without https. */
export function KeepCardChoice({ membership }: { membership: MembershipCard }) {
  const [isKept, setIsKept] = useState(false);
  const { press, isBusy, problem } = usePress(() => texts.failed);
  useEffect(() => void isCardKept().then(setIsKept), []);
  if (!('serviceWorker' in navigator && 'caches' in window)) return null;
  const keep = async () => {
    await keepCard(membership);
    setIsKept(true);
  };
  const remove = async () => {
    await forgetKeptCard();
    setIsKept(false);
  };
  return (
    <div className="no-print">
      <p role="status">
        {isKept ? texts.kept(formatDate(dayOf(keptUntil(membership, new Date())))) : texts.about}
      </p>
      {problem}
      <p className="actions">
        {isKept ? (
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.remove, remove)}>
            {texts.remove}
          </Button>
        ) : (
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.keep, keep)}>
            {texts.keep}
          </Button>
        )}
      </p>
    </div>
  );
}
