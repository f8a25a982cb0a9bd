/** What one signs in with: shown, removed, and a change of it stopped. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyIdentifiers } from '#contract/sign-in-change-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { myIdentifiersQuery, mySessionsQuery } from '#web/api/privacy-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatMomentWithTime, formatPhone } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { identifiersTexts as texts } from './identifiers-texts.ts';

type Identifier = MyIdentifiers['identifiers'][number];
type Change = MyIdentifiers['changes'][number];
const shown = (value: string) => (value.includes('@') ? value : formatPhone(value));

function useKeep() {
  const client = useQueryClient();
  return (answer: MyIdentifiers) => {
    keepAnswer(client, myIdentifiersQuery().queryKey, answer);
    void client.invalidateQueries({ queryKey: mySessionsQuery().queryKey });
  };
}

export function OwnIdentifiers() {
  const query = useQuery(myIdentifiersQuery());
  const { login } = useSession();
  return (
    <section aria-labelledby="identifiers">
      <h2 id="identifiers">{texts.title}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ identifiers, changes, follows, isSignInRecent }) => (
          <>
            {changes.length > 0 && <Changes changes={changes} />}
            {identifiers.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <ul className="rows" aria-label={texts.list}>
                {identifiers.map((one) => (
                  <Row
                    key={one.kind}
                    identifier={one}
                    isOpen={isSignInRecent && follows === 'at-once' && !one.isOnly}
                  />
                ))}
              </ul>
            )}
            {identifiers.length === 1 && follows === 'at-once' && <p>{texts.only}</p>}
            {identifiers.length > 1 && follows === 'at-once' && !isSignInRecent && (
              <>
                <p>{texts.signInFirst}</p>
                <p>
                  <Button variant="secondary" onClick={() => void login(paths.mySessions, 'login')}>
                    {texts.signIn}
                  </Button>
                </p>
              </>
            )}
            <p>{texts.follows[follows]}</p>
          </>
        )}
      </QueryState>
    </section>
  );
}

function Row({ identifier: { kind, value }, isOpen }: { identifier: Identifier; isOpen: boolean }) {
  const keep = useKeep();
  const { press, isBusy, problem } = usePress();
  const remove = () =>
    press(
      texts.remove,
      async (idempotencyKey) =>
        keep(await call('POST /api/sign-in-identifiers/removals', { body: { kind }, idempotencyKey })),
      texts.removed(kind),
    );
  return (
    <li className="row">
      <p>
        <strong>{texts.kind[kind]}</strong> {shown(value)}
      </p>
      {isOpen && (
        <p>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={texts.removeNamed(kind)}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        </p>
      )}
      {problem}
    </li>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <NoticeBox tone="warning" title={texts.changesTitle} level={3}>
      {changes.map((one) => (
        <OneChange key={one.id} change={one} />
      ))}
    </NoticeBox>
  );
}

function OneChange({ change: { id, kind, former, value, until, waitsForColleague } }: { change: Change }) {
  const keep = useKeep();
  const { press, isBusy, problem } = usePress();
  const when = formatMomentWithTime(until, new Date());
  const words = () => {
    if (value === null) return texts.changes.removed(shown(former ?? ''), when);
    if (former === null) return texts.changes.added(kind, shown(value), when);
    return texts.changes.changed(kind, shown(former), shown(value), when);
  };
  const undo = () =>
    press(
      texts.undo,
      async (idempotencyKey) =>
        keep(
          await call('POST /api/sign-in-changes/:id/undoings', { params: { id }, body: {}, idempotencyKey }),
        ),
      texts.undone,
    );
  return (
    <>
      <p>
        {words()} {waitsForColleague && texts.changes.colleague}
      </p>
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void undo()}>
          {texts.undo}
        </Button>
      </p>
      {problem}
    </>
  );
}
