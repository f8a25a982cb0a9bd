import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FocusedHeading } from '#web/ui/focused-heading.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { mineTexts as texts } from './bekreftelse-texts.ts';
import { ChildCard } from './child-card.tsx';
import { childRegistrationsQuery } from './children-queries.ts';
import { YouthInvitation } from './youth-invitation.tsx';

/** Everything both guardians may see, and the end of it. */
export function MyChildren() {
  const query = useQuery(childRegistrationsQuery());
  return (
    <>
      <FocusedHeading lead={texts.lead}>{texts.title}</FocusedHeading>
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {({ children, struckOffOn, isSignInRecent }) => (
          <>
            {struckOffOn.map((on) => (
              <NoticeBox key={on} title={texts.struckOff.title}>
                <p>{texts.struckOff.text(formatDate(on))}</p>
              </NoticeBox>
            ))}
            {children.length === 0 && struckOffOn.length === 0 ? (
              <EmptyState title={texts.emptyTitle}>
                <p>{texts.emptyText}</p>
              </EmptyState>
            ) : (
              children.map((child) => (
                <ChildCard key={child.id} child={child} isSignInRecent={isSignInRecent} />
              ))
            )}
            {(struckOffOn.length > 0 || children.some(isSoon15)) && <YouthInvitation />}
          </>
        )}
      </QueryState>
      {!query.isPending && (
        <p className="actions">
          <ButtonLink to={paths.registerChild}>{texts.register}</ButtonLink>
        </p>
      )}
    </>
  );
}

const isSoon15 = ({ history }: { history: { kind: string }[] }) =>
  history.some(({ kind }) => kind === 'told-of-15');
