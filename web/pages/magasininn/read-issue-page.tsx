/** `/magasininn/les/:id`: an issue. Its articles are pages; where it has none, the PDF is read in the page. */
import { useQuery } from '@tanstack/react-query';
import type { IssueOfMine } from '#contract/magazine-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { issueContentsQuery, ownIssuesQuery } from '#web/api/magazine-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { PictureHeading } from '#web/ui/picture-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { coverOf } from './issue-cover.ts';
import { DownloadIssue, HearIssue } from './issue-files.tsx';
import { IssueReader } from './issue-reader.tsx';
import { texts } from './magasininn-texts.ts';

const { reading: words } = texts;

export function ReadIssuePage() {
  const { id = '' } = usePlace();
  const contents = useQuery(issueContentsQuery(id));
  const { data } = useQuery(ownIssuesQuery());
  const issue = data?.issues.find((one) => one.id === id) ?? null;
  const isMissing = contents.error instanceof ApiError && contents.error.status === 404;
  const title = isMissing ? words.notFound.title : issue ? words.title(issue.number) : words.plainTitle;
  usePageTitle(title);
  return (
    <>
      <PictureHeading picture={coverOf(id)} lead={issue && !isMissing ? issue.title : ''}>
        {title}
      </PictureHeading>
      {isMissing ? (
        <p>{words.notFound.text}</p>
      ) : (
        <QueryState query={contents} skeleton={<SkeletonRows />}>
          {({ articles }) =>
            articles.length === 0 ? (
              <IssueReader id={id} issue={issue} name={title} />
            ) : (
              <>
                <h2 id="contents">{words.contents}</h2>
                <ol className="start-list" aria-labelledby="contents">
                  {articles.map(({ id: articleId, title: heading, lead: text, author }) => (
                    <li key={articleId}>
                      <PageLink className="ds-link start-list__link" to={`/magasininn/artikkel/${articleId}`}>
                        {heading}
                      </PageLink>
                      <span className="start-list__text">{text}</span>
                      {author && <span className="start-list__text">{texts.article.by(author)}</span>}
                    </li>
                  ))}
                </ol>
                {issue && <WholeIssue issue={issue} />}
              </>
            )
          }
        </QueryState>
      )}
    </>
  );
}

/** Beside the articles: the same on paper, and what can be heard. */
function WholeIssue({ issue }: { issue: IssueOfMine }) {
  if (!issue.hasFile && !issue.audioUrl) return null;
  return (
    <>
      <h2>{words.whole}</h2>
      <div className="actions">
        {issue.hasFile && <DownloadIssue issue={issue} />}
        <HearIssue issue={issue} />
      </div>
    </>
  );
}
