import { useQueryClient } from '@tanstack/react-query';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { formatOrganisationNumber } from '#web/texts/organisation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { keepVersions } from './organisation-profile-queries.ts';
import { sectionTitles } from './profile-field-texts.ts';
import { fieldsOf } from './profile-fields.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { changesOf, type ProfileChange, typedIn } from './profile-typing.ts';

type DraftCardProps = {
  draft: NonNullable<ProfileVersions['draft']>;
  /** What is published. */
  base: OrganisationProfile;
};

/** What the draft changes, how it looks, and the decision. */
export function ProfileDraftCard({ draft, base }: DraftCardProps) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress((error) =>
    error instanceof ApiError && error.code === 'SECOND_PERSON_NEEDED' ? texts.secondNeeded : null,
  );
  const { id, revision, note, returnsTo, draftedBy, draftedAt, profile, isToPublish } = draft;
  const changes = changesOf(base, profile);
  const send = (act: 'publications' | 'discards') => async (idempotencyKey: string) =>
    keepVersions(
      client,
      await call(`POST /api/administration/profile-drafts/:id/${act}`, {
        params: { id },
        body: { revision },
        idempotencyKey,
      }),
    );
  return (
    <Card title={texts.draft} id="utkast">
      <p>{texts.draftBy(draftedBy, formatMomentWithTime(draftedAt, new Date()))}</p>
      <p>{texts.because(note)}</p>
      {returnsTo !== null && <p>{texts.from(returnsTo)}</p>}
      <p>{changes.length > 0 ? texts.changes(changes.length) : texts.noChanges}</p>
      {changes.map((change) => (
        <Change key={`${change.section} ${change.label}`} change={change} />
      ))}
      {changes.some(({ section, label }) => section === 'purpose' && isOfPurpose(profile, label)) && (
        <NoticeBox tone="warning" title={texts.purposeWarning.title} level={3}>
          <p>{texts.purposeWarning.text}</p>
        </NoticeBox>
      )}
      <Preview profile={profile} />
      {!isToPublish && <p>{texts.secondNeeded}</p>}
      {problem}
      <p className="button-row">
        {isToPublish && (
          <Button
            busy={busy === texts.publish}
            onClick={() => void press(texts.publish, send('publications'), texts.published)}
          >
            {texts.publish}
          </Button>
        )}
        <Button
          variant="tertiary"
          busy={busy === texts.discard}
          onClick={() => void press(texts.discard, send('discards'), texts.discarded)}
        >
          {texts.discard}
        </Button>
      </p>
    </Card>
  );
}

const isOfPurpose = (profile: OrganisationProfile, label: string): boolean =>
  fieldsOf('purpose', profile).some((field) => field.label === label && field.place[0] === 'purpose');

const shownValue = (value: string): string =>
  ({ '': texts.empty, yes: texts.yes, no: texts.no })[value] ?? value.replaceAll('\n', ', ');

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
