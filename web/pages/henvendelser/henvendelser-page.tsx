/** `/henvendelser`: the person's open enquiries. */
import { useLiveEnquiries } from '#web/api/use-live-enquiries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoEnquiries, OwnEnquiries } from '#web/ui/own-enquiries.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { listTexts as texts } from './henvendelser-texts.ts';

export function HenvendelserPage() {
  useLiveEnquiries();
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>
        <ButtonLink to={paths.newEnquiry}>{texts.write}</ButtonLink>
      </p>
      <OwnEnquiries
        state="open"
        label={texts.title}
        empty={<NoEnquiries title={texts.emptyTitle} text={texts.emptyText} />}
      />
      <p>
        <PageLink to="/lukkede-henvendelser">{texts.toClosed}</PageLink>
      </p>
    </>
  );
}
