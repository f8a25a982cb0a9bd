/** A text that may have words in bokmål on a page in another language: those are marked as such. */
import { partsOf } from '#web/texts/bokmal.ts';

export const Words = ({ children }: { children: string }) =>
  import.meta.env.LANGUAGE === 'nb'
    ? children
    : partsOf(children).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={part} lang="nb">
            {part}
          </span>
        ),
      );
