/** The articles of one issue at the desk: the table of contents, and a form for each. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffArticle } from '#contract/magazine-article-endpoints.ts';
import type { StaffIssue } from '#contract/staff-magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskArticleForm } from './desk-article-form.tsx';
import { articleTexts as texts } from './desk-article-texts.ts';
import { keepStaffArticles, staffArticlesQuery } from './desk-magazine-queries.ts';

type ArticlesProps = { issue: StaffIssue; onDone(): void };

export function DeskArticles({ issue, onDone }: ArticlesProps) {
  const query = useQuery(staffArticlesQuery(issue.id));
  const [isNew, setNew] = useState(false);
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ articles }) => (
          <>
            {articles.length === 0 && <p>{texts.none}</p>}
            <ol className="rows" aria-label={texts.list(issue.number)}>
              {articles.map((article) => (
                <DeskArticle key={article.id} issueId={issue.id} article={article} />
              ))}
            </ol>
            {isNew && (
              <DeskArticleForm
                issueId={issue.id}
                article={null}
                place={String(articles.length + 1)}
                onDone={() => setNew(false)}
              />
            )}
          </>
        )}
      </QueryState>
      {!isNew && (
        <p className="actions">
          <Button data-size="sm" onClick={() => setNew(true)}>
            {texts.new}
          </Button>
          <Button variant="secondary" data-size="sm" onClick={onDone}>
            {texts.close}
          </Button>
        </p>
      )}
    </>
  );
}

type ArticleProps = { issueId: string; article: StaffArticle };

function DeskArticle({ issueId, article }: ArticleProps) {
  const [mode, setMode] = useState<'shown' | 'edited' | 'doomed'>('shown');
  const close = () => setMode('shown');
  const { title, author, place } = article;
  if (mode === 'edited')
    return (
      <li className="row">
        <DeskArticleForm issueId={issueId} article={article} place={place} onDone={close} />
      </li>
    );
  return (
    <li className="row">
      <h4 className="row__name">{texts.name(place, title)}</h4>
      {author && <p className="row__details">{texts.by(author)}</p>}
      {mode === 'doomed' ? (
        <RemoveArticle issueId={issueId} article={article} onKeep={close} />
      ) : (
        <p className="actions">
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={texts.edit(title)}
            onClick={() => setMode('edited')}
          >
            {texts.editShort}
          </Button>
          <Button
            variant="tertiary"
            data-size="sm"
            aria-label={texts.removeOf(title)}
            onClick={() => setMode('doomed')}
          >
            {texts.remove}
          </Button>
        </p>
      )}
    </li>
  );
}

function RemoveArticle({ issueId, article: { id, title }, onKeep }: ArticleProps & { onKeep(): void }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const remove = async () =>
    keepStaffArticles(
      client,
      issueId,
      await call('DELETE /api/staff/magazine-articles/:id', { params: { id } }),
    );
  return (
    <fieldset className="choices">
      <legend>{texts.removeSure(title)}</legend>
      {problem}
      <p className="actions">
        <Button
          data-size="sm"
          busy={isBusy}
          onClick={() => void press(texts.removeYes, remove, texts.removed)}
        >
          {texts.removeYes}
        </Button>
        <Button variant="secondary" data-size="sm" onClick={onKeep}>
          {texts.removeNo}
        </Button>
      </p>
    </fieldset>
  );
}
