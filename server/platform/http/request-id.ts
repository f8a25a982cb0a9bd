/** The id that follows a request through our log, its jobs and their letters. */
import { randomUUID } from 'node:crypto';

/** 32 hexadecimal digits, as nginx and Caddy make them: what could be no other than an id. */
const id = /^(?=[-\da-f]{32,36}$)[\da-f]{8}(?:-?[\da-f]{4}){4}[\da-f]{8}$/;

/** The proxy's own id where there is one, so that a line of its log is found in ours. @param proxies how many of ours are in front */
export const requestIdOf = (
  { headers }: { headers: Record<string, string | string[] | undefined> },
  proxies: number,
): string => {
  const said = String(headers['x-request-id']);
  return proxies > 0 && id.test(said) ? said : randomUUID();
};
