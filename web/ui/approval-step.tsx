/** The step between a choice and Vipps: the address is being fetched, is there, or is not available now. */
import { useEffect, useState } from 'react';
import type { Approval } from '#contract/giving-values.ts';
import { approvalTexts as texts } from '#web/texts/giving-words.ts';
import { NoticeBox } from './notice-box.tsx';

/** After this the user may have begun on something else: then they go to Vipps by the link. */
const patienceMs = 8000;

type ApprovalStepProps = {
  approval: Approval | null;
  /** The user has just pressed a button that names Vipps: the page goes on by itself when Vipps is ready soon. */
  goesOn?: boolean | undefined;
};

export function ApprovalStep({ approval, goesOn = false }: ApprovalStepProps) {
  const [shownAt] = useState(() => Date.now());
  const isDown = approval?.state === 'unavailable';
  const url = approval?.state === 'ready' ? approval.url : null;
  useEffect(() => {
    if (goesOn && url && Date.now() - shownAt < patienceMs) location.assign(url);
  }, [goesOn, url, shownAt]);
  // One region for all states: it must be there before its text, else the text is not spoken.
  return (
    <div role="status">
      {url ? (
        <>
          <p>{texts.ready}</p>
          <p>
            <a className="ds-button" data-variant="primary" href={url}>
              {texts.go}
            </a>
          </p>
        </>
      ) : (
        <NoticeBox tone={isDown ? 'warning' : 'info'}>
          <p>{isDown ? texts.unavailable : goesOn ? texts.going : texts.preparing}</p>
        </NoticeBox>
      )}
    </div>
  );
}
