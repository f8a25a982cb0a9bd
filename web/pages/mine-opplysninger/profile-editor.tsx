import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import { chapterContactQuery } from '#web/api/own-office-queries.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { texts } from './mine-opplysninger-texts.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type ProfilePart, partAskedFor } from './profile-parts.ts';
import { draftOn, type ProfileValues, valuesOf, withOwnChanges } from './profile-values.ts';

/** `part`: where the person was. */
type Conflict = { mine: ProfileValues; stored: Profile; part: ProfilePart | null };

/** The form, started again after each save, after giving up, and after each choice between two versions. */
export function ProfileEditor({ draft, profile }: { draft: OpenDraft; profile: Profile }) {
  const client = useQueryClient();
  const { endre } = usePageSearch();
  const [start, setStart] = useState(() => ({
    draft: { ...draft, values: draftOn(valuesOf(profile), draft.values) },
    profile,
    asked: partAskedFor(endre),
    returnsTo: null as ProfilePart | null,
    round: 0,
  }));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const begin = (from: Profile, values: ProfileValues | null, returnsTo: ProfilePart | null) => {
    setConflict(null);
    setStart(({ round }) => ({
      profile: from,
      draft: { ...draft, values, changedAt: null },
      asked: null,
      returnsTo,
      round: round + 1,
    }));
    keepProfile(client, from);
    // The member may have moved to another chapter.
    void client.invalidateQueries({ queryKey: chapterContactQuery().queryKey });
  };
  return (
    <>
      {conflict && (
        <ProfileConflict
          mine={conflict.mine}
          stored={valuesOf(conflict.stored)}
          onKeepMine={() =>
            begin(
              conflict.stored,
              withOwnChanges(valuesOf(start.profile), conflict.mine, valuesOf(conflict.stored)),
              conflict.part,
            )
          }
          onUseStored={() => {
            void draft.sync.discard();
            begin(conflict.stored, null, conflict.part);
          }}
        />
      )}
      <ProfileForm
        key={start.round}
        draft={start.draft}
        profile={start.profile}
        asked={start.asked}
        returnsTo={start.returnsTo}
        onConflict={(mine, stored, part) => setConflict({ mine, stored, part })}
        onSaved={(saved, part) => {
          begin(saved, null, part);
          showToast(texts.saved);
        }}
        onCancel={(part) => {
          void draft.sync.discard();
          begin(conflict?.stored ?? start.profile, null, part);
        }}
      />
    </>
  );
}
