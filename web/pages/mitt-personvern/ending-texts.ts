import type { MyChoices } from '#contract/account-ending-endpoints.ts';
import type { AccountEnding } from '#contract/leaving-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';

type Staying = MyChoices['account']['stays'][number];

export const endingTexts = {
  title: 'Avslutt eller slett',
  lead: 'Her kan du avslutte fire ting, hver for seg. Du får bekreftelse på hver av dem.',
  since: (when: string) => `Avsluttet ${when}`,
  download: 'Last ned bekreftelsen (PDF)',
  saved: 'Bekreftelsen er lastet ned.',
  membership: {
    title: 'Medlemskapet',
    is: 'Du er medlem.',
    isNot: 'Innloggingen har ikke noe medlemskap.',
    end: 'Meld deg ut',
    certificate: 'Se bekreftelsen',
  },
  giving: {
    title: 'Gaver',
    is: 'Du har en giveravtale.',
    isNot: 'Du har ingen giveravtale.',
    end: 'Stopp giveravtalen',
  },
  magazine: {
    title: 'Magasinet',
    is: 'Du får magasinet.',
    isNot: 'Du får ikke magasinet.',
    end: 'Stopp magasinet',
  },
  account: {
    title: 'Innloggingen',
    lead: {
      deleted: 'Sletter du den, kan du ikke logge inn her lenger. Utkast og kalenderabonnement blir borte.',
      detached:
        'Vi kan ikke slette selve innloggingen: Flere bruker den, eller den ligger hos en annen enn oss. Kobler du deg fra, kommer du ikke lenger inn til dine egne opplysninger.',
      kept: 'Du jobber her, så innloggingen din blir stående.',
    } satisfies Record<AccountEnding, string>,
    staysTitle: 'Dette fortsetter uten innlogging:',
    stays: {
      membership: 'medlemskapet ditt',
      giving: 'giveravtalen. Du kan ikke stoppe den her etterpå, så gjør det først hvis du vil',
      magazine: 'magasinet',
      gifts: 'bilag for gavene dine, så lenge bokføringsloven krever',
      children: 'barna du har registrert',
      number: 'fødselsnummeret, så lenge medlemskapet eller skattefradraget trenger det',
    } satisfies Record<Staying, string>,
    nothingStays: 'Vi har ingen annen grunn til å lagre noe om deg, så vi sletter alt.',
    open: (count: number) =>
      `Du har ${formatCount(count, 'åpen henvendelse', 'åpne henvendelser')}. Svaret får du ikke lest uten innlogging.`,
    start: { deleted: 'Slett innloggingen', detached: 'Koble meg fra innloggingen' },
    signInFirst: 'Logg inn på nytt først, så vi vet at det er du som gjør det. Du kommer tilbake hit.',
    signIn: 'Logg inn på nytt',
    confirm: {
      title: 'Vil du gjøre dette nå?',
      text: 'Det kan ikke gjøres om. Du logges ut, og laster ned bekreftelsen på neste side.',
      yes: { deleted: 'Ja, slett innloggingen', detached: 'Ja, koble meg fra' },
      no: 'Nei, gå tilbake',
    },
  },
};

export const endedTexts = {
  title: 'Innloggingen er slettet',
  lead: (when: string) => `Det gjelder fra ${when}. Du er logget ut.`,
  certificate: {
    title: 'Bekreftelsen din',
    reference: 'Referansenummeret er',
    until: (day: string) => `Den kan hentes til og med ${day}. Last den ned før du lukker siden.`,
  },
  again: 'Vil du inn igjen, lager du en ny brukerkonto.',
  start: 'Gå til forsiden',
  none: 'Vi har ingen bekreftelse å vise her. Den finnes bare i fanen der du slettet innloggingen.',
};
