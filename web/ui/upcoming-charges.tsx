/** The next charges, as the scheduler will make them. */
import type { UpcomingCharge } from '#contract/giving-values.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { upcomingTexts as texts } from '#web/texts/giving-words.ts';
import { AskAboutLink } from './ask-about-link.tsx';

export function UpcomingCharges({ charges }: { charges: readonly UpcomingCharge[] }) {
  if (charges.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="charges" aria-label={texts.label}>
      {charges.map(
        ({ period, giftId, dueOn, amountOre, isSent, movedFromOn, changeableUntilOn, stoppableUntilOn }) => (
          <li key={period}>
            <span className="charges__day">{formatDate(dueOn)}</span>
            <strong>{kroner(amountOre)}</strong>
            <span className="charges__note">
              {[
                isSent && texts.sent,
                movedFromOn && texts.moved(movedFromOn),
                changeableUntilOn ? texts.changeable(changeableUntilOn) : texts.stoppable(stoppableUntilOn),
              ]
                .filter(Boolean)
                .join('. ')}
              {giftId && (
                <>
                  {'. '}
                  <AskAboutLink about={{ kind: 'charge', id: giftId }}>
                    {texts.ask(formatDate(dueOn))}
                  </AskAboutLink>
                </>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
