/** `/hefinn/mine-opplysninger`: the first step of joining. */
import { useState } from 'react';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningDetailsForm } from './joining-details-form.tsx';
import { texts } from './joining-details-texts.ts';
import { JoiningStep } from './joining-step.tsx';
import { TooYoung } from './too-young.tsx';

export function JoiningDetailsPage() {
  const draft = useOpenDraft('joining-details');
  const [isTooYoung, setIsTooYoung] = useState(false);
  if (isTooYoung) return <TooYoung />;
  return (
    <JoiningStep step="details" title={texts.title} lead={texts.lead}>
      {(joining) =>
        draft ? (
          <JoiningDetailsForm
            key={draft.key}
            draft={draft}
            joining={joining}
            onTooYoung={() => setIsTooYoung(true)}
          />
        ) : (
          <SkeletonForm />
        )
      }
    </JoiningStep>
  );
}
