/**
 * The page in an address of ours, as path, query and hash. A path that begins with two slashes, in whatever way they are
 * written, is the address of another host: in its place comes the start page.
 */
export function wantedPage(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return '/';
  const wanted = new URL(url, origin);
  const page = wanted.pathname + wanted.search + wanted.hash;
  const isOurs =
    wanted.origin === origin && URL.canParse(page, origin) && new URL(page, origin).origin === origin;
  return isOurs ? page : '/';
}
