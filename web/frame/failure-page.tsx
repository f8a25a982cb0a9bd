/** A page of the app that broke or could not be fetched. */
import { failureTexts as texts } from '#web/texts/frame-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import { PlainHeading } from '#web/ui/plain-heading.tsx';

/** @param error what was thrown */
export function AppFailurePage({ error }: { error: unknown }) {
  if (typeof navigator !== 'undefined' && !navigator.onLine) {
    return <Failure title={texts.offlineTitle} lead={texts.offlineLead} reference={null} />;
  }
  const { reference } = error as { reference?: string | null };
  return <Failure title={texts.title} lead={texts.lead} reference={reference ?? null} />;
}

/** Plain links only: the app may be what does not work. */
export function Failure({
  title,
  lead,
  reference,
}: {
  title: string;
  lead: string;
  reference: string | null;
}) {
  const { email } = organisation.memberService;
  return (
    <>
      <PlainHeading lead={lead}>{title}</PlainHeading>
      <p className="button-row">
        <a className="ds-button" href="?">
          {texts.tryAgain}
        </a>
        <a className="ds-button" data-variant="secondary" href="/">
          {texts.toFront}
        </a>
      </p>
      <p>
        {texts.referenceHelp} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {reference && (
        <p className="failure-reference">
          {texts.reference}: <code>{reference}</code>
        </p>
      )}
    </>
  );
}
