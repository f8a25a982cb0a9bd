import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ArticleContent, articleLimits, type StaffArticle } from '#contract/magazine-article-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
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

export function DeskArticleForm({ issueId, article, place, onDone }: FormProps) {
  const client = useQueryClient();
  // Of what the words were written over, which may have been another day.
  const [version, setVersion] = useState(article?.version ?? 0);
  const form = useAnsweredForm({
    keptAs: `magazine-article.${article?.id ?? issueId}`,
    version,
    schema: ArticleContent,
    initial: {
      place,
      title: article?.title ?? '',
      lead: article?.lead ?? '',
      author: article?.author ?? '',
      text: article?.text ?? '',
    },
    texts: articleFieldTexts,
    button: texts.save,
    idPrefix: `${article?.id ?? issueId}-`,
    async send(content, idempotencyKey) {
      try {
        const answer = article
          ? await call('PUT /api/staff/magazine-articles/:id', {
              params: { id: article.id },
              body: { ...content, version },
            })
          : await call('POST /api/staff/magazine-issues/:id/articles', {
              params: { id: issueId },
              body: content,
              idempotencyKey,
            });
        keepStaffArticles(client, issueId, answer);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const { articles } = await client.fetchQuery({ ...staffArticlesQuery(issueId), staleTime: 0 });
        setVersion(articles.find(({ id }) => id === article?.id)?.version ?? version);
        return texts.changedElsewhere;
      }
      showToast(texts.saved);
      onDone();
      return null;
    },
  });
  return (
    <AnsweredForm
      form={form}
      button={texts.save}
      label={article ? texts.edit(article.title) : texts.new}
      more={
        <Button variant="secondary" onClick={onDone}>
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
    </AnsweredForm>
  );
}
