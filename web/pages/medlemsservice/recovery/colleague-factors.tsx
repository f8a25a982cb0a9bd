/** New second steps of colleagues and those elected: somebody else says yes to each. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ColleagueFactor } from '#contract/sign-in-change-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { colleagueFactorsQuery } from '#web/api/recovery-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { colleagueFactorsTexts as texts } from './colleague-factors-texts.ts';

export function ColleagueFactors() {
  const query = useQuery(colleagueFactorsQuery());
  const factors = query.data?.factors ?? [];
  if (factors.length === 0) return null;
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">{texts.title}</h2>
      <p>{texts.lead}</p>
      {query.data?.isSignInRecent === false && <p>{texts.signInFirst}</p>}
      <ul className="rows" aria-label={texts.title}>
        {factors.map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one: { id, name, kind, value, askedAt, isMine } }: { one: ColleagueFactor }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const approve = () =>
    press(
      texts.approve,
      async (idempotencyKey) => {
        const answer = await call('POST /api/staff/sign-in-factors/:id/approvals', {
          params: { id },
          body: {},
          idempotencyKey,
        });
        keepAnswer(client, colleagueFactorsQuery().queryKey, answer);
      },
      texts.approved(name),
    );
  return (
    <li className="row">
      <p>
        <strong>{name}</strong>
      </p>
      <p className="row__details">
        <span>{`${texts.kind[kind]} ${value}`}</span>
        <span>{texts.asked(formatMomentWithTime(askedAt, new Date()))}</span>
      </p>
      {isMine ? (
        <p>{texts.mine}</p>
      ) : (
        <p>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={texts.approveNamed(name)}
            onClick={() => void approve()}
          >
            {texts.approve}
          </Button>
        </p>
      )}
      {problem}
    </li>
  );
}
