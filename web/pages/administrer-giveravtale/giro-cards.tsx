import { useQueryClient } from '@tanstack/react-query';
import type { Agreement, Rail } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { keepAgreement } from '#web/api/giving-queries.ts';
import { useAsking } from '#web/api/use-asking.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { giroTexts as texts } from '#web/texts/giro-words.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { GiroSteps } from '#web/ui/giro-steps.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';

type Props = { agreement: Agreement; rails: readonly Rail[]; onSaved(said: string): void };

/** What the bank has to do with an agreement: the mandate, a move from one rail to the other, and what is left behind. */
export function GiroCards({ agreement, rails, onSaved }: Props) {
  const { giro, kidToEnd, move, rail, state } = agreement;
  const isDrawn = state === 'active' || state === 'paused';
  const sent = state === 'stopped' ? agreement.upcoming : [];
  return (
    <>
      {sent.map(({ period, dueOn }) => (
        <NoticeBox key={period}>
          <p>{texts.sentNotStopped(dueOn)}</p>
        </NoticeBox>
      ))}
      {isDrawn && giro && <Mandate agreement={agreement} onSaved={onSaved} />}
      {isDrawn && move && !move.terms && <Moving agreement={agreement} onSaved={onSaved} />}
      {isDrawn && !move && rails.some((one) => one !== rail) && (
        <Choose agreement={agreement} to={rail === 'vipps' ? 'avtalegiro' : 'vipps'} onSaved={onSaved} />
      )}
      {kidToEnd && (
        <NoticeBox title={texts.toEnd.title}>
          <p>{texts.toEnd.text}</p>
          <p>
            {texts.kid}: <strong>{kidToEnd}</strong>
          </p>
        </NoticeBox>
      )}
    </>
  );
}

type PartProps = { agreement: Agreement; onSaved(said: string): void };

function Mandate({ agreement, onSaved }: PartProps) {
  const { run, isBusy, problem } = useGiroAct(agreement.id);
  const { giro } = agreement;
  if (!giro) return null;
  const { wantsNotice, noticeDays, kid } = giro;
  const words = wantsNotice ? texts.notice.turnOff : texts.notice.turnOn;
  const press = () =>
    run(words, async (idempotencyKey) => {
      const params = { id: agreement.id };
      const body = { wantsNotice: !wantsNotice };
      const saved = await call('POST /api/giving/agreements/:id/notice', { params, body, idempotencyKey });
      const isOn = saved.giro?.wantsNotice ?? false;
      onSaved(
        wantsNotice && isOn ? texts.notice.bankRules : isOn ? texts.notice.on(noticeDays) : texts.notice.off,
      );
      return saved;
    });
  return (
    <Card title={texts.card} id="giro">
      <p>
        {texts.kid}: <strong>{kid}</strong>
      </p>
      <p>
        <PageLink to="/ord" hash="kid">
          {texts.kidMeaning}
        </PageLink>
      </p>
      <p>{texts.limit}</p>
      <p>{wantsNotice ? texts.notice.on(noticeDays) : texts.notice.off}</p>
      {problem}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void press()}>
          {words}
        </Button>
      </p>
    </Card>
  );
}

function useMove({ agreement, onSaved }: PartProps) {
  const { run, isBusy, problem } = useGiroAct(agreement.id);
  const to = (rail: Rail, button: string) =>
    run(button, async (idempotencyKey) => {
      const body = { version: agreement.version, rail, wantsNotice: agreement.giro?.wantsNotice ?? false };
      const params = { id: agreement.id };
      const saved = await call('POST /api/giving/agreements/:id/rail', { params, body, idempotencyKey });
      onSaved(saved.rail !== agreement.rail ? texts.move.saved : saved.move ? '' : texts.move.stays);
      return saved;
    });
  return { to, isBusy, problem };
}

function Choose({ to, ...rest }: PartProps & { to: Rail }) {
  const move = useMove(rest);
  return (
    <Card title={texts.move.title}>
      <p>{texts.move.text[to]}</p>
      {move.problem}
      <p>
        <Button variant="secondary" busy={move.isBusy} onClick={() => void move.to(to, texts.move.open[to])}>
          {texts.move.open[to]}
        </Button>
      </p>
    </Card>
  );
}

function Moving(props: PartProps) {
  const { agreement } = props;
  const move = useMove(props);
  const client = useQueryClient();
  const open = agreement.move;
  useAsking(open?.rail === 'vipps' ? agreement.id : null, async (id) => {
    await keepAgreement(client, await call('POST /api/giving/agreements/:id/checks', { params: { id } }));
  });
  if (!open) return null;
  return (
    <Card title={texts.move.pending[open.rail]} tone="warm">
      <p>{texts.move.meanwhile}</p>
      {open.giro ? <GiroSteps giro={open.giro} /> : <ApprovalStep approval={open.approval} />}
      {move.problem}
      <p>
        <Button
          variant="tertiary"
          busy={move.isBusy}
          onClick={() => void move.to(agreement.rail, texts.move.cancel)}
        >
          {texts.move.cancel}
        </Button>
      </p>
    </Card>
  );
}

function useGiroAct(agreementId: string) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(() =>
    client.invalidateQueries({ queryKey: ['giving', 'agreement', agreementId] }),
  );
  const run = (button: string, send: (idempotencyKey: string) => Promise<Agreement>) =>
    press(button, async (idempotencyKey) => keepAgreement(client, await send(idempotencyKey)));
  return { run, isBusy, problem };
}
