/** `/tillitsvalgt/:id/skriv`: a letter or a summons to the members of the unit, and what has been sent. */
import { useQuery } from '@tanstack/react-query';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { unitMessagesQuery } from '#web/api/unit-message-queries.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { ProposeReplyAddress } from './propose-reply-address.tsx';
import { texts } from './skriv-texts.ts';
import { UnitPage } from './unit-page.tsx';
import { WriteForm } from './write-form.tsx';
import { WrittenList } from './written-list.tsx';

export function WritePage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="write">
      {(place) => <Write place={place} />}
    </UnitPage>
  );
}

function Write({ place: { unit } }: { place: UnitPlace }) {
  const query = useQuery(unitMessagesQuery(unit.id));
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={4} />}>
      {({ receivers, replyTo, messages }) => (
        <>
          <p>
            {texts.receivers(receivers)} {replyTo ? texts.replyTo(replyTo) : texts.noReply}
          </p>
          <p>{texts.hidden}</p>
          <WriteForm unitId={unit.id} />
          <section aria-labelledby="written">
            <h2 id="written">{texts.written}</h2>
            <WrittenList unitId={unit.id} messages={messages} />
          </section>
          <ProposeReplyAddress unitId={unit.id} />
        </>
      )}
    </QueryState>
  );
}
