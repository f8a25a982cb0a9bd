import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { meQuery } from '#web/api/me-query.ts';
import { soughtQuery } from '#web/api/sought-query.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { oneOffPlace, paths } from '#web/paths.ts';
import { joiningFirstTexts as texts } from '#web/texts/joining-first-texts.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { MembershipQuestion } from '#web/ui/membership-question.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SoughtCard } from '#web/ui/sought-card.tsx';

const ways = [
  { to: paths.magazine, ...texts.magazine },
  { to: paths.donorAgreement, hash: oneOffPlace, ...texts.giving },
  { to: paths.newEnquiry, ...texts.enquiry },
  { to: paths.enquiries, ...texts.enquiries },
];

/**
 * In place of a page that opens with membership, for users who have neither joined nor been matched. Alike for all of
 * them, whether the register has them or not.
 */
export function JoiningFirst() {
  // Joined or matched elsewhere a moment ago: then this page goes away by itself.
  const { isFetching } = useQuery({ ...meQuery(), staleTime: 0 });
  const { data, isPending } = useQuery(soughtQuery());
  const pathname = useLocation({ select: (location) => location.pathname });
  // A letter leads there: what is kept of the person may be older than the membership.
  if (pathname === paths.welcome) return isFetching ? <PageSkeleton /> : <Navigate to={paths.home} replace />;
  if (isPending) return <PageSkeleton />;
  const { title, lead } = pathname === paths.home ? texts.home : texts.other;
  return (
    <>
      {data?.sought ? (
        <>
          <PageHeading>{texts.waiting.title}</PageHeading>
          <SoughtCard sought={data.sought} />
        </>
      ) : (
        <>
          <PageHeading lead={lead}>{title}</PageHeading>
          <MembershipQuestion />
        </>
      )}
      <section aria-labelledby="ways">
        <h2 id="ways">{texts.ways}</h2>
        <CardGrid>
          {ways.map(({ text, ...way }) => (
            <LinkCard key={way.to} {...way} level={3}>
              {text}
            </LinkCard>
          ))}
        </CardGrid>
      </section>
    </>
  );
}
