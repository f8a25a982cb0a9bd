import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { restrictionQuery } from '#web/api/privacy-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { restrictionTexts as texts } from './consent-texts.ts';
import { usePrivacyAct } from './use-privacy-act.tsx';

/** GDPR article 18: what is held is kept, and otherwise left alone, until the person says so. */
export function RestrictionCard() {
  const query = useQuery(restrictionQuery());
  return (
    <Card id="restriction" title={texts.title}>
      <QueryState query={query} skeleton={<SkeletonText />}>
        {({ restrictedAt }) => <Restriction restrictedAt={restrictedAt} />}
      </QueryState>
    </Card>
  );
}

function Restriction({ restrictedAt }: { restrictedAt: string | null }) {
  const isRestricted = restrictedAt !== null;
  const act = usePrivacyAct(restrictionQuery().queryKey, isRestricted ? texts.lifted : texts.begun);
  const decide = () => act.run(() => call('PUT /api/restriction', { body: { isRestricted: !isRestricted } }));
  return (
    <>
      {restrictedAt && (
        <p>
          <StateTag tone="warning">{texts.since(formatMomentWithTime(restrictedAt, new Date()))}</StateTag>
        </p>
      )}
      <p>{texts.lead}</p>
      <ul>
        {texts.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" busy={act.isBusy} onClick={decide}>
          {isRestricted ? texts.lift : texts.restrict}
        </Button>
      </p>
      {act.problem}
    </>
  );
}
