/** In nynorsk. */
import type { CheckState, GoingLiveCheck } from '#contract/setup-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const goingLiveTexts = {
  title: 'Før de opnar',
  lead: 'Det som bør vere på plass før medlemmene slepp inn. Det som gjer mest skade om det manglar, står øvst.',
  list: 'Det som er kontrollert',
  sum: (ok: number, all: number) => `${ok} av ${all} er i orden.`,
  again: 'Kontroller på nytt',
  states: {
    ok: 'I orden',
    look: 'Bør sjekkast',
    missing: 'Manglar',
    unknown: 'Ikkje kontrollert',
  } satisfies Record<CheckState, string>,
  unknown: 'Vi fekk ikkje svar frå namnetenaren (DNS). Prøv igjen om litt.',
};

export type CheckId = GoingLiveCheck['id'] | 'sender-owner';
type CheckText = { title: string; why: string; todo: string };
export const checkTexts: Record<CheckId, CheckText> = {
  profile: {
    title: 'Organisasjonsprofilen',
    why: 'Sidene, breva og dokumenta viser namnet og adressene til ein oppdikta organisasjon.',
    todo: 'Skriv inn dykkar eigne opplysningar under «Profilen til organisasjonen», la ein annan administrator publisere dei, og start portalen på nytt.',
  },
  'sender-owner': {
    title: 'Domenet e-posten kjem frå',
    why: 'Det er verken domenet til portalen eller dykkar eige. Då kan lesarane tru at e-posten er svindel.',
    todo: 'Skriv inn ei avsendaradresse på dykkar eige domene under «Profilen til organisasjonen».',
  },
  spf: {
    title: 'E-post: SPF',
    why: 'Utan ei SPF-oppføring som seier kva tenarar som sender for dykk, hamnar breva i søppelposten.',
    todo: 'Be den som styrer domenet, leggje inn éi SPF-oppføring med tenarane som sender for dykk. Ho skal slutte på -all eller ~all.',
  },
  dkim: {
    title: 'E-post: DKIM',
    why: 'Utan signatur kan ikkje mottakaren sjå at brevet kjem frå dykk og er uendra.',
    todo: 'Set DKIM_KEY og DKIM_SELECTOR, og legg den offentlege nøkkelen i DNS. Dersom e-posttenaren signerer sjølv, treng de ikkje å gjere noko her.',
  },
  dmarc: {
    title: 'E-post: DMARC',
    why: 'Utan DMARC kan andre sende e-post som ser ut til å kome frå dykk.',
    todo: 'Legg inn ei DMARC-oppføring i DNS med p=quarantine eller p=reject.',
  },
  'public-address': {
    title: 'Offentleg adresse',
    why: 'Utan HTTPS kan andre lese det som blir sendt mellom medlemmen og portalen.',
    todo: 'Set PUBLIC_ORIGIN til adressa medlemmene bruker. Ho må byrje med https.',
  },
  keys: {
    title: 'Nøklane',
    why: 'Hemmelegheita ligg i datamappa. Blir mappa borte, kan ingen lese det som er forsegla i databasen.',
    todo: 'Ta vare på ein kopi av hemmelegheita ein annan stad enn tryggingskopiane, og set SECRET.',
  },
  numbers: {
    title: 'Fødselsnummer',
    why: 'Portalen tek berre imot testnummer. Ingen kan melde seg inn med sitt eige.',
    todo: 'Set FODSELSNUMMER_SERIES=real.',
  },
  'strong-sign-in': {
    title: 'Innlogging i to steg',
    why: 'Tillitsvalde og tilsette ser opplysningane til andre etter éin kode på e-post eller SMS.',
    todo: 'Set IDENTITY_STRONG_SIGN_IN, til dømes til amr=mfa.',
  },
  administrators: {
    title: 'To administratorar',
    why: 'Nye administratorar og økonomiansvarlege må stadfestast av to. Med berre éin stoppar det, og ingen kan ta over.',
    todo: 'Inviter ein administrator til under «Roller».',
  },
  'mail-test': {
    title: 'E-post kjem fram',
    why: 'Ingen har testa om e-post frå portalen kjem fram. Kodar og brev går den vegen.',
    todo: 'Send ei prøve til deg sjølv under «Set opp Min side» (/administrasjon/i-gang), og skriv koden.',
  },
  'sms-test': {
    title: 'SMS kjem fram',
    why: 'Ingen har testa om SMS frå portalen kjem fram. Mange loggar inn med ein kode på telefonen.',
    todo: 'Send ei prøve til deg sjølv under «Set opp Min side» (/administrasjon/i-gang), og skriv koden.',
  },
  'mail-reports': {
    title: 'E-post som kjem i retur',
    why: 'Portalen får ikkje vite om brev som ikkje kjem fram.',
    todo: 'Set MAIL_REPORT_TOKEN, og la e-posttenaren levere meldingar om retur.',
  },
  vipps: {
    title: 'Vipps',
    why: 'Inga betaling har gått heile vegen fram til ei kvittering. Feil her merkar ein først når medlemmer skal betale.',
    todo: 'Set opp avtalen med Vipps, og gi ei gåve på nokre kroner sjølv. Skal de ikkje bruke Vipps, kan de la dette stå.',
  },
  bank: {
    title: 'Avtalen med banken',
    why: 'Utan avtale om AvtaleGiro kan ingen gi fast frå banken.',
    todo: 'Skriv avtalen inn i organisasjonsprofilen, og set GIRO_DIR. Skal de ikkje bruke AvtaleGiro, kan de la dette stå.',
  },
  'privacy-officer': {
    title: 'Personvernombod',
    why: 'Den som behandlar opplysningar om livssyn i stort omfang, skal ha eit personvernombod (personvernforordninga artikkel 37).',
    todo: 'Skriv namnet inn under «Profilen til organisasjonen», «Kontakt».',
  },
  units: {
    title: 'Lag og område',
    why: 'Medlemmer i kommunar utan lokallag må velje lag sjølve.',
    todo: 'Gi kvart lokallag kommunane sine under «Lag og område».',
  },
};
export type Complete = Whole<
  Compared<typeof import('./going-live-texts.ts'), typeof import('./going-live-texts.nn.ts')>
>;
