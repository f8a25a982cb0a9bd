/** The certificate that a child is no longer registered. Only the file says what it is about. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { onDay, onDayAt } from './document-days.ts';

export type ChildCertificateFacts = {
  name: string;
  bornYear: number;
  /** `YYYY-MM-DD`; null where the second guardian had not said yes. */
  registeredOn: string | null;
  endedAt: Date;
  reference: string;
};

/** What the certificate says, for `platform/pdf-document`. */
export function childCertificate(
  { name: organisation, memberService }: Pick<OrganisationProfile, 'name' | 'memberService'>,
  { name, bornYear, registeredOn, endedAt, reference }: ChildCertificateFacts,
) {
  return {
    title: 'Bekreftelse på avsluttet registrering',
    fileName: 'Bekreftelse på avsluttet registrering.pdf',
    blocks: [
      {
        kind: 'paragraph' as const,
        text: `${name} er ikke registrert i ${organisation}. Registreringen ble avsluttet ${onDay(endedAt)}, og det gjelder fra samme dag.`,
      },
      {
        kind: 'facts' as const,
        facts: [
          ['Barnets navn', name],
          ['Født', String(bornYear)],
          ['Registrert', registeredOn ? onDay(registeredOn) : 'Registreringen ble aldri fullført'],
          ['Avsluttet', onDayAt(endedAt)],
          ['Referanse', reference],
        ] as const,
      },
      {
        kind: 'paragraph' as const,
        text: `Opplysningene om barnet er slettet fra registeret, bortsett fra det vi trenger hvis staten vil kontrollere den offentlige støtten. Har du spørsmål, skriv til ${memberService.email} og oppgi referansen.`,
      },
    ],
  };
}
