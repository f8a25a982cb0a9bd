/** The certificate of leaving, and the e-mail that brings it. Only the file says what it is about. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { retention } from '#contract/retention.ts';
import { onDay, onDayAt } from './document-days.ts';
import { emailTextIn, type Language, type Letter, spoken } from './letter.ts';

const certificateDays = retention['leaving-certificate'].period.days;

type Words = { subject: string; text(phone: string): readonly string[] };
const certificateLetter: Record<Language, Words> = {
  nb: {
    subject: 'Bekreftelsen din fra Min side',
    text: (phone) => [
      'Det du ba om, er gjort, og det gjelder fra med en gang.',
      `Bekreftelsen ligger ved som PDF. Ta vare på den: Vi sletter vår egen om ${certificateDays} dager.`,
      `Var det ikke deg? Logg inn på Min side og skriv til oss med en gang, eller ring oss på ${phone}.`,
    ],
  },
  nn: {
    subject: 'Stadfestinga di frå Min side',
    text: (phone) => [
      'Det du bad om, er gjort, og det gjeld frå med ein gong.',
      `Stadfestinga ligg ved som PDF. Ta vare på fila: Vi slettar vår eiga om ${certificateDays} dagar.`,
      `Var det ikkje deg? Logg inn på Min side og skriv til oss med ein gong, eller ring oss på ${phone}.`,
    ],
  },
  en: {
    subject: 'Your certificate from Min side',
    text: (phone) => [
      'What you asked for is done, and it holds from now on.',
      `The certificate is attached as a PDF. Keep it: We delete ours in ${certificateDays} days.`,
      `Was it not you? Sign in on Min side and write to us at once, or call us on ${phone}.`,
    ],
  },
};

/** With the certificate attached. By e-mail only. @param phone of member service, E.164 */
export function leavingCertificateLetter(
  language: Language,
  phone: string,
): Pick<Letter, 'subject' | 'text'> {
  const { subject, text } = certificateLetter[language];
  return { subject, text: emailTextIn(language, text(spoken(phone))) };
}

type CertificateFacts = {
  name: string;
  number: string;
  /** First day as a member, `YYYY-MM-DD`. */
  joinedOn: string;
  leftAt: Date;
  reference: string;
  language: Language;
  /** Where it came in writing: then the day it came is the day the membership ended. */
  written?: { channel: 'letter' | 'email'; arrivedOn: string };
};
type Organisation = Pick<OrganisationProfile, 'name' | 'memberService'>;

const words = {
  nb: {
    title: 'Bekreftelse på utmelding',
    ended: (name: string, organisation: string, on: string) =>
      `${name} er ikke lenger medlem i ${organisation}. Medlemskapet ble avsluttet ${on}, og utmeldingen gjelder fra samme dag.`,
    labels: ['Navn', 'Medlemsnummer', 'Medlem fra', 'Meldt ut', 'Referanse'],
    how: 'Utmeldingen er gjort på Min side av medlemmet selv, etter innlogging.',
    written: {
      letter: (on: string) => `Utmeldingen kom i brev ${on}, og medlemsservice har registrert den.`,
      email: (on: string) => `Utmeldingen kom på e-post ${on}, og medlemsservice har registrert den.`,
    },
    deleted: (email: string) =>
      `Opplysningene om medlemskapet er slettet fra medlemsregisteret. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  nn: {
    title: 'Stadfesting på utmelding',
    ended: (name: string, organisation: string, on: string) =>
      `${name} er ikkje lenger medlem i ${organisation}. Medlemskapet blei avslutta ${on}, og utmeldinga gjeld frå same dag.`,
    labels: ['Namn', 'Medlemsnummer', 'Medlem frå', 'Meld ut', 'Referanse'],
    how: 'Utmeldinga er gjord på Min side av deg sjølv, etter innlogging.',
    written: {
      letter: (on: string) => `Utmeldinga kom i brev ${on}, og medlemsservice har registrert utmeldinga.`,
      email: (on: string) => `Utmeldinga kom på e-post ${on}, og medlemsservice har registrert utmeldinga.`,
    },
    deleted: (email: string) =>
      `Opplysningane om medlemskapet er sletta frå medlemsregisteret. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  en: {
    title: 'Certificate of the end of membership',
    ended: (name: string, organisation: string, on: string) =>
      `${name} is no longer a member of ${organisation}. The membership ended on ${on}, and the resignation holds from the same day.`,
    labels: ['Name', 'Membership number', 'Member since', 'Left', 'Reference'],
    how: 'The member ended the membership on Min side, after signing in.',
    written: {
      letter: (on: string) => `The resignation came by letter on ${on}, and member service has recorded it.`,
      email: (on: string) => `The resignation came by e-mail on ${on}, and member service has recorded it.`,
    },
    deleted: (email: string) =>
      `The information about the membership has been deleted from the register of members. If you have questions, write to ${email} and give the reference.`,
  },
} as const;

/** What the certificate says, for `platform/pdf-document`. */
export function leavingCertificate(
  { name: organisation, memberService }: Organisation,
  facts: CertificateFacts,
) {
  const { title, ended, labels, how, written, deleted } = words[facts.language];
  const { language } = facts;
  const arrivedOn = facts.written && onDay(facts.written.arrivedOn, language);
  const leftOn = arrivedOn ?? onDay(facts.leftAt, language);
  const leftAt = arrivedOn ?? onDayAt(facts.leftAt, language);
  const values = [facts.name, facts.number, onDay(facts.joinedOn, language), leftAt, facts.reference];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: ended(facts.name, organisation, leftOn) },
      { kind: 'facts', facts: labels.map((label, place) => [label, values[place] ?? ''] as const) },
      {
        kind: 'paragraph',
        text: facts.written && arrivedOn ? written[facts.written.channel](arrivedOn) : how,
      },
      { kind: 'paragraph', text: deleted(memberService.email) },
    ] as const,
  };
}

/** «Side 1 av 2». */
export const pageNumberWords = (page: number, pages: number, language: Language): string =>
  language === 'en' ? `Page ${page} of ${pages}` : `Side ${page} av ${pages}`;
