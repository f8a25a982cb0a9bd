/** `/administrasjon/roller`, and the page of an invitation's link. */
import type { RoleInvitation, RoleOutcome } from '#contract/administration-endpoints.ts';
import type { PortalRole } from '#contract/portal-roles.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';

export const roleNames: Record<PortalRole, string> = {
  'member-service': 'Medlemsservice',
  supervisor: 'Arbeidsleder',
  treasurer: 'Økonomiansvarlig',
  'ceremony-coordinator': 'Seremonikoordinator',
  'magazine-editor': 'Redaktør av magasinet',
  administrator: 'Administrator',
};
const small = (role: PortalRole) => roleNames[role].toLowerCase();

export const rolesTexts = {
  title: 'Roller',
  lead: 'Hvem som har tilgang til hva, utenom vervene i lagene. Lederen av styret får listen på e-post hver måned.',
  list: 'De som har en rolle',
  opens: {
    'member-service': 'Køen, personene og arbeidslistene',
    supervisor: 'Retter også adresser som er skjermet, sammen med medlemsservice',
    treasurer: 'Regnskapet og skatterapporten, sammen med medlemsservice',
    'ceremony-coordinator': 'Påmeldingen til seremonier, og ikke resten av medlemsservice',
    'magazine-editor': 'Magasinutgavene og trykkefilen, og ikke resten av medlemsservice',
    administrator: 'Rollene og lagene',
  } satisfies Record<PortalRole, string>,
  you: (name: string) => `${name} (deg)`,
  end: 'Avslutt',
  endOf: (role: PortalRole, name: string) => `Avslutt ${small(role)} for ${name}`,
  endTitle: (role: PortalRole, name: string) => `Avslutte rollen ${small(role)} for ${name}?`,
  endText: 'Rollen slutter å gjelde med en gang. Skal personen ha den igjen, sender du en ny invitasjon.',
  ended: 'Rollen er avsluttet.',
  lastOne: 'Dette er den eneste administratoren. Inviter en til først.',
  cancel: 'Avbryt',
  waiting: 'Invitasjoner som ikke er tatt imot',
  states: {
    unconfirmed: 'Må bekreftes',
    sent: 'Sendt',
    expired: 'Gått ut',
  } satisfies Record<RoleInvitation['state'], string>,
  invitedBy: (name: string | null, when: string) =>
    name ? `Invitert av ${name} ${when}` : `Invitert ${when}`,
  because: (reason: string) => `Grunn: ${reason}`,
  needsSecond: 'En annen administrator må bekrefte før brevet sendes.',
  confirm: 'Bekreft og send brevet',
  confirmFor: (email: string) => `Bekreft og send brevet til ${email}`,
  confirmed: 'Invitasjonen er sendt.',
  withdraw: 'Trekk tilbake',
  withdrawFor: (email: string) => `Trekk tilbake invitasjonen til ${email}`,
  withdrawn: 'Invitasjonen er trukket tilbake.',
  invite: 'Inviter noen til en rolle',
  inviteText:
    'Personen får et brev med en lenke som gjelder i sju dager, og tar imot rollen etter innlogging i to steg. Ingen kan gi seg selv en rolle.',
  first:
    'Du er den eneste administratoren. Inviter en til først: Nye administratorer og økonomiansvarlige må bekreftes av to.',
  alone:
    'Administrator og økonomiansvarlig må bekreftes av to administratorer. Så lenge du er alene, legges den andre til på serveren: «npm run staff -- add HVEM --administrator --reason=…».',
  twoNeeded: 'Denne rollen må bekreftes av en annen administrator, og du er den eneste.',
  email: 'E-postadresse',
  role: 'Rolle',
  rolePlaceholder: 'Velg rolle',
  reason: 'Grunn',
  reasonHint: 'Står i loggen nederst på siden.',
  send: 'Send invitasjonen',
  sent: 'Invitasjonen er lagret.',
  log: 'Logg',
  noLog: 'Ingen endringer ennå.',
  logLine: {
    given: (name: string, role: PortalRole) => `${name} fikk rollen ${small(role)}`,
    ended: (name: string, role: PortalRole) => `Rollen ${small(role)} ble avsluttet for ${name}`,
  },
  by: (name: string) => `Av ${name}`,
  byOperator: (user: string) => `Av ${user} på serveren`,
  confirmedBy: (name: string) => `Bekreftet av ${name}`,
  earlier: 'Vis tidligere endringer',
  again: {
    title: 'Logg inn på nytt for å endre noe',
    text: 'Rollene kan bare endres rett etter innlogging. Du kommer tilbake hit.',
    button: 'Logg inn på nytt',
  },
};

const reason: FieldTexts = textFieldTexts('Skriv en grunn', 'Grunnen', { minimum: 3, maximum: 200 });
export const invitationFieldTexts: Record<'email' | 'role' | 'reason', FieldTexts> = {
  email: choiceTexts('Skriv en e-postadresse, for eksempel navn@eksempel.no'),
  role: choiceTexts('Velg en rolle'),
  reason,
};
export const endingFieldTexts: Record<'reason', FieldTexts> = { reason };

export const acceptanceTexts = {
  title: 'Du er invitert til en rolle',
  lead: 'Tar du imot, får du tilgang til det rollen åpner. Det du gjør i den, blir loggført med navnet ditt.',
  accept: 'Ta imot rollen',
  outcomes: {
    accepted: { title: 'Rollen er din', text: 'Den gjelder fra nå.' },
    gone: {
      title: 'Lenken virker ikke lenger',
      text: 'Den er brukt, trukket tilbake eller gått ut på dato. Be administratoren hos dere sende en ny.',
    },
    'other-address': {
      title: 'Invitasjonen er sendt til en annen adresse',
      text: 'Logg inn med e-postadressen som brevet kom til, og åpne lenken på nytt.',
    },
    own: {
      title: 'Du kan ikke gi deg selv en rolle',
      text: 'En annen administrator må invitere deg.',
    },
  } satisfies Record<RoleOutcome, { title: string; text: string }>,
  go: {
    'member-service': 'Til medlemsservice',
    supervisor: 'Til medlemsservice',
    treasurer: 'Til medlemsservice',
    'ceremony-coordinator': 'Til seremonipåmelding',
    'magazine-editor': 'Til magasinutgaver',
    administrator: 'Til administrasjon',
  } satisfies Record<PortalRole, string>,
};
