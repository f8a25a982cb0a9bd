/** The way through the parts of the details: which are reached, and where the focus goes. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '#web/paths.ts';
import { goToPageHeading } from '#web/ui/focused-heading.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { type JoiningPart, joiningParts } from './joining-parts.ts';

/**
 * @param part the one that the address asks for
 * @param firstWrong of what is in the form to begin with; null: all of it is whole
 */
export function useJoiningPart(part: JoiningPart, firstWrong: () => JoiningPart | null) {
  const navigate = useGoTo();
  const place = joiningParts.indexOf(part);
  const [reached, setReached] = useState(() => {
    const wrong = firstWrong();
    return wrong ? joiningParts.indexOf(wrong) : joiningParts.length - 1;
  });
  useFocusOfPart(part);
  const goTo = (to: JoiningPart) => navigate({ to: paths.joiningDetails, search: { del: to } });
  return {
    /** Another than was asked for where that is opened too early: the first that is not whole. */
    open: joiningParts[Math.min(place, reached)]!,
    /** Null on the last. */
    next: joiningParts[place + 1] ?? null,
    goTo,
    /** To the next part; this one is whole. */
    pass(next: JoiningPart) {
      setReached(Math.max(reached, place + 1));
      return goTo(next);
    },
    /** None is whole any longer. */
    restart: () => setReached(0),
  };
}

/** After a refusal that is about another part only: goes there. @param wrong null where the page says it itself */
export function useRefusedElsewhere(
  refusals: number,
  wrong: JoiningPart | null,
  goTo: (part: JoiningPart) => unknown,
): void {
  const onRefused = useEffectEvent(() => wrong && goTo(wrong));
  useEffect(() => {
    if (refusals > 0) onRefused();
  }, [refusals]);
}

/** To what must be corrected, or to the heading: the address stays the same page, so no other code moves the focus. */
function useFocusOfPart(part: JoiningPart): void {
  const seen = useRef(part);
  useEffect(() => {
    if (seen.current === part) return;
    seen.current = part;
    const summary = document.querySelector<HTMLElement>('.ds-error-summary');
    if (summary) summary.focus();
    else goToPageHeading();
  }, [part]);
}
