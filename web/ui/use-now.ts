import { useEffect, useState } from 'react';

/** @returns now, ISO 8601: drawn again when a moment has come */
export function useNow(moment: string): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    // A timer cannot be longer than some weeks; a page is not open that long.
    const wait = Math.min(new Date(moment).getTime() - Date.now() + 200, 2 ** 31 - 1);
    if (wait <= 0) return;
    const timer = setTimeout(() => setNow(new Date().toISOString()), wait);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}
