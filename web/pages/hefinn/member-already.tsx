import { PageHeading } from '#web/ui/page-heading.tsx';
import { RecordFound } from '#web/ui/record-found.tsx';
import { memberAlreadyTexts as texts } from './hefinn-texts.ts';

/** The register had the person: there is nothing to join. */
export function MemberAlready() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <RecordFound />
    </>
  );
}
