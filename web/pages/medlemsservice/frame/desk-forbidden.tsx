import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { forbiddenTexts as texts } from './medlemsservice-texts.ts';

/** For somebody who is signed in without the role. */
export function DeskForbidden() {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <p>{texts.text}</p>
      <p>
        <PageLink to={paths.home}>{texts.home}</PageLink>
      </p>
    </>
  );
}
