import { formatPhone } from '#web/texts/format.ts';
import { MailLink } from '#web/ui/mail-link.tsx';

/** How a member may be reached, as far as they let their chapter know. */
export const MemberContact = ({ email, phone }: { email: string | null; phone: string | null }) => (
  <>
    {email && <MailLink address={email} />}
    {phone && (
      <a className="ds-link" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    )}
  </>
);
