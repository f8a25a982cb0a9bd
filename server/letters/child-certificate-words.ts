/** The certificate that a child is no longer registered. Only the file says what it is about. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { onDay, onDayAt } from './document-days.ts';
import type { Language } from './letter.ts';

export type ChildCertificateFacts = {
  name: string;
  bornYear: number;
  /** `YYYY-MM-DD`; null where the second guardian had not said yes. */
  registeredOn: string | null;
  endedAt: Date;
  reference: string;
};

type Words = {
  title: string;
  ended(name: string, organisation: string, on: string): string;
  labels: readonly [name: string, born: string, registered: string, ended: string, reference: string];
  never: string;
  deleted(email: string): string;
};
const words: Record<Language, Words> = {
  nb: {
    title: 'Bekreftelse på avsluttet registrering',
    ended: (name, organisation, on) =>
      `${name} er ikke registrert i ${organisation}. Registreringen ble avsluttet ${on}, og det gjelder fra samme dag.`,
    labels: ['Barnets navn', 'Født', 'Registrert', 'Avsluttet', 'Referanse'],
    never: 'Registreringen ble aldri fullført',
    deleted: (email) =>
      `Opplysningene om barnet er slettet fra registeret, bortsett fra det vi trenger hvis staten vil kontrollere den offentlige støtten. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  nn: {
    title: 'Stadfesting på avslutta registrering',
    ended: (name, organisation, on) =>
      `${name} er ikkje registrert i ${organisation}. Registreringa blei avslutta ${on}, og det gjeld frå same dag.`,
    labels: ['Namnet på barnet', 'Fødd', 'Registrert', 'Avslutta', 'Referanse'],
    never: 'Registreringa blei aldri fullført',
    deleted: (email) =>
      `Opplysningane om barnet er sletta frå registeret, bortsett frå det vi treng om staten vil kontrollere den offentlege støtta. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  en: {
    title: 'Certificate of an ended registration',
    ended: (name, organisation, on) =>
      `${name} is not registered in ${organisation}. The registration ended on ${on}, and this holds from the same day.`,
    labels: ['Name of the child', 'Born', 'Registered', 'Ended', 'Reference'],
    never: 'The registration was never completed',
    deleted: (email) =>
      `The information about the child has been deleted from the register, except what we need if the state wants to check the public grant. If you have questions, write to ${email} and give the reference.`,
  },
};

/** What the certificate says, for `platform/pdf-document`. */
export function childCertificate(
  { name: organisation, memberService }: Pick<OrganisationProfile, 'name' | 'memberService'>,
  { name, bornYear, registeredOn, endedAt, reference }: ChildCertificateFacts,
  language: Language,
) {
  const { title, ended, labels, never, deleted } = words[language];
  const registered = registeredOn ? onDay(registeredOn, language) : never;
  const values = [name, String(bornYear), registered, onDayAt(endedAt, language), reference];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: ended(name, organisation, onDay(endedAt, language)) },
      { kind: 'facts', facts: labels.map((label, place) => [label, values[place] ?? ''] as const) },
      { kind: 'paragraph', text: deleted(memberService.email) },
    ] as const,
  };
}
