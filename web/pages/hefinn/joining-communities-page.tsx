/** `/hefinn/medlemskap-i-andre-samfunn`: the second step of joining, and where a member puts it right later. */
import { useQuery } from '@tanstack/react-query';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningCommunitiesForm } from './joining-communities-form.tsx';
import { texts } from './joining-communities-texts.ts';
import { JoiningStep } from './joining-step.tsx';
import { MemberCommunities } from './member-communities.tsx';

export function JoiningCommunitiesPage() {
  const { data: joining } = useQuery(joiningQuery());
  const draft = useOpenDraft('joining-communities');
  if (joining?.step === 'member') return <MemberCommunities />;
  return (
    <JoiningStep step="communities" title={texts.title} lead={texts.lead}>
      {(joining) =>
        draft ? <JoiningCommunitiesForm key={draft.key} draft={draft} joining={joining} /> : <SkeletonForm />
      }
    </JoiningStep>
  );
}
