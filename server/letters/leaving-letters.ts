/** The certificate of leaving, and the e-mail that brings it. Only the file says what it is about. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { emailText, type Letter } from './letter.ts';

/** With the certificate attached. By e-mail only. */
export const leavingCertificateLetter = (): Pick<Letter, 'subject' | 'text'> => ({
  subject: 'Bekreftelsen din fra Min side',
  text: emailText(
    'Det du ba om, er gjort, og det gjelder fra med en gang.',
    'Bekreftelsen ligger ved som PDF. Ta vare på den: Vi sletter vår egen om to uker.',
    'Var det ikke deg? Logg inn på Min side og skriv til oss med en gang, eller ring oss.',
  ),
});

const day = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  hour: 'numeric',
  minute: '2-digit',
});

/** What the certificate says, for `platform/pdf-document`. @param facts.joinedOn first day as a member, `YYYY-MM-DD` */
export function leavingCertificate(
  organisation: Pick<OrganisationProfile, 'name' | 'memberService'>,
  facts: { name: string; number: string; joinedOn: string; leftAt: Date; reference: string },
) {
  const { name, memberService } = organisation;
  const leftOn = day.format(facts.leftAt);
  return {
    title: 'Bekreftelse på utmelding',
    fileName: 'Bekreftelse på utmelding.pdf',
    blocks: [
      {
        kind: 'paragraph' as const,
        text: `${facts.name} er ikke lenger medlem av ${name}. Medlemskapet ble avsluttet ${leftOn}, og utmeldingen gjelder fra samme dag.`,
      },
      {
        kind: 'facts' as const,
        facts: [
          ['Navn', facts.name],
          ['Medlemsnummer', facts.number],
          ['Medlem fra', day.format(new Date(`${facts.joinedOn}T12:00:00Z`))],
          ['Meldt ut', `${leftOn} kl. ${time.format(facts.leftAt).replace(':', '.')}`],
          ['Referanse', facts.reference],
        ] as const,
      },
      {
        kind: 'paragraph' as const,
        text: 'Utmeldingen er gjort på Min side av medlemmet selv, etter innlogging.',
      },
      {
        kind: 'paragraph' as const,
        text: `Opplysningene om medlemskapet er slettet fra medlemsregisteret. Har du spørsmål, skriv til ${memberService.email} og oppgi referansen.`,
      },
    ],
  };
}

/** «Side 1 av 2». */
export const pageNumberWords = (page: number, pages: number): string => `Side ${page} av ${pages}`;
