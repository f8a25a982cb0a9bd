import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { renewName } from './renew-name.ts';
import { useSession } from './use-session.ts';

/**
 * A user who has not joined is known from the first gift: the pages for donors open, and the name of the account follows.
 * @param hasGiven that the server has said so
 */
export function useKnownDonor(hasGiven: boolean): void {
  const client = useQueryClient();
  const { account } = useSession();
  const isNews = hasGiven && account?.isJoining === true;
  useEffect(() => {
    if (!isNews) return;
    void client.invalidateQueries({ queryKey: meQuery().queryKey });
    void renewName();
  }, [isNews, client]);
}
