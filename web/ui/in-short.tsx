/** What matters of a long text, in a few lines before the whole of it. */
import { inShortTexts as texts } from './in-short-texts.ts';
import { ReadAloudSlot } from './read-aloud-slot.tsx';

export function InShort({ points }: { points: readonly string[] }) {
  return (
    <section aria-labelledby="in-short">
      <h2 id="in-short">{texts.title}</h2>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ReadAloudSlot text={points.join(' ')} />
    </section>
  );
}
