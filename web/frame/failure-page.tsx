/** Something failed that nobody can mend from here: on the server (the 500 page), or in the app. */
import { failureTexts as texts } from '#web/texts/frame-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Where the server writes the request's id when it sends the page. */
export const referenceMark = '[[reference]]';

/** The page at `/500`. Plain links only: the app may be what does not work. */
export function ServerFailurePage() {
  return <Failure title={texts.title} lead={texts.lead} reference={referenceMark} />;
}

/** A page of the app that broke or could not be fetched. @param error what was thrown */
export function AppFailurePage({ error }: { error: unknown }) {
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return <Failure title={texts.offlineTitle} lead={texts.offlineLead} reference={null} />;
  }
  const { reference } = error as { reference?: string | null };
  return <Failure title={texts.title} lead={texts.lead} reference={reference ?? null} />;
}

function Failure({ title, lead, reference }: { title: string; lead: string; reference: string | null }) {
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <p className="button-row">
        {/* The same address once more, as a new document. */}
        <a className="ds-button button-link--primary" href="">
          {texts.tryAgain}
        </a>
        <a className="ds-button button-link--secondary" href="/">
          {texts.toFront}
        </a>
      </p>
      <p>{texts.referenceHelp(organisation.memberService.email)}</p>
      {reference && (
        <p className="failure-reference">
          {texts.reference}: <code>{reference}</code>
        </p>
      )}
    </>
  );
}
