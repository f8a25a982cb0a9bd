import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { restrictionQuery } from '#web/api/privacy-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { restrictionTexts as texts } from './consent-texts.ts';

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
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const words = isRestricted ? texts.lift : texts.restrict;
  const decide = () =>
    press(
      words,
      async () => {
        const answer = await call('PUT /api/restriction', { body: { isRestricted: !isRestricted } });
        keepAnswer(client, restrictionQuery().queryKey, answer);
      },
      isRestricted ? texts.lifted : texts.begun,
    );
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
      {problem}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void decide()}>
          {words}
        </Button>
      </p>
    </>
  );
}
