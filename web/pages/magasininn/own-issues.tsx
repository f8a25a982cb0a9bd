import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IssueOfMine } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { ownIssuesQuery } from '#web/api/magazine-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DownloadIssue, HearIssue } from './issue-files.tsx';
import { texts } from './magasininn-texts.ts';

const { issues: words } = texts;

/** What has come, to read and to hear; and what did not come. */
export function OwnIssues() {
  const query = useQuery(ownIssuesQuery());
  return (
    <section aria-labelledby="issues">
      <h2 id="issues">{words.title}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ issues }) =>
          issues.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="rows" aria-labelledby="issues">
              {issues.map((issue) => (
                <OwnIssue key={issue.id} issue={issue} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

function OwnIssue({ issue }: { issue: IssueOfMine }) {
  const { number, title, outOn, hasFile, articles, audioUrl, delivery } = issue;
  const isRead = hasFile || articles > 0;
  return (
    <li className="row">
      <h3 className="row__name">{words.name(number, title)}</h3>
      <p className="row__details">
        <span>{words.out(outOn)}</span>
        {delivery && <span>{delivery.isReturned ? words.returned : words.kinds[delivery.kind]}</span>}
        {delivery?.reason && <span>{words.reasons[delivery.reason]}</span>}
      </p>
      {(isRead || audioUrl) && (
        <div className="actions">
          {isRead && <ButtonLink to={`/magasininn/les/${issue.id}`}>{words.read(number)}</ButtonLink>}
          {hasFile && <DownloadIssue issue={issue} />}
          <HearIssue issue={issue} />
        </div>
      )}
      {delivery?.missing && <Missing issue={issue} delivery={delivery} />}
    </li>
  );
}

type Delivery = NonNullable<IssueOfMine['delivery']>;

/** Another one is sent once; after that somebody has to look at why it does not come. */
function Missing({ issue: { id, number }, delivery }: { issue: IssueOfMine; delivery: Delivery }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const resend = async (idempotencyKey: string) => {
    const request = { params: { id: delivery.id }, idempotencyKey };
    const answer = await call('POST /api/magazine/deliveries/:id/missing', request);
    keepAnswer(client, ownIssuesQuery().queryKey, answer);
  };
  const ask = <AskAboutLink about={{ kind: 'issue', id }}>{words.ask(number)}</AskAboutLink>;
  if (delivery.missing === 'address') return <p>{words.address}</p>;
  if (delivery.missing === 'early') return <p>{words.early(delivery.missingFromOn)}</p>;
  if (delivery.missing === 'resent' || delivery.missing === 'enquiry')
    return (
      <p>
        {delivery.missing === 'resent' ? words.resent : words.enquiry} {ask}
      </p>
    );
  return (
    <details className="fold">
      <summary>{words.missingOf(number)}</summary>
      <p>{words.resend}</p>
      {problem}
      <p>
        <Button busy={isBusy} onClick={() => void press(words.resendYes, resend, words.resendSaid)}>
          {words.resendYes}
        </Button>
      </p>
    </details>
  );
}
