import type { MembershipCard as Membership } from '#contract/home-endpoints.ts';
import { formatDate } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts } from './home-texts.ts';

/** The card as it is shown to others, on the screen and on paper: black on white, so that any reader finds the code. */
export function CardFace({ membership }: { membership: Membership }) {
  const { number, name, memberSinceOn, chapter, region, validYear, code, qr } = membership;
  const words = texts.membership;
  return (
    <div className="member-card">
      <div className="member-card__facts">
        <Logo name={organisation.name} />
        <p className="member-name">{name}</p>
        <FactList
          facts={[
            [words.number, number],
            [words.since, formatDate(memberSinceOn)],
            [words.chapter, chapter ?? words.noChapter],
            ...(region ? [[words.region, region] as const] : []),
            [words.validYear, String(validYear)],
          ]}
        />
      </div>
      <svg
        className="member-card__code"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={words.qr}
      >
        <path d={qr.path} />
      </svg>
      <p className="no-print">
        <PageLink to={`/medlemskort/${code}`}>{words.check}</PageLink>
      </p>
    </div>
  );
}
