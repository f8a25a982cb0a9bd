/** The step between a choice and Vipps: the address is being fetched, is there, or is not available now. */
import type { Approval } from '#contract/giving-values.ts';
import { approvalTexts as texts } from '#web/texts/giving-words.ts';
import { NoticeBox } from './notice-box.tsx';

/** A link and no automatic redirect: the user chooses to go to Vipps. */
export function ApprovalStep({ approval }: { approval: Approval | null }) {
  const isDown = approval?.state === 'unavailable';
  // One region for all states: it must be there before its text, else the text is not spoken.
  return (
    <div role="status">
      {approval?.state === 'ready' && approval.url ? (
        <>
          <p>{texts.ready}</p>
          <p>
            <a className="ds-button" data-variant="primary" href={approval.url}>
              {texts.go}
            </a>
          </p>
        </>
      ) : (
        <NoticeBox tone={isDown ? 'warning' : 'info'}>
          <p>{isDown ? texts.unavailable : texts.preparing}</p>
        </NoticeBox>
      )}
    </div>
  );
}
