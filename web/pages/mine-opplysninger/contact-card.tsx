import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { formatPhone } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { ContactChangeForm } from './contact-change-form.tsx';
import { texts } from './mine-opplysninger-texts.ts';
import { usePendingContactChange } from './pending-contact-change.ts';

const { contact } = texts;
const kinds = ['email', 'phone'] as const;

/** How we reach the person. A new contact point is proven before it takes the place of the present one. */
export function ContactCard({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const { login } = useSession();
  const { bytt } = usePageSearch();
  const wanted = kinds.find((kind) => kind === bytt) ?? null;
  const [chosen, setOpen] = useState<ContactKind | null>();
  const [pending, setPending] = usePendingContactChange();
  // What was chosen before signing in again opens by itself, and so does what waits for its code.
  const open = pending?.kind ?? (chosen === undefined ? (profile.isSignInRecent ? wanted : null) : chosen);
  const { email, phone } = profile;
  const isUnverified = [email, phone].some((point) => point && !point.isVerified);
  const start = (kind: ContactKind) => {
    if (profile.isSignInRecent) setOpen(kind);
    else void login(`${paths.myDetails}?bytt=${kind}`, 'login');
  };
  const close = () => {
    setPending(null);
    setOpen(null);
  };
  const done = (kind: ContactKind) => {
    close();
    showToast(contact.changed[kind]);
    void client.invalidateQueries({ queryKey: profileQuery().queryKey });
  };
  return (
    <Card id="contact" title={contact.title}>
      <FactList
        isLong
        facts={[
          [contact.email, <Point key="email" point={email} />],
          [
            contact.phone,
            <Point key="phone" point={phone && { ...phone, value: formatPhone(phone.value) }} />,
          ],
        ]}
      />
      <p>
        {contact.how} {!profile.isSignInRecent && contact.signInFirst}
      </p>
      {open ? (
        <ContactChangeForm
          key={open}
          kind={open}
          pending={pending}
          onSent={setPending}
          onCancel={close}
          onDone={() => done(open)}
          onSignInAgain={() => login(`${paths.myDetails}?bytt=${open}`, 'login')}
        />
      ) : (
        <p className="actions">
          {kinds.map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => start(kind)}>
              {contact.change[kind]}
            </Button>
          ))}
        </p>
      )}
      {isUnverified && (
        <p>
          <PageLink to={paths.verification}>{contact.verify}</PageLink>
        </p>
      )}
    </Card>
  );
}

function Point({ point }: { point: Profile['email'] }) {
  if (!point) return contact.none;
  return (
    <>
      {point.value}{' '}
      <StateTag tone={point.isVerified ? 'success' : 'warning'}>
        {point.isVerified ? contact.verified : contact.unverified}
      </StateTag>
    </>
  );
}
