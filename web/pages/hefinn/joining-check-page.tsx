/** `/hefinn/sjekk-svarene`: the last step of joining. */
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { JoiningAnswers } from './joining-answers.tsx';
import { JoiningCheckForm } from './joining-check-form.tsx';
import { texts } from './joining-check-texts.ts';
import { JoiningStep } from './joining-step.tsx';

export function JoiningCheckPage() {
  const draft = useOpenDraft('joining-check');
  return (
    <JoiningStep step="check" title={texts.title} lead={texts.lead}>
      {(joining) => (
        <>
          <JoiningAnswers joining={joining} />
          {draft ? <JoiningCheckForm key={draft.key} draft={draft} /> : <SkeletonForm />}
        </>
      )}
    </JoiningStep>
  );
}
