import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './home-texts.ts';

/** For a person who has been a member: what is left, and no invitation that was just declined. */
export const LeftCard = () => (
  <Card id="membership" title={texts.left.title}>
    <p>{texts.left.text}</p>
    <p>
      <PageLink to={paths.joining}>{texts.left.again}</PageLink>
    </p>
  </Card>
);
