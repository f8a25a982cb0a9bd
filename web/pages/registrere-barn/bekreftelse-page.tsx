/** `/registrere-barn/bekreftelse`: look over and send, the receipt, the second guardian's answer, and my children. */
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationView } from './invitation-view.tsx';
import { MyChildren } from './my-children.tsx';
import { RegistrationCheck } from './registration-check.tsx';
import { RegistrationReceiptView } from './registration-receipt.tsx';
import { rememberReceipt, typedRegistration } from './typed-registration.ts';

export function BekreftelsePage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const [, setSent] = useState(0);
  const { typed, receipt } = typedRegistration();
  if (code) return <InvitationView key={code} code={code} />;
  if (receipt) return <RegistrationReceiptView receipt={receipt} onLeave={() => setSent((n) => n + 1)} />;
  if (!typed) return <MyChildren />;
  return (
    <RegistrationCheck
      typed={typed}
      onSent={(answer) => {
        rememberReceipt(answer);
        setSent((n) => n + 1);
      }}
    />
  );
}
