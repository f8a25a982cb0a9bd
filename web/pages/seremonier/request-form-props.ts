import type { OpenDraft } from '#web/forms/use-open-draft.ts';

export type RequestFormProps = {
  draft: OpenDraft;
  isSignedIn: boolean;
  /** @param enquiryId null where the sender is not signed in */
  onAsked(enquiryId: string | null): void;
};
