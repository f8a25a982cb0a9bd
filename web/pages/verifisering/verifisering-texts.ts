import { nameLimits, remarkLimits } from '#contract/verification-endpoints.ts';
import { type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const wholeDate = 'Skriv fødselsdatoen med dag, måned og år, slik: 17.05.1984';

export const texts = {
  title: 'Bekreft hvem du er',
  lead: 'Her kobler du innloggingen din til medlemskapet du allerede har, og bekrefter at vi kan nå deg.',
  claim: {
    title: 'Er du allerede medlem?',
    text: 'Skriv navnet ditt slik det står i medlemskapet, og fødselsdatoen din. Vi leter bare blant dem som er registrert med e-posten eller telefonnummeret du logget inn med.',
    name: 'Navn',
    nameHint: 'Fornavn og etternavn',
    bornOn: 'Fødselsdato',
    bornOnHint: 'Dag, måned og år, for eksempel 17.05.1984',
    send: 'Finn medlemskapet mitt',
    notFound:
      'Vi kan ikke koble deg til et medlemskap med det du skrev. Sjekk navnet og fødselsdatoen. Har du logget inn her før med en annen e-postadresse eller et annet nummer, bruker du den innloggingen. Ellers kan du be oss lete for deg.',
    tooMany:
      'Du har prøvd mange ganger, så nå må du vente til i morgen. Haster det, kan du be oss lete for deg.',
  },
  proven: {
    title: 'Innloggingen din',
    text: (name: string) => `Innloggingen er koblet til ${name}.`,
    more: 'Deler du e-post eller telefon med noen som også er medlem? De kan koble seg til denne innloggingen på samme måte, og så velger dere hvem som er her.',
    show: 'Koble til en person til',
  },
  match: {
    show: 'Be oss lete for deg',
    title: 'Be oss lete for deg',
    text: `${service} leter i medlemsregisteret og svarer deg her på Min side. Målet er å svare innen ${formatCount(answerWithinDays, 'virkedag', 'virkedager')}.`,
    remark: 'Noe som kan hjelpe oss (valgfritt)',
    remarkHint: 'Et tidligere navn, en gammel adresse eller et medlemsnummer. Ikke skriv fødselsnummeret.',
    change: 'Endre navn eller fødselsdato',
    send: 'Send til oss',
  },
  contact: {
    title: 'E-post og telefon',
    text: 'Vi sender en kode som du skriver inn her. Da vet vi at meldingene våre når fram til deg.',
    none: 'Vi har verken e-post eller telefonnummer til deg.',
    email: 'E-post',
    phone: 'Telefon',
    verified: 'Bekreftet',
    verifiedOn: (when: string) => `Bekreftet ${when}`,
    notVerified: 'Ikke bekreftet',
    send: 'Send kode',
    sendTo: (contact: string) => `Send kode til ${contact}`,
    enter: 'Skriv inn koden',
    enterFor: (contact: string) => `Skriv inn koden til ${contact}`,
    done: (contact: string) => `Takk! ${contact} er bekreftet.`,
    wait: (when: string) => `Du kan få en ny kode ${when}.`,
  },
};

export const claimFieldTexts = {
  name: textFieldTexts('Skriv navnet ditt', 'Navnet', nameLimits),
  bornOn: {
    REQUIRED: 'Skriv fødselsdatoen din',
    TOO_SHORT: wholeDate,
    TOO_LONG: wholeDate,
    INVALID: wholeDate,
  },
} satisfies Record<string, FieldTexts>;

export const matchFieldTexts = {
  ...claimFieldTexts,
  remark: textFieldTexts('Skriv noe som kan hjelpe oss', 'Teksten', remarkLimits),
};
