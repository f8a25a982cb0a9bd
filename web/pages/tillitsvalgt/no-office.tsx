import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { MemberFilesLeft } from './member-files-left.tsx';
import { texts } from './tillitsvalgt-texts.ts';

/** For somebody who holds no office: a kind no, and what to do if that is wrong. */
export function NoOffice() {
  return (
    <>
      <PageHeading lead={texts.noneText}>{texts.none}</PageHeading>
      <MemberFilesLeft />
      <p>{texts.noneHelp}</p>
      <p className="actions">
        <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
        <ButtonLink to={paths.newEnquiry} variant="secondary">
          {texts.write}
        </ButtonLink>
      </p>
    </>
  );
}
