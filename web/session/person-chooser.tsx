/** «Hvem er du?»: several people share a phone or an e-mail address. No choice is made for them. */
import { useEffect, useRef } from 'react';
import type { PersonChoice } from '#contract/session-endpoints.ts';
import { sessionTexts } from '#web/texts/session-texts.ts';
import { choosePerson } from './chosen-person.ts';

export function PersonChooser({ persons }: { persons: readonly PersonChoice[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the page that was asked for, so the focus follows.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="ds-heading" data-size="lg">
        {sessionTexts.chooser.title}
      </h1>
      <p>{sessionTexts.chooser.lead}</p>
      <ul className="person-choices">
        {persons.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="ds-button"
              data-variant="secondary"
              onClick={() => choosePerson(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
