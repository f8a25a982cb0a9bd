/** `/medlemsservice/magasinet`: issues, print runs, re-sends and post that comes back. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import { staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { DeskIssue } from './desk-issue.tsx';
import { DeskIssueForm } from './desk-issue-form.tsx';
import { texts } from './desk-magazine-texts.ts';
import { ReturnedPostForm } from './returned-post-form.tsx';

export function DeskMagazinePage() {
  const query = useQuery(staffMagazineQuery());
  const [isNew, setNew] = useState(false);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(magazine) => (
          <>
            <ReaderCounts magazine={magazine} />
            <h2>{texts.issue.list}</h2>
            {isNew ? (
              <DeskIssueForm issue={null} onDone={() => setNew(false)} />
            ) : (
              <p>
                <Button onClick={() => setNew(true)}>{texts.plan.new}</Button>
              </p>
            )}
            {magazine.issues.length === 0 ? (
              <p>{texts.issue.none}</p>
            ) : (
              <ul className="rows" aria-label={texts.issue.list}>
                {magazine.issues.map((issue) => (
                  <DeskIssue key={issue.id} issue={issue} />
                ))}
              </ul>
            )}
            <ReturnedPostForm />
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}

function ReaderCounts({ magazine: { readers, returned } }: { magazine: StaffMagazine }) {
  const { readers: words } = texts;
  return (
    <>
      <h2 id="readers">{words.title}</h2>
      <table className="table" aria-labelledby="readers">
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col" className="table__number">
              {words.paper}
            </th>
            <th scope="col" className="table__number">
              {words.digital}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['members', 'others'] as const).map((who) => (
            <tr key={who}>
              <th scope="row">{words[who]}</th>
              <td className="table__number">{readers[who].paper}</td>
              <td className="table__number">{readers[who].digital}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {returned > 0 && <p>{words.returned(returned)}</p>}
    </>
  );
}
