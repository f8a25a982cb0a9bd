import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ArticleContent, articleLimits, type StaffArticle } from '#contract/magazine-article-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { articleFieldTexts, articleTexts as texts } from './desk-article-texts.ts';
import { keepStaffArticles, staffArticlesQuery } from './desk-magazine-queries.ts';

type FormProps = {
  issueId: string;
  /** Null for a new one. */
  article: StaffArticle | null;
  /** What is suggested, or what it has. */
  place: string;
  onDone(): void;
};

export function DeskArticleForm(props: FormProps) {
  const draft = useOpenDraft(`magazine-article.${props.article?.id ?? props.issueId}`);
  return draft ? <OpenArticleForm key={draft.key} draft={draft} {...props} /> : <SkeletonForm fields={5} />;
}

function OpenArticleForm({ draft, issueId, article, place, onDone }: FormProps & { draft: OpenDraft }) {
  const client = useQueryClient();
  const shown = String(article?.version ?? 0);
  // Of what the words were written over, which may have been another day.
  const [version, setVersion] = useState(Number(draft.values?.version ?? shown));
  const form = useDraftForm({
    draft,
    schema: ArticleContent,
    initial: {
      place,
      title: article?.title ?? '',
      lead: article?.lead ?? '',
      author: article?.author ?? '',
      text: article?.text ?? '',
      version: shown,
    },
    texts: articleFieldTexts,
    button: texts.save,
    idPrefix: `${article?.id ?? issueId}-`,
    send: (content, idempotencyKey) =>
      article
        ? call('PUT /api/staff/magazine-articles/:id', {
            params: { id: article.id },
            body: { ...content, version },
          })
        : call('POST /api/staff/magazine-issues/:id/articles', {
            params: { id: issueId },
            body: content,
            idempotencyKey,
          }),
    async onFailure(error) {
      if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) return null;
      const { articles } = await client.fetchQuery({ ...staffArticlesQuery(issueId), staleTime: 0 });
      setVersion(articles.find(({ id }) => id === article?.id)?.version ?? version);
      return texts.changedElsewhere;
    },
    onSent(answer) {
      keepStaffArticles(client, issueId, answer);
      showToast(texts.saved);
      onDone();
    },
  });
  const cancel = () => {
    form.clear();
    onDone();
  };
  return (
    <DraftForm
      form={form}
      button={texts.save}
      label={article ? texts.edit(article.title) : texts.new}
      more={
        <Button variant="secondary" onClick={cancel}>
          {texts.cancel}
        </Button>
      }
    >
      <TextField label={texts.place} inputMode="numeric" {...form.field('place')} />
      <TextField label={texts.title} maximum={articleLimits.title.maximum} {...form.field('title')} />
      <TextArea
        label={texts.lead}
        hint={texts.leadHint}
        rows={3}
        maximum={articleLimits.lead.maximum}
        {...form.field('lead')}
      />
      <TextField label={texts.author} maximum={articleLimits.author.maximum} {...form.field('author')} />
      <TextArea
        label={texts.text}
        hint={texts.textHint}
        rows={16}
        maximum={articleLimits.text.maximum}
        {...form.field('text')}
      />
    </DraftForm>
  );
}
