/** `/mitt-personvern/samtykker`: yes and no, each with one press, and having one's data left alone. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consents } from '#contract/privacy-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { consentsQuery } from '#web/api/privacy-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChapterContactCard } from '#web/ui/chapter-contact-card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { consentTexts as texts } from './consent-texts.ts';
import { RestrictionCard } from './restriction-card.tsx';

export function ConsentsPage() {
  const query = useQuery(consentsQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {(consents) => (
          <>
            {consents.purposes.map(({ purpose, isGiven }) => (
              <Purpose key={purpose} purpose={purpose} isGiven={isGiven} mayGive={consents.mayGive} />
            ))}
            <ChapterContactCard />
            <p>
              {texts.cookies} <PageLink to={paths.cookies}>{texts.cookiesLink}</PageLink>.
            </p>
            <History events={consents.events} />
          </>
        )}
      </QueryState>
      <RestrictionCard />
    </>
  );
}

type Purpose = Consents['purposes'][number]['purpose'];

function Purpose({ purpose, isGiven, mayGive }: { purpose: Purpose; isGiven: boolean; mayGive: boolean }) {
  const { title, words } = texts.purposes[purpose];
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const button = isGiven ? texts.withdraw(title) : texts.give(title);
  const decide = () =>
    press(
      button,
      async (idempotencyKey) => {
        const answer = await call('POST /api/consents', {
          body: { purpose, isGiven: !isGiven },
          idempotencyKey,
        });
        keepAnswer(client, consentsQuery().queryKey, answer);
      },
      isGiven ? texts.saidNo : texts.saidYes,
    );
  return (
    <Card id={purpose} title={title}>
      <p>
        <StateTag tone={isGiven ? 'success' : 'neutral'}>{isGiven ? texts.yes : texts.no}</StateTag>
      </p>
      <p>{words}</p>
      {problem}
      {isGiven || mayGive ? (
        <p>
          <Button variant="secondary" busy={isBusy} onClick={() => void decide()}>
            {button}
          </Button>
        </p>
      ) : (
        <p>{texts.tooYoung}</p>
      )}
    </Card>
  );
}

function History({ events }: { events: Consents['events'] }) {
  const now = new Date();
  return (
    <section aria-labelledby="consent-log">
      <h2 id="consent-log">{texts.log}</h2>
      <p>{texts.logLead}</p>
      {events.length === 0 ? (
        <p>{texts.logEmpty}</p>
      ) : (
        <ul className="rows">
          {events.map(({ id, purpose, isGiven, textVersion, channel, happenedAt }) => (
            <li key={id} className="row">
              <p>
                <strong>{isGiven ? texts.saidYesTo : texts.saidNoTo}</strong>{' '}
                {texts.purposeNames[purpose] ?? purpose}
              </p>
              <p className="row__details">
                <time dateTime={happenedAt}>{capitalise(formatMomentWithTime(happenedAt, now))}</time>
                <span>{texts.channels[channel] ?? channel}</span>
                <span>{texts.version(textVersion)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
