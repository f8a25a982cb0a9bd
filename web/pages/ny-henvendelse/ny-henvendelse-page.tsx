/** `/ny-henvendelse`: write to member service. */
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { NyHenvendelseForm } from './ny-henvendelse-form.tsx';
import { texts } from './ny-henvendelse-texts.ts';

export function NyHenvendelsePage() {
  const draft = useOpenDraft('new-enquiry');
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {draft ? <NyHenvendelseForm key={draft.key} draft={draft} /> : <SkeletonForm />}
    </>
  );
}
