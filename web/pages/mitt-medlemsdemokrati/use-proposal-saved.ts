import { useQueryClient } from '@tanstack/react-query';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { meetingTexts } from './meeting-texts.ts';

/** @param onDone the form can be closed @returns what follows once a changed proposal has been taken; null: no error */
export function useProposalSaved(onDone: () => void): () => Promise<null> {
  const client = useQueryClient();
  return async () => {
    showToast(meetingTexts.saved);
    await forgetMeetings(client);
    onDone();
    return null;
  };
}
