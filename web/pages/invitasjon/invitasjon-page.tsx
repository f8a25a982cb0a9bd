/** `/invitasjon`: the address in a letter, which says nothing of what it is about. */
import { Navigate, useLocation } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';

export function InvitasjonPage() {
  const hash = useLocation({ select: (location) => location.hash });
  return <Navigate to={paths.childReceipt} hash={hash} replace />;
}
