import { useEffect, useState } from 'react';
import { codeTexts as texts } from '#web/texts/code-texts.ts';

/** From here on it is said that the code runs out soon, once (WCAG 2.2.1: a warning, and a way to more time). */
const soonSeconds = 120;

/**
 * How long a code can still be used. Counts down for the eye; announced to a screen reader twice: when it runs
 * out soon, and when it has.
 * @param props.expiresAt ISO 8601
 */
export function CodeExpiry({ expiresAt }: { expiresAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  return (
    <>
      {seconds > 0 && <p role="timer">{texts.lasts(texts.span(seconds))}</p>}
      <p role="status">{seconds <= 0 ? texts.refused.expired : seconds <= soonSeconds && texts.soon}</p>
    </>
  );
}
