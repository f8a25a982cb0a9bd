/** An address that is no page. The server answers it with 404. */
import { paths } from '#web/paths.ts';
import { notFoundTexts as texts } from '#web/texts/not-found-texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlainHeading } from '#web/ui/plain-heading.tsx';

export function NotFoundPage() {
  return (
    <>
      <PlainHeading lead={texts.lead}>{texts.title}</PlainHeading>
      <p className="button-row">
        <ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>
        <ButtonLink to={paths.start} variant="secondary">
          {texts.toFront}
        </ButtonLink>
      </p>
    </>
  );
}
