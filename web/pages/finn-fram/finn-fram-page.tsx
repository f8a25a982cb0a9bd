/** `/finn-fram`: the map of the portal, and a search in it. What is typed stays in the browser, and is in no address. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Me } from '#contract/session-endpoints.ts';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { enquiriesQuery } from '#web/api/enquiry-queries.ts';
import { childrenQuery } from '#web/api/home-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { texts } from './finn-fram-texts.ts';
import { fitsWords } from './fits-typed.ts';
import { groups, type Task } from './tasks.ts';

export function FinnFramPage() {
  const { account } = useSession();
  const { data } = useQuery({ ...meQuery(), enabled: account !== null });
  const me = (account && data) ?? null;
  const [typed, setTyped] = useState('');
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const isSearching = typed.trim() !== '';
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <search className="way-search" data-needs-app="">
        {isReady && (
          <TextField
            name="words"
            type="search"
            label={texts.search}
            hint={texts.hint}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </search>
      {isSearching ? <Found typed={typed} me={me} /> : <SiteMap me={me} />}
    </>
  );
}

const mayDo = (me: Me | null) => (task: Task) => task.isFor?.(me) ?? true;

function SiteMap({ me }: { me: Me | null }) {
  return groups.map(({ title, tasks }) => {
    const shown = tasks.filter(mayDo(me));
    return (
      shown.length > 0 && (
        <section key={title} className="way-group">
          <h2>{title}</h2>
          <Tasks tasks={shown} />
        </section>
      )
    );
  });
}

function Found({ typed, me }: { typed: string; me: Me | null }) {
  const own = useOwnThings(me);
  const found = [...groups.flatMap(({ tasks }) => tasks.filter(mayDo(me))), ...own].filter(
    ({ words, also = '' }) => fitsWords(typed, `${words} ${also}`),
  );
  return (
    <section aria-label={texts.results}>
      <p role="status">{found.length > 0 ? texts.found(found.length) : texts.none}</p>
      {found.length > 0 ? (
        <Tasks tasks={found} />
      ) : (
        <p>
          <PageLink to={me ? paths.newEnquiry : paths.contact}>{texts.write}</PageLink>
        </p>
      )}
    </section>
  );
}

const Tasks = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="way-list">
    {tasks.map(({ to, search, words }) => (
      <li key={`${to} ${words}`}>
        <PageLink to={to} {...(search && { search })}>
          {words}
        </PageLink>
      </li>
    ))}
  </ul>
);

/** One's enquiries, sign-ups and children, asked for when a search begins. */
function useOwnThings(me: Me | null): Task[] {
  const enabled = me?.person != null && !me.isJoining;
  const enquiries = useQuery({ ...enquiriesQuery('open'), enabled }).data?.enquiries ?? [];
  const signUps = useQuery({ ...mySignUpsQuery(), enabled }).data?.coming ?? [];
  const children = useQuery({ ...childrenQuery(), enabled }).data?.children ?? [];
  return [
    ...enquiries.map(({ id, subject }) => ({
      to: paths.enquiry(id),
      words: `${texts.own.enquiry}: ${subject}`,
    })),
    ...signUps.map(({ activityId, title }) => ({
      to: activityPaths.one(activityId),
      words: `${texts.own.activity}: ${title}`,
    })),
    ...children.map(({ givenName }) => ({
      to: paths.childReceipt,
      words: `${texts.own.child}: ${givenName}`,
    })),
  ];
}
