/** Files of an old system that are wrong or made to do harm, by the kind they say they are. */
import type { MoveInKindId } from '#contract/move-in-values.ts';

const gift = 'Bilag;Giver;Dato;Beløp';
const kid = 'KID;Giver;Beløp;Trekkdag;Neste trekk';
const vipps = 'Avtale-ID;Giver;Beløp;Dag;Neste trekk';
const giver = 'Kontakt-ID;Fornavn;Etternavn;Født;E-post';
const member = 'Medlemsnummer;Fornavn;Etternavn;Født;Innmeldt';
const consent = 'Medlemsnummer;Formål;Gitt;Dato;Ordlyd';
const office = 'Medlemsnummer;Lag;Verv;Fra;Til';
const paper = 'Medlemsnummer;Betalt til';

/** `refused`: the file as a whole. `no row`: the file is read, and each of its rows is refused with its line. */
export type HostileMoveIn = [
  what: string,
  kind: MoveInKindId,
  outcome: 'refused' | 'no row',
  content: string | Buffer,
];

export const hostileMoveIns: readonly HostileMoveIn[] = [
  ['an empty file', 'gifts', 'refused', ''],
  ['headings and nothing more', 'gifts', 'refused', gift],
  ['no headings', 'gifts', 'refused', 'B1;100000;01.02.2025;250\nB2;100000;01.02.2025;250'],
  ['headings of another kind', 'gifts', 'refused', `${giver}\nG1;Ada;Lov;;`],
  ['a needed column is missing', 'avtalegiro', 'refused', 'KID;Giver;Beløp;Trekkdag\n1;100000;250;15'],
  ['headings in the second row', 'givers', 'refused', `Eksport fra i går\n${giver}\nG1;Ada;Lov;;`],
  ['UTF-16', 'gifts', 'refused', Buffer.from(`${gift}\nB1;100000;01.02.2025;250`, 'utf16le')],
  ['zeros between the letters', 'gifts', 'refused', `${gift}\nB1\u0000;100000;01.02.2025;250`],
  ['a picture', 'givers', 'refused', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a PDF', 'givers', 'refused', '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
  ['a page of the web', 'givers', 'refused', '<!doctype html><table><tr><td>Fornavn</td></tr></table>'],
  ['JSON', 'givers', 'refused', '[{"Fornavn":"Ada","Etternavn":"Lov"}]'],
  ['a million columns', 'gifts', 'refused', `${gift}${';x'.repeat(1_000_000)}\nB1;100000;01.02.2025;250`],
  [
    'a row of a million cells',
    'gifts',
    'refused',
    `${gift}\nB1;100000;01.02.2025;250${';x'.repeat(1_000_000)}`,
  ],
  ['a cell of a megabyte', 'givers', 'refused', `${giver}\nG1;${'A'.repeat(1_000_000)};Lov;;`],
  [
    'a quotation mark that never ends',
    'givers',
    'refused',
    `${giver}\nG1;"Ada;Lov;;\n${'G2;Bo;Lov;;\n'.repeat(30_000)}`,
  ],
  ['a formula for a key', 'gifts', 'no row', `${gift}\n=1+1;100000;01.02.2025;250`],
  ['a command for a key', 'givers', 'no row', `${giver}\n=cmd|'/c calc'!A0;Ada;Lov;;`],
  ['a link for a name', 'givers', 'no row', `${giver}\nG1;=HYPERLINK("https://x.example");Lov;;`],
  ['script for a name', 'givers', 'no row', `${giver}\nG1;<script>alert(1)</script>;Lov;;`],
  ['SQL for a name', 'givers', 'no row', `${giver}\nG1;x'); drop table person; --;Lov;;`],
  ['letters turned around', 'givers', 'no row', `${giver}\nG1;Ada\u202e;Lov;;`],
  [
    'an address with a line break',
    'givers',
    'no row',
    `${giver}\nG1;Ada;Lov;;"ada@x.example\nBcc: all@x.example"`,
  ],
  ['two e-mail addresses in one', 'givers', 'no row', `${giver}\nG1;Ada;Lov;;ada@x.example,bo@x.example`],
  ['born tomorrow', 'givers', 'no row', `${giver}\nG1;Ada;Lov;31.12.2099;`],
  ['born on 31 February', 'givers', 'no row', `${giver}\nG1;Ada;Lov;31.02.1990;`],
  ['a year of two digits', 'givers', 'no row', `${giver}\nG1;Ada;Lov;01.02.90;`],
  ['an American day', 'givers', 'no row', `${giver}\nG1;Ada;Lov;12/31/1990;`],
  ['name and key are swapped', 'givers', 'no row', `${giver}\nAda Lov;G1;Lov;;`],
  ['day and amount are swapped', 'gifts', 'no row', `${gift}\nB1;100000;250;01.02.2025`],
  ['key and giver are swapped', 'gifts', 'no row', `${gift}\n100000;B1;01.02.2025;250`],
  ['a negative amount', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2025;-250`],
  ['nothing for an amount', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2025;0`],
  ['an amount in words', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2025;to hundre`],
  ['an amount with an exponent', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2025;1e9`],
  ['more than all gifts together', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2025;99999999999`],
  ['a gift of tomorrow', 'gifts', 'no row', `${gift}\nB1;100000;01.02.2199;250`],
  ['a gift of the last century', 'gifts', 'no row', `${gift}\nB1;100000;01.02.1999;250`],
  ['a serial number for a day', 'gifts', 'no row', `${gift}\nB1;100000;45689;250`],
  ['a giver who is not here', 'gifts', 'no row', `${gift}\nB1;999998;01.02.2025;250`],
  ['a row that was cut off', 'gifts', 'no row', `${gift}\nB1;1000`],
  ['the check digit is wrong', 'avtalegiro', 'no row', `${kid}\n1000000000001;100000;250;15;15.12.2199`],
  ['letters for a KID', 'avtalegiro', 'no row', `${kid}\nabcdefghijklm;100000;250;15;15.12.2199`],
  ['drawn on day 32', 'vipps', 'no row', `${vipps}\nagr_AAAA;100000;250;32;15.12.2199`],
  ['drawn on day 0', 'vipps', 'no row', `${vipps}\nagr_AAAA;100000;250;0;15.12.2199`],
  ['drawn yesterday', 'vipps', 'no row', `${vipps}\nagr_AAAA;100000;250;15;15.12.2020`],
  ['a path for an agreement', 'vipps', 'no row', `${vipps}\n../../charges;100000;250;15;15.12.2199`],
  ['a child for a member', 'members', 'no row', `${member}\n399001;Ada;Lov;01.01.2020;01.01.2021`],
  ['a member before the birth', 'members', 'no row', `${member}\n399001;Ada;Lov;01.01.1980;01.01.1970`],
  ['seven digits for a member', 'members', 'no row', `${member}\n3990010;Ada;Lov;01.01.1980;01.01.2000`],
  ['a consent without its words', 'consents', 'no row', `${consent}\n100000;Nyheter e-post;ja;01.02.2020;`],
  [
    'perhaps for a consent',
    'consents',
    'no row',
    `${consent}\n100000;Nyheter e-post;kanskje;01.02.2020;2020`,
  ],
  ['a consent to something else', 'consents', 'no row', `${consent}\n100000;Salg;ja;01.02.2020;2020`],
  ['a consent of tomorrow', 'consents', 'no row', `${consent}\n100000;Nyheter e-post;ja;01.02.2199;2020`],
  [
    'an office of a unit that is not there',
    'offices',
    'no row',
    `${office}\n100000;Atlantis lokallag;Leder;01.01.2026;01.01.2199`,
  ],
  [
    'an office that is none',
    'offices',
    'no row',
    `${office}\n100000;Oslo lokallag;Keiser;01.01.2026;01.01.2199`,
  ],
  [
    'an office that ends before it begins',
    'offices',
    'no row',
    `${office}\n100000;Oslo lokallag;Leder;01.01.2199;01.01.2198`,
  ],
  [
    'an office that is over',
    'offices',
    'no row',
    `${office}\n100000;Oslo lokallag;Leder;01.01.2010;01.01.2012`,
  ],
  ['a subscription that is over', 'magazine', 'no row', `${paper}\n100000;01.01.2012`],
  ['for ever for a day', 'magazine', 'no row', `${paper}\n100000;alltid`],
];
