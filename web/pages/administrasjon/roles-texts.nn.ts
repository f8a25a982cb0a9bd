/** In nynorsk. */
import type { RoleInvitation, RoleOutcome } from '#contract/administration-endpoints.ts';
import type { PortalRole } from '#contract/portal-roles.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const roleNames: Record<PortalRole, string> = {
  'member-service': 'Medlemsservice',
  supervisor: 'Arbeidsleiar',
  treasurer: 'Økonomiansvarleg',
  'ceremony-coordinator': 'Seremonikoordinator',
  'magazine-editor': 'Redaktør av magasinet',
  administrator: 'Administrator',
};
const small = (role: PortalRole) => roleNames[role].toLowerCase();

export const rolesTexts = {
  title: 'Roller',
  lead: 'Kven som har tilgang til kva, utanom verva i laga. Leiaren av styret får lista på e-post kvar månad.',
  list: 'Dei som har ei rolle',
  opens: {
    'member-service': 'Køen, personane og arbeidslistene',
    supervisor: 'Rettar òg adresser som er skjerma, saman med medlemsservice',
    treasurer: 'Rekneskapen og skatterapporten, saman med medlemsservice',
    'ceremony-coordinator': 'Påmeldinga til seremoniar, og ikkje resten av medlemsservice',
    'magazine-editor': 'Magasinutgåvene og trykkfila, og ikkje resten av medlemsservice',
    administrator: 'Rollene og laga',
  } satisfies Record<PortalRole, string>,
  you: (name: string) => `${name} (deg)`,
  end: 'Avslutt',
  endOf: (role: PortalRole, name: string) => `Avslutt ${small(role)} for ${name}`,
  endTitle: (role: PortalRole, name: string) => `Avslutte rolla ${small(role)} for ${name}?`,
  endText: 'Rolla sluttar å gjelde med ein gong. Skal personen ha ho igjen, sender du ein ny invitasjon.',
  ended: 'Rolla er avslutta.',
  lastOne: 'Dette er den einaste administratoren. Inviter ein til først.',
  cancel: 'Avbryt',
  waiting: 'Invitasjonar som ikkje er tekne imot',
  states: {
    unconfirmed: 'Må stadfestast',
    sent: 'Sendt',
    expired: 'Gått ut',
  } satisfies Record<RoleInvitation['state'], string>,
  invitedBy: (name: string | null, when: string) =>
    name ? `Invitert av ${name} ${when}` : `Invitert ${when}`,
  because: (reason: string) => `Grunn: ${reason}`,
  needsSecond: 'Ein annan administrator må stadfeste før brevet blir sendt.',
  confirm: 'Stadfest og send brevet',
  confirmFor: (email: string) => `Stadfest og send brevet til ${email}`,
  confirmed: 'Invitasjonen er send.',
  withdraw: 'Trekk tilbake',
  withdrawFor: (email: string) => `Trekk tilbake invitasjonen til ${email}`,
  withdrawn: 'Invitasjonen er trekt tilbake.',
  invite: 'Inviter nokon til ei rolle',
  inviteText:
    'Personen får eit brev med ei lenkje som gjeld i sju dagar, og tek imot rolla etter innlogging i to steg. Ingen kan gi seg sjølv ei rolle.',
  first:
    'Du er den einaste administratoren. Inviter ein til først: Nye administratorar og økonomiansvarlege må stadfestast av to.',
  alone:
    'Administrator og økonomiansvarleg må stadfestast av to administratorar. Så lenge du er åleine, blir den andre lagd til på serveren: «npm run staff -- add KVEN --administrator --reason=…».',
  twoNeeded: 'Denne rolla må stadfestast av ein annan administrator, og du er den einaste.',
  email: 'E-postadresse',
  role: 'Rolle',
  rolePlaceholder: 'Vel rolle',
  reason: 'Grunn',
  reasonHint: 'Står i loggen nedst på sida.',
  send: 'Send invitasjonen',
  sent: 'Invitasjonen er lagra.',
  log: 'Logg',
  noLog: 'Ingen endringar enno.',
  logLine: {
    given: (name: string, role: PortalRole) => `${name} fekk rolla ${small(role)}`,
    ended: (name: string, role: PortalRole) => `Rolla ${small(role)} blei avslutta for ${name}`,
  },
  by: (name: string) => `Av ${name}`,
  byOperator: (user: string) => `Av ${user} på serveren`,
  confirmedBy: (name: string) => `Stadfesta av ${name}`,
  earlier: 'Vis tidlegare endringar',
  again: {
    title: 'Logg inn på nytt for å endre noko',
    text: 'Rollene kan berre endrast rett etter innlogging. Du kjem tilbake hit.',
    button: 'Logg inn på nytt',
  },
};

const reason: FieldTexts = textFieldTexts('Skriv ein grunn', 'Grunnen', { minimum: 3, maximum: 200 });
export const invitationFieldTexts: Record<'email' | 'role' | 'reason', FieldTexts> = {
  email: choiceTexts('Skriv ei e-postadresse, til dømes namn@eksempel.no'),
  role: choiceTexts('Vel ei rolle'),
  reason,
};
export const endingFieldTexts: Record<'reason', FieldTexts> = { reason };

export const acceptanceTexts = {
  title: 'Du er invitert til ei rolle',
  lead: 'Tek du imot, får du tilgang til det rolla opnar. Det du gjer i rolla, blir loggført med namnet ditt.',
  accept: 'Ta imot rolla',
  outcomes: {
    accepted: { title: 'Rolla er di', text: 'Ho gjeld frå no.' },
    gone: {
      title: 'Lenkja verkar ikkje lenger',
      text: 'Ho er brukt, trekt tilbake eller gått ut på dato. Be administratoren hos dykk sende ei ny.',
    },
    'other-address': {
      title: 'Invitasjonen er send til ei anna adresse',
      text: 'Logg inn med e-postadressa som brevet kom til, og opne lenkja på nytt.',
    },
    own: {
      title: 'Du kan ikkje gi deg sjølv ei rolle',
      text: 'Ein annan administrator må invitere deg.',
    },
  } satisfies Record<RoleOutcome, { title: string; text: string }>,
  go: {
    'member-service': 'Til medlemsservice',
    supervisor: 'Til medlemsservice',
    treasurer: 'Til medlemsservice',
    'ceremony-coordinator': 'Til seremonipåmelding',
    'magazine-editor': 'Til magasinutgåver',
    administrator: 'Til administrasjon',
  } satisfies Record<PortalRole, string>,
};
export type Complete = Whole<
  Compared<typeof import('./roles-texts.ts'), typeof import('./roles-texts.nn.ts')>
>;
