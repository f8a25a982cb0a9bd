/** `/mitt-personvern/lagring`: how long what we hold is kept, and who gets some of it. */
import { useQuery } from '@tanstack/react-query';
import type { KeptThing } from '#contract/privacy-endpoints.ts';
import { retentionQuery } from '#web/api/privacy-queries.ts';
import { formatDate } from '#web/texts/format.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { periodWords, storingTexts as texts, thingWords } from './storing-texts.ts';

export function StoringPage() {
  const query = useQuery(retentionQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ things, laterThings }) => <All things={[...things, ...laterThings]} />}
      </QueryState>
      <Recipients />
    </>
  );
}

const All = ({ things }: { things: readonly KeptThing[] }) => (
  <>
    <Things title={texts.yours} things={things.filter(({ count }) => count)} none={texts.nothing} />
    <Things title={texts.others} things={things.filter(({ count }) => !count)} />
  </>
);

function Things({ title, things, none }: { title: string; things: readonly KeptThing[]; none?: string }) {
  return (
    <>
      <h2>{title}</h2>
      {things.length === 0 && none && <p>{none}</p>}
      <ul className="rows">
        {things.map(({ id, period, count, nextOn }) => (
          <li key={id} className="row">
            <h3 className="row__title">{thingWords[id].name}</h3>
            <p>
              {thingWords[id].why} {period && periodWords(period)}
            </p>
            {nextOn && count ? (
              <p className="row__details">
                <span>{texts.next(count, formatDate(nextOn))}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Recipients() {
  const { title, lead, points, never } = texts.recipients;
  return (
    <section aria-labelledby="recipients">
      <h2 id="recipients">{title}</h2>
      <p>{lead}</p>
      <ul>
        {points.map(({ who, what }) => (
          <li key={who}>
            <strong>{who}</strong>: {what}
          </li>
        ))}
      </ul>
      <p>{never}</p>
    </section>
  );
}
