/** The certificates of the other choices: the account is deleted, giving is stopped, the magazine is stopped. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { onDayAt } from './document-days.ts';
import type { Language } from './letter.ts';

export type ChoiceCertificate = {
  kind: 'account' | 'giving' | 'magazine';
  name: string;
  at: Date;
  reference: string;
};
type Organisation = Pick<OrganisationProfile, 'name' | 'memberService'>;

type Words = Record<ChoiceCertificate['kind'], { title: string; text(organisation: string): string }> & {
  labels: readonly [name: string, from: string, reference: string];
  how(email: string): string;
};
const words: Record<Language, Words> = {
  nb: {
    account: {
      title: 'Bekreftelse på sletting av innlogging',
      text: (organisation) =>
        `Innloggingen til Min side hos ${organisation} er slettet. Opplysninger som bare hørte til innloggingen, er også slettet.`,
    },
    giving: {
      title: 'Bekreftelse på stoppet giveravtale',
      text: (organisation) =>
        `Giveravtalen med ${organisation} er stoppet. Det blir ikke trukket noe mer på den.`,
    },
    magazine: {
      title: 'Bekreftelse på stoppet magasin',
      text: (organisation) =>
        `Magasinet fra ${organisation} er stoppet. En utgave som allerede er sendt, kan likevel komme fram.`,
    },
    labels: ['Navn', 'Gjelder fra', 'Referanse'],
    how: (email) =>
      `Dette ble gjort på Min side etter innlogging. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  nn: {
    account: {
      title: 'Stadfesting på sletting av innlogging',
      text: (organisation) =>
        `Innlogginga til Min side hos ${organisation} er sletta. Opplysningar som berre høyrde til innlogginga, er òg sletta.`,
    },
    giving: {
      title: 'Stadfesting på stoppa givaravtale',
      text: (organisation) => `Givaravtalen med ${organisation} er stoppa. Vi trekkjer ikkje noko meir.`,
    },
    magazine: {
      title: 'Stadfesting på stoppa magasin',
      text: (organisation) =>
        `Magasinet frå ${organisation} er stoppa. Ei utgåve som allereie er send, kan likevel kome fram.`,
    },
    labels: ['Namn', 'Gjeld frå', 'Referanse'],
    how: (email) =>
      `Dette blei gjort på Min side etter innlogging. Har du spørsmål, skriv til ${email} og oppgi referansen.`,
  },
  en: {
    account: {
      title: 'Certificate of a deleted login',
      text: (organisation) =>
        `The login to Min side at ${organisation} is deleted. Information that belonged only to the login is deleted too.`,
    },
    giving: {
      title: 'Certificate of a stopped giving agreement',
      text: (organisation) =>
        `The giving agreement with ${organisation} is stopped. Nothing more will be drawn.`,
    },
    magazine: {
      title: 'Certificate of a stopped magazine',
      text: (organisation) =>
        `The magazine from ${organisation} is stopped. An issue that has already been sent may still arrive.`,
    },
    labels: ['Name', 'Holds from', 'Reference'],
    how: (email) =>
      `This was done on Min side after signing in. If you have questions, write to ${email} and give the reference.`,
  },
};

/** What the certificate says, for `platform/pdf-document`. */
export function choiceCertificate(
  { name: organisation, memberService }: Organisation,
  facts: ChoiceCertificate,
  language: Language,
) {
  const { labels, how, [facts.kind]: certificate } = words[language];
  const { title, text } = certificate;
  const values = [facts.name, onDayAt(facts.at, language), facts.reference];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: text(organisation) },
      { kind: 'facts', facts: labels.map((label, place) => [label, values[place] ?? ''] as const) },
      { kind: 'paragraph', text: how(memberService.email) },
    ] as const,
  };
}
