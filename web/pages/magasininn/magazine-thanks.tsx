import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from './magasininn-texts.ts';

/** The receipt: which issue is the first, and that it can be stopped. */
export function MagazineThanks({ magazine: { offer } }: { magazine: MyMagazine }) {
  const { thanks } = texts;
  const { firstIssue } = offer;
  return (
    <Card id="thanks" title={thanks.title} tone="warm">
      <p>{firstIssue ? thanks.first(firstIssue.number, firstIssue.outOn) : thanks.noFirst}</p>
      <p>{thanks.mail}</p>
      <p>
        <ButtonLink to={paths.myMagazine}>{thanks.link}</ButtonLink>
      </p>
    </Card>
  );
}
