import { useQueryClient } from '@tanstack/react-query';
import {
  type MemberChoice,
  type MemberView,
  memberViewName,
  NewMemberView,
} from '#contract/member-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { searchOf } from './member-filter.ts';
import { memberViewFieldTexts, memberListTexts as texts } from './member-list-texts.ts';
import { memberViewsQuery } from './member-queries.ts';

/** The choices that the employee has saved, and the form that saves this one. */
export function MemberViews({ views, choice }: { views: readonly MemberView[]; choice: MemberChoice }) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: memberViewsQuery().queryKey });
  const { press, busy, problem } = usePress();
  const form = useAnsweredForm({
    keptAs: 'member-view',
    schema: NewMemberView,
    initial: { name: '' },
    texts: memberViewFieldTexts,
    button: texts.save,
    async send({ name }, idempotencyKey) {
      await call('POST /api/staff/member-views', { body: { name, choice }, idempotencyKey });
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
        await call('DELETE /api/staff/member-views/:id', { params: { id }, idempotencyKey });
        await refresh();
      },
      texts.removed,
    );
  return (
    <section aria-labelledby="views-title">
      <h2 id="views-title">{texts.views}</h2>
      {views.length === 0 && <p>{texts.noViews}</p>}
      <ul>
        {views.map(({ id, name, choice: saved }) => (
          <li key={id}>
            <PageLink to={deskPaths.deskMembers} search={searchOf(saved)}>
              {name}
            </PageLink>{' '}
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
          label={texts.viewName}
          hint={texts.viewHint}
          maximum={memberViewName.maximum}
          autoComplete="off"
          {...form.field('name')}
        />
      </AnsweredForm>
    </section>
  );
}
