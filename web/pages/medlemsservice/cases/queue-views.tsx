/** An employee's own views of the queue: a filter under a name. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NewQueueView, type QueueChoice, queueViewName } from '#contract/desk-queue-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { type QueueFilter, queueViewsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { viewTexts as texts, viewFieldTexts } from './queue-work-texts.ts';

/** Saves the filter that is chosen, and deletes saved ones. */
export function QueueViews({ filter }: { filter: QueueFilter }) {
  const client = useQueryClient();
  const views = useQuery(queueViewsQuery()).data?.views ?? [];
  const refresh = () => client.invalidateQueries({ queryKey: queueViewsQuery().queryKey });
  const { press, busy, problem } = usePress();
  const { state, owner, topic, tag } = filter;
  const choice: QueueChoice = { state, owner, ...(topic && { topic }), ...(tag && { tag }) };
  const form = useAnsweredForm({
    keptAs: 'queue-view',
    schema: NewQueueView,
    initial: { name: '' },
    texts: viewFieldTexts,
    button: texts.save,
    idPrefix: 'view-',
    async send({ name }, idempotencyKey) {
      try {
        await call('POST /api/staff/queue-views', { body: { name, choice }, idempotencyKey });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return texts.full;
        throw error;
      }
      showToast(texts.saved);
      form.reset();
      await refresh();
      return null;
    },
  });
  const remove = (id: string, words: string) =>
    press(
      words,
      async (idempotencyKey) => {
        await call('DELETE /api/staff/queue-views/:id', { params: { id }, idempotencyKey });
        await refresh();
      },
      texts.removed,
    );
  return (
    <>
      <p>{views.length === 0 ? texts.none : texts.lead}</p>
      <ul className="plain-list saved-list">
        {views.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <Button
              variant="tertiary"
              data-size="sm"
              busy={busy === texts.removeView(name)}
              aria-label={texts.removeView(name)}
              onClick={() => void remove(id, texts.removeView(name))}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {problem}
      <AnsweredForm form={form} button={texts.save} label={texts.save}>
        <TextField
          label={texts.name}
          hint={views.length === 0 ? texts.lead : undefined}
          maximum={queueViewName.maximum}
          autoComplete="off"
          {...form.field('name')}
        />
      </AnsweredForm>
    </>
  );
}
