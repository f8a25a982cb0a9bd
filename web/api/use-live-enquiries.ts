import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What happens with the enquiries is seen while it happens. When its code cannot be loaded, pages go on polling. */
export function useLiveEnquiries(): void {
  const client = useQueryClient();
  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    import('./live-enquiries.ts').then(
      ({ followEnquiries }) => {
        if (isWanted) stop = followEnquiries(client);
      },
      () => {},
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [client]);
}
