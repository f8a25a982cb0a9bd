import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './mitt-personvern-texts.ts';

/** Above each of the pages under «Mitt personvern». */
export function BackToPrivacy() {
  return (
    <p>
      <PageLink to={paths.myPrivacy}>{texts.back}</PageLink>
    </p>
  );
}
