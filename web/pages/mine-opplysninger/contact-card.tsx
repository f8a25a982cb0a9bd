import type { Profile } from '#contract/profile-endpoints.ts';
import { paths } from '#web/paths.ts';
import { formatPhone } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './mine-opplysninger-texts.ts';

/** Contact points are proven before they change: here they are shown, with the way there. */
export function ContactCard({ profile }: { profile: Profile }) {
  const { email, phone } = profile;
  const { contact } = texts;
  const isUnverified = [email, phone].some((point) => point && !point.isVerified);
  return (
    <Card id="contact" title={contact.title}>
      <FactList
        facts={[
          [contact.email, <Point key="email" point={email} />],
          [
            contact.phone,
            <Point key="phone" point={phone && { ...phone, value: formatPhone(phone.value) }} />,
          ],
        ]}
      />
      <p>{contact.how}</p>
      {isUnverified && (
        <p>
          <PageLink to={paths.verification}>{contact.verify}</PageLink>
        </p>
      )}
      <p>
        <PageLink to={paths.newEnquiry}>{contact.write}</PageLink>
      </p>
    </Card>
  );
}

function Point({ point }: { point: Profile['email'] }) {
  if (!point) return texts.contact.none;
  return (
    <>
      {point.value}{' '}
      <StateTag tone={point.isVerified ? 'success' : 'warning'}>
        {point.isVerified ? texts.contact.verified : texts.contact.unverified}
      </StateTag>
    </>
  );
}
