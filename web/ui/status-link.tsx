/** The way to what is known to be down. */
import { connectionTexts, problemTexts } from '#web/texts/problem-texts.ts';

const ours = [problemTexts.UNAVAILABLE, problemTexts.SIGN_IN_UNAVAILABLE, problemTexts.INTERNAL_ERROR];

export const StatusLink = () => (
  <a className="ds-link" href="/status">
    {connectionTexts.toStatus}
  </a>
);

/** After a sentence that says the fault is ours; nothing after the others. */
export function StatusLinkAfter({ sentence }: { sentence: string }) {
  if (sentence !== connectionTexts.slow && !ours.some((text) => sentence.startsWith(text))) return null;
  return (
    <>
      {' '}
      <StatusLink />
    </>
  );
}
