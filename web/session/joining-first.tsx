import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { meQuery } from '#web/api/me-query.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { paths } from '#web/paths.ts';
import { joiningFirstTexts as texts } from '#web/texts/joining-first-texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const ways = [
  { to: paths.verification, ...texts.verify },
  { to: paths.magazine, ...texts.magazine },
  { to: paths.donorAgreement, ...texts.giving },
  { to: paths.newEnquiry, ...texts.enquiry },
  { to: paths.enquiries, ...texts.enquiries },
];

/** In place of a page that opens with membership, for users who have neither joined nor been matched. */
export function JoiningFirst() {
  // Joined or matched elsewhere a moment ago: then this page goes away by itself.
  const { isFetching } = useQuery({ ...meQuery(), staleTime: 0 });
  const pathname = useLocation({ select: (location) => location.pathname });
  // A letter leads there: what is kept of the person may be older than the membership.
  if (pathname === paths.welcome) return isFetching ? <PageSkeleton /> : <Navigate to={paths.home} replace />;
  const { title, lead } = pathname === paths.home ? texts.home : texts.other;
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <p className="actions">
        <ButtonLink to={paths.joining}>{texts.join}</ButtonLink>
      </p>
      <section aria-labelledby="ways">
        <h2 id="ways">{texts.ways}</h2>
        <CardGrid>
          {ways.map((way) => (
            <LinkCard key={way.to} to={way.to} title={way.title} level={3}>
              {way.text}
            </LinkCard>
          ))}
        </CardGrid>
      </section>
    </>
  );
}
