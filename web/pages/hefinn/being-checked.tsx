import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { checkingTexts as texts } from './hefinn-texts.ts';

/** Member service has to look at something before this person is a member. What, is not said here. */
export function BeingChecked() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.text}</p>
      <p>
        <ButtonLink to={paths.enquiries}>{texts.enquiries}</ButtonLink>
      </p>
    </>
  );
}
