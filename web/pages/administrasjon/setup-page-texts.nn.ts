/** In nynorsk. */
import type { SetupChannel, SetupClaimOutcome, SetupTestOutcome } from '#contract/setup-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const setupTexts = {
  title: 'Set opp Min side',
  lead: 'Ta eitt steg om gongen. Alt du lagrar, blir ståande, og du kan gå herifrå og kome tilbake.',
  claim: {
    title: 'Bli administrator',
    lead: 'Du er den første administratoren hos dykk. Det du gjer, blir loggført med namnet ditt.',
    button: 'Bli administrator',
    done: 'Du er administrator.',
  },
  tests: {
    title: 'Kjem meldingane fram?',
    lead: 'Send ei prøve til deg sjølv, og skriv koden som står der.',
    channels: { email: 'E-post', sms: 'SMS' } satisfies Record<SetupChannel, string>,
    states: { none: 'Ikkje testa', sent: 'Sendt', arrived: 'Kjem fram' },
    send: { email: 'Send ei prøve på e-post', sms: 'Send ei prøve på SMS' },
    cannot: {
      email: 'Vi har inga e-postadresse til deg. Legg ho inn under «Mine opplysningar» først.',
      sms: 'Vi har ikkje telefonnummeret ditt. Legg det inn under «Mine opplysningar» først.',
    },
    form: { email: 'Koden frå e-posten', sms: 'Koden frå SMS-en' },
    code: 'Kode',
    confirm: 'Stadfest at ho kom fram',
    refused: {
      wrong: 'Koden stemmer ikkje. Sjå etter ein gong til.',
      gone: 'Koden gjeld ikkje lenger. Send ei ny prøve.',
    } satisfies Record<Exclude<SetupTestOutcome, 'arrived'>, string>,
  },
  refused: {
    gone: 'Lenkja verkar ikkje lenger. Ho er brukt, eller ho har gått ut på tid. Be den som driv serveren, køyre «npm run setup» på nytt.',
    'other-address':
      'Lenkja er laga for ei anna e-postadresse. Logg inn med den adressa som blei oppgitt i «npm run setup».',
  } satisfies Record<Exclude<SetupClaimOutcome, 'claimed'>, string>,
};
export type Complete = Whole<
  Compared<typeof import('./setup-page-texts.ts'), typeof import('./setup-page-texts.nn.ts')>
>;
