import { useEffect, useRef } from 'react';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { texts } from './magasininn-texts.ts';

/** The receipt: which issue is the first, and that it can be stopped. */
export function MagazineThanks({ magazine: { offer } }: { magazine: MyMagazine }) {
  const { thanks } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { firstIssue } = offer;
  return (
    <section className="card card--warm" aria-labelledby="thanks">
      <h2 className="card__title" id="thanks" tabIndex={-1} ref={title}>
        {thanks.title}
      </h2>
      <p>{firstIssue ? thanks.first(firstIssue.number, firstIssue.outOn) : thanks.noFirst}</p>
      <p>{thanks.mail}</p>
      <p>
        <ButtonLink to={paths.myMagazine}>{thanks.link}</ButtonLink>
      </p>
    </section>
  );
}
