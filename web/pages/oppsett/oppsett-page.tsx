/** `/oppsett#code`: the address that `npm run setup` prints. The page that it leads to asks for the sign-in. */
import { Navigate, useLocation } from '@tanstack/react-router';

export function OppsettPage() {
  const hash = useLocation({ select: (location) => location.hash });
  return <Navigate to="/administrasjon/i-gang" hash={hash} replace />;
}
