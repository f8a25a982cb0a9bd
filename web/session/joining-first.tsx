import { paths } from '#web/paths.ts';
import { joiningFirstTexts as texts } from '#web/texts/joining-first-texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

/** In place of a member's page, for whoever has not joined yet. */
export function JoiningFirst() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>
        <ButtonLink to={paths.joining}>{texts.join}</ButtonLink>
      </p>
      <p>
        {texts.before}
        <PageLink to={paths.verification}>{texts.verify}</PageLink>.
      </p>
    </>
  );
}
