import type { Profile } from '#contract/profile-endpoints.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NotCounting } from '#web/ui/not-counting.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { CorrectBirthDate } from './correct-birth-date.tsx';
import { GiveNumber } from './give-number.tsx';
import { texts } from './mine-opplysninger-texts.ts';

/** Who the user is: what they can give themselves, and how to have the rest corrected. */
export function IdentityCard({ profile }: { profile: Profile }) {
  const { name, bornOn, maskedFodselsnummer, notCountingBecause, isSignInRecent } = profile;
  const mayGive = maskedFodselsnummer === null || notCountingBecause.includes('d-number');
  const { identity } = texts;
  return (
    <Card id="identity" title={identity.title}>
      <FactList
        facts={[
          [identity.name, name],
          [identity.bornOn, bornOn ? formatDate(bornOn) : identity.missing],
          [identity.number, maskedFodselsnummer ?? identity.missing],
        ]}
      />
      <NotCounting reasons={notCountingBecause} level={3} isBesideForm />
      {profile.mayCorrectBirthDate && <CorrectBirthDate profile={profile} />}
      {mayGive && bornOn && <GiveNumber isSignInRecent={isSignInRecent} />}
      <p>
        {identity.correct} <PageLink to={paths.newEnquiry}>{identity.write}</PageLink>. {identity.numberNot}
      </p>
    </Card>
  );
}
