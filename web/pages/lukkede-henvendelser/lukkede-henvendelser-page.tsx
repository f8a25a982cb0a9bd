/** `/lukkede-henvendelser`: enquiries that are done, to be read, and opened again for a while. */
import { paths } from '#web/paths.ts';
import { NoEnquiries, OwnEnquiries } from '#web/ui/own-enquiries.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
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
      <p>
        <PageLink to={paths.enquiries}>{texts.toOpen}</PageLink>
      </p>
    </>
  );
}
