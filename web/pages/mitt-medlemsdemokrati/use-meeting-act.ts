import { useQueryClient } from '@tanstack/react-query';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { usePressButton } from '#web/forms/use-press-button.tsx';

type MeetingAct = Omit<Parameters<typeof usePressButton>[0], 'forget'>;

/** One press that changes what has been sent to a meeting. */
export function useMeetingAct(act: MeetingAct) {
  const client = useQueryClient();
  return usePressButton({ ...act, forget: () => forgetMeetings(client) });
}
