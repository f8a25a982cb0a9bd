/** In nynorsk. */
import type { MyChoices } from '#contract/account-ending-endpoints.ts';
import type { AccountEnding } from '#contract/leaving-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

type Staying = MyChoices['account']['stays'][number];

export const endingTexts = {
  title: 'Avslutt eller slett',
  lead: 'Her kan du avslutte fire ting, kvar for seg. Du får stadfesting på kvar av dei.',
  since: (when: string) => `Avslutta ${when}`,
  download: 'Last ned stadfestinga (PDF)',
  saved: 'Stadfestinga er lasta ned.',
  membership: {
    title: 'Medlemskapen',
    is: 'Du er medlem.',
    isNot: 'Innlogginga har ikkje nokon medlemskap.',
    end: 'Meld deg ut',
    certificate: 'Sjå stadfestinga',
  },
  giving: {
    title: 'Gåver',
    is: 'Du har ein givaravtale.',
    isNot: 'Du har ingen givaravtale.',
    end: 'Stopp givaravtalen',
  },
  magazine: {
    title: 'Magasinet',
    is: 'Du får magasinet.',
    isNot: 'Du får ikkje magasinet.',
    end: 'Stopp magasinet',
  },
  account: {
    title: 'Innlogginga',
    lead: {
      deleted: 'Slettar du ho, kan du ikkje logge inn her lenger. Utkast og kalenderabonnement blir borte.',
      detached:
        'Vi kan ikkje slette sjølve innlogginga: Fleire bruker ho, eller ho ligg hos nokon andre enn oss. Koplar du deg frå, kjem du ikkje lenger inn til dine eigne opplysningar.',
      kept: 'Du jobbar her, så innlogginga di blir ståande.',
    } satisfies Record<AccountEnding, string>,
    staysTitle: 'Dette held fram utan innlogging:',
    stays: {
      membership: 'medlemskapen din',
      giving: 'givaravtalen. Du kan ikkje stoppe han her etterpå, så gjer det først om du vil',
      magazine: 'magasinet',
      gifts: 'bilag for gåvene dine, så lenge bokføringslova krev',
      children: 'barna du har registrert',
      number: 'fødselsnummeret, så lenge medlemskapen eller skattefrådraget treng det',
    } satisfies Record<Staying, string>,
    nothingStays: 'Vi har ingen annan grunn til å lagre noko om deg, så vi slettar alt.',
    open: (count: number) =>
      `Du har ${formatCount(count, 'open førespurnad', 'opne førespurnader')}. Svaret får du ikkje lese utan innlogging.`,
    start: { deleted: 'Slett innlogginga', detached: 'Kople meg frå innlogginga' },
    signInFirst: 'Logg inn på nytt først, så vi veit at det er du som gjer det. Du kjem tilbake hit.',
    signIn: 'Logg inn på nytt',
    confirm: {
      title: 'Vil du gjere dette no?',
      text: 'Det kan ikkje gjerast om. Du blir logga ut, og lastar ned stadfestinga på neste side.',
      yes: { deleted: 'Ja, slett innlogginga', detached: 'Ja, kople meg frå' },
      no: 'Nei, gå tilbake',
    },
  },
};

export const endedTexts = {
  title: 'Innlogginga er sletta',
  lead: (when: string) => `Det gjeld frå ${when}. Du er logga ut.`,
  certificate: {
    title: 'Stadfestinga di',
    reference: 'Referansenummeret er',
    until: (day: string) => `Ho kan hentast til og med ${day}. Last ho ned før du lukkar sida.`,
  },
  again: 'Vil du inn igjen, lagar du ein ny brukarkonto.',
  start: 'Gå til framsida',
  none: 'Vi har inga stadfesting å vise her. Ho finst berre i fana der du sletta innlogginga.',
};
export type Complete = Whole<
  Compared<typeof import('./ending-texts.ts'), typeof import('./ending-texts.nn.ts')>
>;
