import { memberFileDays } from '#contract/unit-member-endpoints.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';

export const memberFileTexts = {
  title: 'Hent listen som fil',
  lead: `Bruk listen her på siden når du kan. En fil er lett å miste. Den blir merket med navnet ditt, alle på den får vite at du har hentet den, og du må slette den innen ${memberFileDays} dager.`,
  choose: 'Velg grunn øverst på siden først.',
  take: 'Hent filen',
  taken: 'Filen er lastet ned. Husk å slette den når du er ferdig.',
  signIn: 'Logg inn på nytt først',
  signInText: 'Det er mer enn fem minutter siden du logget inn. Vi må vite at det er du som henter filen.',
  yours: 'Filer du har hentet',
  left: 'Husk å slette disse',
  leftText:
    'Du har hentet medlemslister som fil. De skal slettes når du ikke trenger dem lenger, og senest når vervet er over. Slett dem også fra e-post og papirkurv.',
  file: (takenOn: string, members: number, code: string) =>
    `Hentet ${takenOn}, ${formatCount(members, 'medlem', 'medlemmer')}, merke ${code}.`,
  deleteBy: (on: string) => `Slettes senest ${formatDate(on)}.`,
  isDeleted: 'Du har sagt at den er slettet.',
  deleted: (code: string) => `Jeg har slettet filen ${code}`,
  thanks: 'Takk! Vi har notert at filen er slettet.',
};
