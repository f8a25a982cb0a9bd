/** `/administrasjon/i-gang`. */
import type { SetupChannel, SetupClaimOutcome, SetupTestOutcome } from '#contract/setup-endpoints.ts';

export const setupTexts = {
  title: 'Sett opp Min side',
  lead: 'Ta ett steg om gangen. Alt du lagrer, blir stående, og du kan gå herfra og komme tilbake.',
  claim: {
    title: 'Bli administrator',
    lead: 'Du er den første administratoren hos dere. Det du gjør, blir loggført med navnet ditt.',
    button: 'Bli administrator',
    done: 'Du er administrator.',
  },
  tests: {
    title: 'Kommer meldingene fram?',
    lead: 'Send en prøve til deg selv, og skriv koden som står i den.',
    channels: { email: 'E-post', sms: 'SMS' } satisfies Record<SetupChannel, string>,
    states: { none: 'Ikke testet', sent: 'Sendt', arrived: 'Kommer fram' },
    send: { email: 'Send en prøve på e-post', sms: 'Send en prøve på SMS' },
    cannot: {
      email: 'Vi har ingen e-postadresse til deg. Legg den inn under «Mine opplysninger» først.',
      sms: 'Vi har ikke telefonnummeret ditt. Legg det inn under «Mine opplysninger» først.',
    },
    form: { email: 'Koden fra e-posten', sms: 'Koden fra SMS-en' },
    code: 'Kode',
    confirm: 'Bekreft at den kom fram',
    refused: {
      wrong: 'Koden stemmer ikke. Se etter en gang til.',
      gone: 'Koden gjelder ikke lenger. Send en ny prøve.',
    } satisfies Record<Exclude<SetupTestOutcome, 'arrived'>, string>,
  },
  refused: {
    gone: 'Lenken virker ikke lenger. Den er brukt, eller den har gått ut på tid. Be den som driver serveren, kjøre «npm run setup» på nytt.',
    'other-address':
      'Lenken er laget for en annen e-postadresse. Logg inn med den adressen som ble oppgitt i «npm run setup».',
  } satisfies Record<Exclude<SetupClaimOutcome, 'claimed'>, string>,
};
