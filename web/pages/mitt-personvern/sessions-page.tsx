/** `/mitt-personvern/palogginger`: where one is signed in, and the way to end it. */

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MySessions } from '#contract/session-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { mySessionsQuery } from '#web/api/privacy-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { useSession } from '#web/session/use-session.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { OwnIdentifiers } from './own-identifiers.tsx';
import { RecoveryAsked } from './recovery-asked.tsx';
import { deviceWords, sessionsTexts as texts } from './sessions-texts.ts';

export function SessionsPage() {
  const query = useQuery(mySessionsQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <RecoveryAsked />
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(mine) => (
          <>
            <ul className="rows" aria-label={texts.list}>
              {mine.sessions.map((session, index) => (
                <SessionRow key={session.id} session={session} place={index + 1} />
              ))}
            </ul>
            <EndMany mine={mine} />
            <p>{mine.isProviderOurs ? texts.ours : texts.theirs}</p>
          </>
        )}
      </QueryState>
      {/* How many sign-ins there are is not known before the answer: shown then, these do not move. */}
      <div hidden={query.isPending}>
        <OwnIdentifiers />
        <p>{texts.notice}</p>
        <p>{texts.kept}</p>
      </div>
    </>
  );
}

const keepSessions = (client: QueryClient, answer: MySessions) =>
  keepAnswer(client, mySessionsQuery().queryKey, answer);

function SessionRow({ session, place }: { session: MySessions['sessions'][number]; place: number }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const now = new Date();
  const device = deviceWords(session.device);
  const used = formatMomentWithTime(session.usedAt, now);
  const began = formatMomentWithTime(session.beganAt, now);
  const end = () =>
    press(
      texts.end,
      async () =>
        keepSessions(client, await call('DELETE /api/sessions/:id', { params: { id: session.id } })),
      texts.ended,
    );
  return (
    <li className="row">
      <p>
        <strong>{device}</strong> {session.isThis && <StateTag tone="info">{texts.isThis}</StateTag>}
      </p>
      <p className="row__details">
        {session.signedInWith && <span>{texts.signedInWith(session.signedInWith)}</span>}
        <span>{texts.used(used)}</span>
        <span>{texts.began(began)}</span>
      </p>
      {!session.isThis && (
        <p>
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() => void end()}
            aria-label={texts.endNamed(device, place, used)}
          >
            {texts.end}
          </Button>
        </p>
      )}
      {problem}
    </li>
  );
}

function EndMany({ mine }: { mine: MySessions }) {
  const { logout } = useSession();
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  const others = mine.sessions.filter(({ isThis }) => !isThis);
  const end = (scope: 'others' | 'all', idempotencyKey: string) =>
    call('POST /api/sessions/endings', { body: { scope }, idempotencyKey });
  const endOthers = async (idempotencyKey: string) =>
    keepSessions(client, await end('others', idempotencyKey));
  const endAll = async (idempotencyKey: string) => {
    await end('all', idempotencyKey);
    // Dead at the server already; signed out as always, so that nothing is left in the browser.
    await logout();
  };
  return (
    <>
      {others.length === 0 && <p>{texts.only}</p>}
      <p className="actions">
        {others.length > 0 && (
          <Button
            variant="secondary"
            busy={busy === texts.endOthers}
            onClick={() => void press(texts.endOthers, endOthers, texts.endedOthers)}
          >
            {texts.endOthers}
          </Button>
        )}
        <Button
          variant="secondary"
          busy={busy === texts.endAll}
          onClick={() => void press(texts.endAll, endAll)}
        >
          {texts.endAll}
        </Button>
      </p>
      {problem}
    </>
  );
}
