/** `/hefinn/mine-opplysninger`: the first step of joining. */
import { useState } from 'react';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningDetailsForm, type JoiningEnd } from './joining-details-form.tsx';
import { texts } from './joining-details-texts.ts';
import { JoiningStep } from './joining-step.tsx';
import { MemberAlready } from './member-already.tsx';
import { TooYoung } from './too-young.tsx';

export function JoiningDetailsPage() {
  const draft = useOpenDraft('joining-details');
  const [end, setEnd] = useState<JoiningEnd | null>(null);
  if (end === 'too-young') return <TooYoung />;
  if (end === 'member-already') return <MemberAlready />;
  return (
    <JoiningStep step="details" title={texts.title} lead={texts.lead}>
      {(joining) =>
        draft ? (
          <JoiningDetailsForm key={draft.key} draft={draft} joining={joining} onEnd={setEnd} />
        ) : (
          <SkeletonForm />
        )
      }
    </JoiningStep>
  );
}
