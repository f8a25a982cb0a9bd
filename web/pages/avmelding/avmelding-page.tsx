/** `/avmelding/:code`: the link at the end of an e-mail. Asks first: programs that look at links must turn nothing off. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Unsubscription } from '#contract/notice-preference-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { setUnsubscription, unsubscriptionQuery } from '#web/api/notice-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { noticeTypeWords } from '#web/texts/notice-type-words.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './avmelding-texts.ts';

export function AvmeldingPage() {
  const { id: code = '' } = usePlace();
  const query = useQuery(unsubscriptionQuery(code));
  const isUnknown = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      {isUnknown ? (
        <NoticeBox tone="warning" title={texts.unknownTitle} announce="status">
          <p>{texts.unknown}</p>
        </NoticeBox>
      ) : (
        <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
          {(answer) => <Choice code={code} answer={answer} />}
        </QueryState>
      )}
      <p>
        <PageLink to="/meldinger/innstillinger">{texts.toSettings}</PageLink>
      </p>
    </>
  );
}

function Choice({ code, answer: { type, isOff } }: { code: string; answer: Unsubscription }) {
  const client = useQueryClient();
  const { press, isBusy, isDone, problem } = usePress();
  const what = noticeTypeWords[type].small;
  const isOnAgain = isDone && !isOff;
  const button = isOff ? texts.undo : texts.yes;
  return (
    <>
      {isOff || isOnAgain ? (
        <NoticeBox tone="success" title={isOff ? texts.offTitle : texts.onTitle} announce="status">
          <p>{isOff ? texts.off(what) : texts.on(what)}</p>
        </NoticeBox>
      ) : (
        <>
          <h2>{texts.ask(what)}</h2>
          <p>{texts.askHelp}</p>
        </>
      )}
      <p>
        <Button
          variant={isOff ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={() => void press(button, () => setUnsubscription(client, code, !isOff))}
        >
          {button}
        </Button>
      </p>
      {problem}
    </>
  );
}
