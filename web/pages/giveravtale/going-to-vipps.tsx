import { approvalTexts } from '#web/texts/giving-words.ts';

/** Says to a screen reader, as soon as the form is sent, that Vipps comes next. The region is there before its words. */
export const GoingToVipps = ({ isGoing }: { isGoing: boolean }) => (
  <p role="status" className="ds-sr-only">
    {isGoing && approvalTexts.going}
  </p>
);
