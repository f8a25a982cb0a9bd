import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/api/profile-queries.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatPhone } from '#web/texts/format.ts';
import { CheckboxField, type CheckboxFieldProps } from '#web/ui/checkbox-field.tsx';
import { texts } from './ny-henvendelse-texts.ts';

/** Besides the e-mail, an SMS when there is an answer. Only for users with both; others get the one they have. */
export function SmsChoice(field: Omit<CheckboxFieldProps, 'label' | 'hint'>) {
  const { account } = useSession();
  const { data: profile } = useQuery({
    ...profileQuery(),
    enabled: account?.isJoining === false,
    retry: false,
  });
  if (!profile?.phone || !profile.email) return null;
  return (
    <CheckboxField {...field} label={texts.sms} hint={texts.smsHint(formatPhone(profile.phone.value))} />
  );
}
