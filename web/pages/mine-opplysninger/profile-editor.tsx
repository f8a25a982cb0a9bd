import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import { chapterContactQuery } from '#web/api/office-queries.ts';
import { keepProfile } from '#web/api/profile-queries.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { texts } from './mine-opplysninger-texts.ts';
import { ProfileConflict } from './profile-conflict.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileValues, valuesOf, withOwnChanges } from './profile-values.ts';

type Conflict = { mine: ProfileValues; stored: Profile };

/** The form, started again after each save and after each choice between two versions. */
export function ProfileEditor({ draft, profile }: { draft: OpenDraft; profile: Profile }) {
  const client = useQueryClient();
  const [start, setStart] = useState({ draft, profile, round: 0 });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const begin = (from: Profile, values: ProfileValues | null) => {
    setConflict(null);
    setStart(({ round }) => ({
      profile: from,
      draft: { ...draft, values, changedAt: null },
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
            )
          }
          onUseStored={() => {
            void draft.sync.discard();
            begin(conflict.stored, null);
          }}
        />
      )}
      <ProfileForm
        key={start.round}
        draft={start.draft}
        profile={start.profile}
        onConflict={(mine, stored) => setConflict({ mine, stored })}
        onSaved={(saved) => {
          begin(saved, null);
          showToast(texts.saved);
        }}
      />
    </>
  );
}
