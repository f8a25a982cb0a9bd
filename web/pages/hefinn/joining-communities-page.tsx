/** `/hefinn/medlemskap-i-andre-samfunn`: the second step of joining. */
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningCommunitiesForm } from './joining-communities-form.tsx';
import { texts } from './joining-communities-texts.ts';
import { JoiningStep } from './joining-step.tsx';

export function JoiningCommunitiesPage() {
  const draft = useOpenDraft('joining-communities');
  return (
    <JoiningStep step="communities" title={texts.title} lead={texts.lead}>
      {(joining) =>
        draft ? <JoiningCommunitiesForm key={draft.key} draft={draft} joining={joining} /> : <SkeletonForm />
      }
    </JoiningStep>
  );
}
