import type { Gift } from '#contract/giving-values.ts';
import { paths } from '#web/paths.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { giftStateWords } from '#web/texts/giving-words.ts';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './manage-giving-texts.ts';

export function GiftList({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <section aria-labelledby="gifts">
      <h2 id="gifts">{texts.gifts}</h2>
      <Folded items={gifts} shown={6} earlier={texts.earlierGifts}>
        {(some) => <Gifts gifts={some} />}
      </Folded>
    </section>
  );
}

function Gifts({ gifts }: { gifts: readonly Gift[] }) {
  return (
    <ul className="charges">
      {gifts.map(({ id, dueOn, amountOre, state }) => (
        <li key={id}>
          <span>
            <PageLink to={paths.giftReceipt(id)} aria-label={`${formatDate(dueOn)}: ${kroner(amountOre)}`}>
              {formatDate(dueOn)}
            </PageLink>
          </span>
          <strong>{kroner(amountOre)}</strong>
          <span className="charges__note">
            {giftStateWords[state]}.{' '}
            <AskAboutLink about={{ kind: 'charge', id }}>
              {texts.askAboutGift}
              <span className="ds-sr-only"> {formatDate(dueOn)}</span>
            </AskAboutLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
