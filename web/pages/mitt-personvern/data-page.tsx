/** `/mitt-personvern/opplysninger`: everything we hold, to read and to take along. */
import { useQuery } from '@tanstack/react-query';
import type { MyData } from '#contract/privacy-endpoints.ts';
import { call } from '#web/api/call.ts';
import { myDataQuery } from '#web/api/privacy-queries.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { dataTexts as texts } from './data-texts.ts';
import { HeldTableView } from './held-table-view.tsx';
import { heldWords } from './held-words-texts.ts';

export function DataPage() {
  const query = useQuery(myDataQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(data) => (
          <>
            <TakeAlong isSignInRecent={data.isSignInRecent} isToBeHad={data.isFileToBeHad} />
            <p>
              {texts.wrong} <PageLink to={paths.myDetails}>{texts.details}</PageLink>. {texts.identity}{' '}
              <PageLink to={paths.newEnquiry}>{texts.write}</PageLink>.
            </p>
            <Groups sections={data.sections} />
            <NotShown />
          </>
        )}
      </QueryState>
    </>
  );
}

function TakeAlong({ isSignInRecent, isToBeHad }: { isSignInRecent: boolean; isToBeHad: boolean }) {
  const { login } = useSession();
  const { file } = texts;
  if (!isToBeHad)
    return (
      <Card id="file" title={file.title} tone="warm">
        <p>{file.enough}</p>
      </Card>
    );
  return (
    <Card id="file" title={file.title} tone="warm">
      <p>{file.text}</p>
      {isSignInRecent ? (
        <DownloadButton
          variant="primary"
          fetch={() => call('GET /api/my-data/archive', {})}
          saved={file.saved}
        >
          {file.button}
        </DownloadButton>
      ) : (
        <>
          <p>{file.signInFirst}</p>
          <p>
            <Button onClick={() => void login(paths.myData, 'login')}>{file.signIn}</Button>
          </p>
        </>
      )}
    </Card>
  );
}

type Sections = MyData['sections'];

function Groups({ sections }: { sections: Sections }) {
  const known = heldWords.dataGroups.flatMap(({ tables }) => tables);
  const groups = [
    ...heldWords.dataGroups,
    {
      title: texts.otherGroup,
      tables: sections.map(({ name }) => name).filter((name) => !known.includes(name)),
    },
  ];
  return groups.map(({ title, tables }) => {
    const held = tables.flatMap((name) => sections.filter((section) => section.name === name));
    return (
      held.length > 0 && (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {held.map((section) => (
            <HeldTableView key={section.name} section={section} isOpen={section.name === 'person'} />
          ))}
        </section>
      )
    );
  });
}

function NotShown() {
  const { title, lead, points } = texts.notShown;
  return (
    <section aria-labelledby="not-shown">
      <h2 id="not-shown">{title}</h2>
      <p>{lead}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
