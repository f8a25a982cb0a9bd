import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { formatOrganisationNumber } from '#web/texts/organisation.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { ChangedWordsNotice } from './changed-words-notice.tsx';
import { ProfileDecision } from './profile-decision.tsx';
import { sectionTitles } from './profile-field-texts.ts';
import { fieldsOf, type UnitNames } from './profile-fields.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { changesOf, inOneLine, type ProfileChange, typedIn } from './profile-typing.ts';

type DraftCardProps = {
  draft: NonNullable<ProfileVersions['draft']>;
  /** What is published. */
  base: OrganisationProfile;
  units: UnitNames;
};

/** What the draft changes, how it looks, and the decision. */
export function ProfileDraftCard({ draft, base, units }: DraftCardProps) {
  const { note, returnsTo, draftedBy, draftedAt, profile, changedWords } = draft;
  const changes = changesOf(base, profile, units);
  return (
    <Card title={texts.draft} id="utkast">
      <p>{texts.draftBy(draftedBy, formatMomentWithTime(draftedAt, new Date()))}</p>
      <p>{texts.because(note)}</p>
      {returnsTo !== null && <p>{texts.from(returnsTo)}</p>}
      <p>{changes.length > 0 ? texts.changes(changes.length) : texts.noChanges}</p>
      {changes.map((change) => (
        <Change key={`${change.section} ${change.label}`} change={change} />
      ))}
      {changedWords.map((changed) => (
        <ChangedWordsNotice key={changed.kind} changed={changed} />
      ))}
      <Preview profile={profile} />
      <ProfileDecision draft={draft} />
    </Card>
  );
}

const shownValue = (value: string): string =>
  ({ '': texts.empty, yes: texts.yes, no: texts.no })[value] ?? inOneLine(value);

function Change({ change: { section, label, before, after } }: { change: ProfileChange }) {
  return (
    <>
      <h3>
        {section ? sectionTitles[section] : texts.other}: {label}
      </h3>
      <FactList
        isLong
        facts={[
          [texts.before, shownValue(before)],
          [texts.after, shownValue(after)],
        ]}
      />
    </>
  );
}

/** Some of the places where the words are seen. */
function Preview({ profile }: { profile: OrganisationProfile }) {
  const suggestions = fieldsOf('giving', profile).find(({ kind }) => kind === 'amounts')!;
  return (
    <>
      <h3>{texts.shown}</h3>
      <FactList
        isLong
        facts={[
          [
            texts.footer,
            texts.footerLine(profile.name, formatOrganisationNumber(profile.organisationNumber)),
          ],
          [texts.letter, texts.letterLine(profile.sender.name, profile.sender.email)],
          [texts.price, texts.priceLine(typedIn(profile, suggestions))],
        ]}
      />
    </>
  );
}
