import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { type Profile, ProfileChange } from '#contract/profile-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldTexts, texts } from './mine-opplysninger-texts.ts';
import { factsOf } from './profile-facts.tsx';
import { fieldsOfPart } from './profile-fields.tsx';
import { ProfilePartCard } from './profile-part-card.tsx';
import { type ProfilePart, partsWith, profileParts } from './profile-parts.ts';
import { differences, type ProfileValues, valuesOf } from './profile-values.ts';
import { useOpenParts } from './use-open-parts.ts';

type ProfileFormProps = {
  draft: OpenDraft;
  /** What the form begins with. */
  profile: Profile;
  /** The part that the address of the page leads to. */
  asked: ProfilePart | null;
  /** The part that the person worked with before the form began again. */
  returnsTo: ProfilePart | null;
  onConflict(mine: ProfileValues, stored: Profile, part: ProfilePart | null): void;
  onSaved(profile: Profile, part: ProfilePart | null): void;
  onCancel(part: ProfilePart | null): void;
};

/** One form in several parts, each closed until it is to be changed. What is closed keeps its values. */
export function ProfileForm(props: ProfileFormProps) {
  const { draft, profile, asked, returnsTo, onConflict, onSaved, onCancel } = props;
  const client = useQueryClient();
  const stored = valuesOf(profile);
  const form = useDraftForm({
    draft,
    schema: ProfileChange,
    initial: stored,
    texts: fieldTexts,
    button: texts.save,
    async send(body) {
      try {
        return await call('PUT /api/profile', { body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')
          onConflict(valuesOf(body as ProfileValues), await client.fetchQuery(profileQuery()), first);
        throw error;
      }
    },
    onSent: (saved) => onSaved(saved, first),
  });
  const { open, focused, openPart } = useOpenParts({
    begun: partsWith(differences(stored, { ...stored, ...draft.values })),
    wrong: partsWith(form.summary.map(({ id }) => id)),
    returnsTo,
  });
  const first = open[0] ?? null;
  const start = (part: ProfilePart) => {
    // Who adds an address most likely lives in Norway.
    if (part === 'address' && !profile.country) form.suggest('country', 'NO');
    openPart(part);
  };
  const startAsked = useEffectEvent(() => asked && start(asked));
  // Before it is seen, so that nothing on the page moves.
  useLayoutEffect(() => void startAsked(), []);
  const cancel = () => onCancel(first);
  return (
    <DraftForm
      form={{ ...form, clear: cancel }}
      button={texts.save}
      label={texts.title}
      isIdle={first === null}
      more={
        <Button variant="tertiary" aria-label={texts.cancelChanges} onClick={cancel}>
          {texts.cancel}
        </Button>
      }
    >
      {(send) =>
        profileParts
          .filter((part) => part !== 'news' || profile.mayConsentToNews)
          .map((part) => (
            <ProfilePartCard
              key={part}
              part={part}
              title={texts.parts[part].title}
              facts={factsOf[part](profile)}
              change={part === 'address' && !profile.country ? texts.addAddress : texts.parts[part].change}
              isOpen={open.includes(part)}
              takesFocus={focused === part}
              onOpen={() => start(part)}
            >
              {fieldsOfPart[part]({ form, profile })}
              {part === open.at(-1) && send}
            </ProfilePartCard>
          ))
      }
    </DraftForm>
  );
}
