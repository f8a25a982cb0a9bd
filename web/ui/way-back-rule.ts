/** Where the one way back of a page leads: to the page above it, at the outermost to «Min side» or the start page. */
import type { PageAddress } from '#web/paths.ts';
import { wayBackTexts } from '#web/texts/way-back-texts.ts';

type Place = keyof typeof wayBackTexts.places;

/** Pages whose own address does not begin with that of the page above them. */
const above: readonly (readonly [RegExp, Place | null])[] = [
  // The desk has its tabs, and a case its own way to its queue. The first two are outermost.
  [/^\/(home|404|500)?$/, null],
  [/^\/medlemsservice\/./, null],
  [/^\/activities\/seremonier$/, '/home'],
  [/^\/(kvittering|kvittering-avtale)\/(?!aar\/)./, '/administrer-giveravtale'],
  [/^\/kvittering(-avtale)?$/, '/administrer-giveravtale'],
  [/^\/(lukkede-henvendelser|ny-henvendelse)$/, '/henvendelser'],
  [/^\/hefinn\/medlemskap-i-andre-samfunn$/, '/hefinn/mine-opplysninger'],
  [/^\/hefinn\/sjekk-svarene$/, '/hefinn/medlemskap-i-andre-samfunn'],
  [/^\/magasininn\/(les|artikkel)\//, '/magasininn/mine-opplysninger'],
  [/^\/registrere-barn$/, '/registrere-barn/bekreftelse'],
  [/^\/tillitsvalgt\/verv\//, '/tillitsvalgt'],
  // No longer a member, and perhaps no longer with a sign-in.
  [/^\/mine-opplysninger\/meld-meg-ut\/bekreftelse$/, '/home'],
];

/** The page that an address is below: the longest shorter address that has a name. */
function parentOf(pathname: string): { to: PageAddress; place: Place } {
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  if (parent === '') return { to: '/home', place: '/home' };
  const place = (Object.keys(wayBackTexts.places) as Place[]).find((one) =>
    RegExp(`^${one.replace(':id', '[^/]+')}$`).test(parent),
  );
  return place ? { to: parent as PageAddress, place } : parentOf(parent);
}

/**
 * @param pathname of the page on the screen
 * @param isSignedIn a visitor has no «Min side»
 * @returns null on the outermost pages, and where the desk has a way of its own
 */
export function wayBackFrom(
  pathname: string,
  isSignedIn: boolean,
): { to: PageAddress; words: string } | null {
  const address = pathname.replace(/(?<=.)\/$/, '');
  const special = above.find(([pages]) => pages.test(address));
  if (special?.[1] === null) return null;
  const { to, place } = special ? { to: special[1], place: special[1] } : parentOf(address);
  const outermost = isSignedIn ? '/home' : '/';
  return to === '/home'
    ? { to: outermost, words: wayBackTexts.words(wayBackTexts.places[outermost]) }
    : { to, words: wayBackTexts.words(wayBackTexts.places[place]) };
}
