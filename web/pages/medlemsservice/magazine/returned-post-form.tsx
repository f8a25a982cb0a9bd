import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReturnedPost } from '#contract/staff-magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { returnFieldTexts, texts } from './desk-magazine-texts.ts';

const { returns: words } = texts;

/** The number on the envelope finds the person, without a search. */
export function ReturnedPostForm() {
  const client = useQueryClient();
  const [said, setSaid] = useState<string | null>(null);
  const form = useAnsweredForm({
    keptAs: 'returned-post',
    schema: ReturnedPost,
    initial: { code: '' },
    texts: returnFieldTexts,
    button: words.button,
    async send(body, idempotencyKey) {
      setSaid(null);
      const { outcome } = await call('POST /api/staff/magazine-returns', { body, idempotencyKey });
      setSaid(words.outcomes[outcome]);
      form.reset();
      void client.invalidateQueries({ queryKey: staffMagazineQuery().queryKey });
      return null;
    },
  });
  return (
    <section aria-labelledby="returns">
      <h2 id="returns">{words.title}</h2>
      <p>{words.text}</p>
      <AnsweredForm form={form} button={words.button} label={words.title}>
        <TextField label={words.code} inputMode="numeric" autoComplete="off" {...form.field('code')} />
      </AnsweredForm>
      <div role="status">{said && <NoticeBox tone="success">{said}</NoticeBox>}</div>
    </section>
  );
}
