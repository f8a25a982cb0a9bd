/** `/hefinn/mine-opplysninger`: the first steps of joining, one part of the details at a time. */
import { useState } from 'react';
import { partNamed } from '#web/forms/form-parts.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningDetailsForm } from './joining-details-form.tsx';
import { texts } from './joining-details-texts.ts';
import { joiningParts } from './joining-parts.ts';
import { JoiningStep } from './joining-step.tsx';
import { MemberAlready } from './member-already.tsx';
import { TooYoung } from './too-young.tsx';
import type { JoiningEnd } from './use-joining-end.ts';

export function JoiningDetailsPage() {
  const part = partNamed(joiningParts, usePageSearch().del);
  const draft = useOpenDraft('joining-details');
  const [end, setEnd] = useState<JoiningEnd | null>(null);
  if (end === 'too-young') return <TooYoung />;
  if (end === 'member-already') return <MemberAlready />;
  return (
    <JoiningStep step="details" part={part} {...texts.parts[part]}>
      {(joining) =>
        draft ? (
          <JoiningDetailsForm key={draft.key} draft={draft} joining={joining} part={part} onEnd={setEnd} />
        ) : (
          <SkeletonForm />
        )
      }
    </JoiningStep>
  );
}
