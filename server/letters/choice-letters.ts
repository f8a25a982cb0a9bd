/** The certificates of the other choices: the account is deleted, giving is stopped, the magazine is stopped. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { onDayAt } from './document-days.ts';

export type ChoiceCertificate = {
  kind: 'account' | 'giving' | 'magazine';
  name: string;
  at: Date;
  reference: string;
};
type Organisation = Pick<OrganisationProfile, 'name' | 'memberService'>;

const words = {
  account: {
    title: 'Bekreftelse på sletting av innlogging',
    text: (organisation: string) =>
      `Innloggingen til Min side hos ${organisation} er slettet. Opplysninger som bare hørte til innloggingen, er også slettet.`,
  },
  giving: {
    title: 'Bekreftelse på stoppet giveravtale',
    text: (organisation: string) =>
      `Giveravtalen med ${organisation} er stoppet. Det blir ikke trukket noe mer på den.`,
  },
  magazine: {
    title: 'Bekreftelse på stoppet magasin',
    text: (organisation: string) =>
      `Magasinet fra ${organisation} er stoppet. En utgave som allerede er sendt, kan likevel komme fram.`,
  },
};

/** What the certificate says, for `platform/pdf-document`. */
export function choiceCertificate(
  { name: organisation, memberService }: Organisation,
  facts: ChoiceCertificate,
) {
  const { title, text } = words[facts.kind];
  return {
    title,
    fileName: `${title}.pdf`,
    blocks: [
      { kind: 'paragraph', text: text(organisation) },
      {
        kind: 'facts',
        facts: [
          ['Navn', facts.name],
          ['Gjelder fra', onDayAt(facts.at)],
          ['Referanse', facts.reference],
        ] as const,
      },
      {
        kind: 'paragraph',
        text: `Dette ble gjort på Min side etter innlogging. Har du spørsmål, skriv til ${memberService.email} og oppgi referansen.`,
      },
    ] as const,
  };
}
