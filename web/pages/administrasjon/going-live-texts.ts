/** `/administrasjon/kontroll`. */
import type { CheckState, GoingLiveCheck } from '#contract/setup-endpoints.ts';

export const goingLiveTexts = {
  title: 'Før dere åpner',
  lead: 'Det som bør være på plass før medlemmene slipper inn. Det som gjør mest skade hvis det mangler, står øverst.',
  list: 'Det som er kontrollert',
  sum: (ok: number, all: number) => `${ok} av ${all} er i orden.`,
  again: 'Kontroller på nytt',
  states: {
    ok: 'I orden',
    look: 'Bør sjekkes',
    missing: 'Mangler',
    unknown: 'Ikke kontrollert',
  } satisfies Record<CheckState, string>,
  unknown: 'Vi fikk ikke svar fra navnetjeneren (DNS). Prøv igjen om litt.',
};

export type CheckId = GoingLiveCheck['id'] | 'sender-owner';
type CheckText = { title: string; why: string; todo: string };
export const checkTexts: Record<CheckId, CheckText> = {
  profile: {
    title: 'Organisasjonsprofilen',
    why: 'Sidene, brevene og dokumentene viser navnet og adressene til en oppdiktet organisasjon.',
    todo: 'Skriv inn deres egne opplysninger under «Organisasjonens profil», la en annen administrator publisere dem, og start portalen på nytt.',
  },
  'sender-owner': {
    title: 'Domenet e-posten kommer fra',
    why: 'Det er verken domenet til portalen eller deres eget. Da kan leserne tro at e-posten er svindel.',
    todo: 'Skriv inn en avsenderadresse på deres eget domene under «Organisasjonens profil».',
  },
  spf: {
    title: 'E-post: SPF',
    why: 'Uten en SPF-oppføring som sier hvilke tjenere som sender for dere, havner brevene i søppelposten.',
    todo: 'Be den som styrer domenet, legge inn én SPF-oppføring med tjenerne som sender for dere. Den skal slutte på -all eller ~all.',
  },
  dkim: {
    title: 'E-post: DKIM',
    why: 'Uten signatur kan ikke mottakeren se at brevet kommer fra dere og er uendret.',
    todo: 'Sett DKIM_KEY og DKIM_SELECTOR, og legg den offentlige nøkkelen i DNS. Hvis e-posttjeneren signerer selv, trenger dere ikke å gjøre noe her.',
  },
  dmarc: {
    title: 'E-post: DMARC',
    why: 'Uten DMARC kan andre sende e-post som ser ut til å komme fra dere.',
    todo: 'Legg inn en DMARC-oppføring i DNS med p=quarantine eller p=reject.',
  },
  'public-address': {
    title: 'Offentlig adresse',
    why: 'Uten HTTPS kan andre lese det som sendes mellom medlemmet og portalen.',
    todo: 'Sett PUBLIC_ORIGIN til adressen medlemmene bruker. Den må begynne med https.',
  },
  keys: {
    title: 'Nøklene',
    why: 'Hemmeligheten ligger i datamappen. Blir mappen borte, kan ingen lese det som er forseglet i databasen.',
    todo: 'Oppbevar en kopi av hemmeligheten et annet sted enn sikkerhetskopiene, og sett SECRET.',
  },
  numbers: {
    title: 'Fødselsnumre',
    why: 'Portalen tar bare imot testnumre. Ingen kan melde seg inn med sitt eget.',
    todo: 'Sett FODSELSNUMMER_SERIES=real.',
  },
  'strong-sign-in': {
    title: 'Innlogging i to steg',
    why: 'Tillitsvalgte og ansatte ser andres opplysninger etter én kode på e-post eller SMS.',
    todo: 'Sett IDENTITY_STRONG_SIGN_IN, for eksempel til amr=mfa.',
  },
  administrators: {
    title: 'To administratorer',
    why: 'Nye administratorer og økonomiansvarlige må bekreftes av to. Med bare én stopper det, og ingen kan overta.',
    todo: 'Inviter en administrator til under «Roller».',
  },
  'mail-test': {
    title: 'E-post kommer fram',
    why: 'Ingen har testet om e-post fra portalen kommer fram. Koder og brev går den veien.',
    todo: 'Send en prøve til deg selv under «Sett opp Min side» (/administrasjon/i-gang), og skriv koden.',
  },
  'sms-test': {
    title: 'SMS kommer fram',
    why: 'Ingen har testet om SMS fra portalen kommer fram. Mange logger inn med en kode på telefonen.',
    todo: 'Send en prøve til deg selv under «Sett opp Min side» (/administrasjon/i-gang), og skriv koden.',
  },
  'mail-reports': {
    title: 'E-post som kommer i retur',
    why: 'Portalen får ikke vite om brev som ikke kommer fram.',
    todo: 'Sett MAIL_REPORT_TOKEN, og la e-posttjeneren levere meldinger om retur.',
  },
  vipps: {
    title: 'Vipps',
    why: 'Ingen betaling har gått hele veien fram til en kvittering. Feil her merkes først når medlemmer skal betale.',
    todo: 'Sett opp avtalen med Vipps, og gi en gave på noen kroner selv. Skal dere ikke bruke Vipps, kan dere la dette stå.',
  },
  bank: {
    title: 'Avtalen med banken',
    why: 'Uten avtale om AvtaleGiro kan ingen gi fast fra banken.',
    todo: 'Skriv avtalen inn i organisasjonsprofilen, og sett GIRO_DIR. Skal dere ikke bruke AvtaleGiro, kan dere la dette stå.',
  },
  'privacy-officer': {
    title: 'Personvernombud',
    why: 'Den som behandler opplysninger om livssyn i stort omfang, skal ha et personvernombud (personvernforordningen artikkel 37).',
    todo: 'Skriv navnet inn under «Organisasjonens profil», «Kontakt».',
  },
  units: {
    title: 'Lag og områder',
    why: 'Medlemmer i kommuner uten lokallag må velge lag selv.',
    todo: 'Gi hvert lokallag kommunene sine under «Lag og områder».',
  },
};
