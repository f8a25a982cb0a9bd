/** `/activities/seremonier`: the ceremonies through life. */
import { ceremonyKinds } from '#contract/ceremony-endpoints.ts';
import { paths } from '#web/paths.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './seremonier-texts.ts';

export function SeremonierPage() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <CardGrid>
        {ceremonyKinds.map((kind) => (
          <LinkCard key={kind} to={ceremonyPaths[kind]} title={texts.kinds[kind].title}>
            {texts.kinds[kind].text}
          </LinkCard>
        ))}
      </CardGrid>
      <p>{texts.forAll}</p>
      <p>
        <PageLink to={paths.activities}>{texts.activities}</PageLink>
      </p>
    </>
  );
}
