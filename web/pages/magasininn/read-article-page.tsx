/** `/magasininn/artikkel/:id`: one article of an issue, as a page that needs no reader of PDF files. */
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { articleQuery } from '#web/api/magazine-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { articleParts } from './article-parts.ts';
import { texts } from './magasininn-texts.ts';

const { article: words, reading } = texts;

export function ReadArticlePage() {
  const { id = '' } = usePlace();
  const query = useQuery(articleQuery(id));
  const { data: article } = query;
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const title = article?.title ?? (isMissing ? words.notFound.title : words.plainTitle);
  usePageTitle(title);
  const issue = article?.issue;
  return (
    <>
      <PageHeading
        back={issue && { to: `/magasininn/les/${issue.id}`, words: words.back(issue.number) }}
        above={issue && reading.name(issue.number, issue.title)}
        lead={article?.lead}
      >
        {title}
      </PageHeading>
      {isMissing ? (
        <p>{words.notFound.text}</p>
      ) : (
        <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
          {({ author, text, previous, next }) => (
            <>
              {author && <p className="start-list__text">{words.by(author)}</p>}
              {articleParts(text).map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and none moves
                <Fragment key={place}>
                  {part.kind === 'heading' ? (
                    <h2>{part.text}</h2>
                  ) : (
                    <p className="activity-text">{part.text}</p>
                  )}
                </Fragment>
              ))}
              <nav aria-labelledby="beside">
                <h2 id="beside">{words.beside}</h2>
                <ul className="start-list">
                  {next && <Beside words={words.next} {...next} />}
                  {previous && <Beside words={words.previous} {...previous} />}
                </ul>
              </nav>
            </>
          )}
        </QueryState>
      )}
    </>
  );
}

const Beside = ({ words: direction, id, title }: { words: string; id: string; title: string }) => (
  <li>
    <span className="start-list__text">{direction}</span>
    <PageLink className="ds-link start-list__link" to={`/magasininn/artikkel/${id}`}>
      {title}
    </PageLink>
  </li>
);
