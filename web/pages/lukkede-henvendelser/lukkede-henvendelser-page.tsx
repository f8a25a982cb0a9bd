import { NoEnquiries, OwnEnquiries } from '#web/ui/own-enquiries.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './lukkede-henvendelser-texts.ts';

export function LukkedeHenvendelserPage() {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <OwnEnquiries
        state="closed"
        label={texts.title}
        empty={<NoEnquiries title={texts.emptyTitle} text={texts.emptyText} />}
      />
    </>
  );
}
