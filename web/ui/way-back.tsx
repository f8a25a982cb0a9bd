/** The one way back of a page: the first line of it, on every page. */
import type { PageAddress } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { usePagePathname } from './page-address.ts';
import { PageLink } from './page-link.tsx';
import { wayBackFrom } from './way-back-rule.ts';

export type WayBackTo = { to: PageAddress; search?: Record<string, string>; words: string };

type WayBackProps = {
  /** Where what the page shows decides, and not its address. */
  instead?: WayBackTo | undefined;
};

export function WayBack({ instead }: WayBackProps) {
  const pathname = usePagePathname();
  const { account } = useSession();
  const way: WayBackTo | null = instead ?? wayBackFrom(pathname, account !== null);
  return (
    way && (
      <p className="way-back no-print">
        <PageLink to={way.to} {...(way.search && { search: way.search })}>
          {way.words}
        </PageLink>
      </p>
    )
  );
}
