/**
 * Cookie names with the prefix `__Host-`: the browser then takes the cookie only from this very host, over https and for
 * the whole of it, so that no neighbouring domain can plant a sign-in of its own. The provider scopes its cookies by
 * path, which the prefix forbids; what the path said (which sign-in it is about) is in the name instead.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const prefix = '__Host-';
/** The names as the provider knows them. */
export const cookieNames = {
  session: 'idp_session',
  interaction: 'idp_interaction',
  resume: 'idp_resume',
} as const;

/** Begun sign-ins that a browser keeps at once. Older ones are dropped, so that the header does not grow. */
const keptSignIns = 6;
const outward = /^(idp_session|idp_interaction|idp_resume)(\.sig)?=/;
const inward = /^__Host-(idp_(?:session|interaction|resume))(?:\.([\w-]+?))?(\.sig)?=(.*)$/s;

const pairsIn = (header: string) => header.split(/;\s*/).filter(Boolean);
const expired = (name: string) =>
  `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; httponly; samesite=lax; secure`;

/** A line of `set-cookie` as the browser is to have it. */
function outgoing(line: string): string {
  const [, name, signature = ''] = outward.exec(line) ?? [];
  if (!name) return line;
  const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
  const signIn = name === cookieNames.session ? '' : `.${path.split('/').at(-1)}`;
  return line
    .replace(`${name}${signature}=`, `${prefix}${name}${signIn}${signature}=`)
    .replace(/;\s*path=[^;]*/i, '; path=/');
}

/** Only what the address of this request is about: one browser may have several sign-ins begun. */
function incoming(header: string, url: string): string {
  const parts = new Set((url.split('?')[0] ?? '').split('/'));
  return pairsIn(header)
    .flatMap((pair) => {
      const found = inward.exec(pair);
      if (!found) return outward.test(pair) ? [] : [pair];
      const [, name, signIn, signature = '', value] = found;
      return signIn === undefined || parts.has(signIn) ? [`${name}${signature}=${value}`] : [];
    })
    .join('; ');
}

/** The names of older sign-ins, begun first: a browser sends them in that order. */
function tooMany(header: string): string[] {
  const names = pairsIn(header).map((pair) => pair.split('=', 1)[0] ?? '');
  const signIns = [
    ...new Set(names.flatMap((name) => /^__Host-idp_resume\.([\w-]+)$/.exec(name)?.[1] ?? [])),
  ];
  const old = new Set(signIns.slice(0, Math.max(0, signIns.length - keptSignIns + 1)));
  return names.filter((name) => old.has(/^__Host-idp_\w+\.([\w-]+?)(\.sig)?$/.exec(name)?.[1] ?? ''));
}

/** Puts the names into a request before the provider reads it. */
export function readHostCookies(request: IncomingMessage): void {
  const { cookie } = request.headers;
  if (cookie) request.headers.cookie = incoming(cookie, request.url ?? '');
}

/** Puts them into the answer whenever the provider sets a cookie. @param sent the request's cookies as they came */
export function writeHostCookies(response: ServerResponse, sent: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie') return setHeader(name, value);
    const lines = [value].flat().map((line) => outgoing(String(line)));
    const begins = lines.some(
      (line) => line.startsWith(`${prefix}${cookieNames.resume}.`) && !/1970/.test(line),
    );
    return setHeader(name, begins ? [...new Set([...lines, ...tooMany(sent).map(expired)])] : lines);
  };
}
