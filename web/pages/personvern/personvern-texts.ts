import { retention } from '#contract/retention.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName } = organisation;

export const texts = {
  title: 'Personvern',
  lead: 'At du er medlem hos oss, sier noe om livssynet ditt. Derfor passer vi ekstra godt på det vi vet om deg.',
  controller: {
    title: 'Hvem som har ansvaret',
    text: `${name} bestemmer hvorfor og hvordan opplysningene brukes, og har ansvaret for dem.`,
  },
  what: {
    title: 'Hva vi lagrer, og hvorfor',
    groups: [
      {
        title: 'Når du logger inn',
        text: 'Telefonnummeret eller e-postadressen din, og når du logget inn. Det må til for at bare du skal komme inn. Grunnlaget er at vi må kunne gi deg tjenesten du ber om.',
      },
      {
        title: 'Når du er medlem',
        text: 'Navn, fødselsdato, adresse, telefon, e-post, medlemsnummer og når du ble medlem. Vi trenger det for å holde orden på medlemskapet. Livssyn er en særlig kategori opplysninger. Vi kan behandle dem fordi vi er et livssynssamfunn, og fordi det gjelder våre egne medlemmer.',
      },
      {
        title: 'Fødselsnummer',
        text: 'Vi bruker det bare til to ting: til å søke om offentlig støtte for medlemmene, og til å melde fra om gaver som gir skattefradrag. Du ser det aldri i sin helhet på skjermen, og det skal ikke stå i meldinger til oss.',
      },
      {
        title: 'Barn',
        text: 'Barn under 15 år kan registreres av foreldrene. De er ikke medlemmer, og registreringen tar slutt når de fyller 15.',
      },
      {
        title: 'Når du skriver til oss',
        text: 'Det du skriver, og det vi svarer. Meldingene ligger bare her på Min side. E-posten fra oss sier at du har fått svar, men ikke hva det handler om, og den røper ikke livssynet ditt.',
      },
      {
        title: 'Når du gir en gave',
        text: 'Beløp, dato og hvordan du betalte. Regnskapsloven og bokføringsloven krever at vi tar vare på det.',
      },
      {
        title: 'Når du melder deg på noe',
        text: `Hvem som kommer, og det arrangøren må vite. Noen ganger spør arrangøren om helse, for eksempel allergier. Du bestemmer selv om du svarer, bare arrangøren ser det, og svaret slettes ${retention['health-answers'].period.days} dager etterpå. Grunnlaget er at du har bedt om plass, og for helse at du sier ja ved å svare.`,
      },
      {
        title: 'Når du får magasinet',
        text: 'Navn og adresse, eller at du leser det på skjerm, og betalingen om det koster noe. Grunnlaget er at du har bestilt det.',
      },
      {
        title: 'Når du har et verv',
        text: 'Hvilket verv, hvor lenge, at du har lovet taushet, og hva du har sett på om andre. Grunnlaget er at vi er en forening, og at medlemmene skal være trygge.',
      },
    ],
  },
  who: {
    title: 'Hvem som får se det',
    points: [
      'De som arbeider i medlemsservice, og bare det de trenger for å hjelpe deg.',
      'Noen få tillitsvalgte i lokallaget ditt: at du er medlem, navnet ditt, stedet du bor og året du ble medlem. E-post og telefon ser de bare hvis du sier ja. De har lovet taushet, og du kan se hver gang noen har sett på opplysningene dine. Har du skjermet adresse, står du ikke på listen deres uten at du selv sier ja til det.',
      'Statsforvalteren, når vi søker om offentlig støtte, og Skatteetaten, når du vil ha skattefradrag.',
      'Vipps eller banken din, når du betaler eller gir, og trykkeriet, når du får magasinet på papir.',
      'De som sender e-post og SMS for oss: adressen eller nummeret ditt, og en tekst som ikke røper livssyn.',
      'De som driver datasystemene for oss, etter en avtale som binder dem til det samme som oss.',
    ],
    never:
      'Vi selger aldri opplysninger. Når du er logget inn, teller eller sporer ingen det du gjør. På de åpne sidene teller vi besøk bare hvis du sier ja til det.',
  },
  howLong: {
    title: 'Hvor lenge vi lagrer det',
    text: 'Ikke lenger enn vi trenger det til det vi samlet det inn for. Melder du deg ut, blir du tatt ut av medlemsregisteret med en gang. Noe må vi likevel ta vare på en stund, fordi loven krever det: det som hører til regnskapet, og det som viser hvem vi har fått offentlig støtte for.',
    examples: 'Noen av fristene:',
    points: [
      `Henvendelser: ${retention.enquiries.period.months} måneder etter at de er lukket`,
      `Påmeldinger: ${retention['sign-ups'].period.months} måneder etter at aktiviteten er over`,
      `Hvem som har sett på opplysningene dine: ${retention['access-log'].period.months} måneder`,
      `Gaver og kvitteringer: ${retention.gifts.period.years} år etter slutten av året`,
      `En innmelding du ikke fullførte: ${retention['unfinished-joining'].period.days} dager`,
    ],
    all: 'Alle fristene, og dagen det du har forsvinner, finner du når du er logget inn, under',
    allLink: 'Lagring og mottakere',
  },
  rights: {
    title: 'Dette kan du kreve',
    points: [
      'Å få se alt vi har lagret om deg, og få det med deg',
      'Å få rettet det som er feil',
      'Å få slettet det vi ikke må ta vare på',
      'Å si nei til noe du har sagt ja til før',
      'Å få oss til å la opplysningene ligge mens vi er uenige',
      'Å vite hvem som har sett på dem, og hvem som får dem',
    ],
    self: 'Det meste gjør du selv når du er logget inn, under',
    selfLink: 'Mitt personvern',
    before: 'Du kan også skrive til ',
    after: '. Det er gratis, og du får svar innen en måned.',
  },
  complaint: {
    title: 'Er du uenig med oss?',
    before: 'Si gjerne fra til oss først. Du kan også klage til ',
    authority: 'Datatilsynet',
    authoritySite: 'https://www.datatilsynet.no/',
    after: '.',
  },
  browser: {
    before: `Hva vi lagrer i nettleseren din, står på siden om `,
    link: 'informasjonskapsler',
    after: '.',
  },
  version: 'Versjon 2026-11. Sist endret 22. november 2026.',
  address: { title: 'Adressen vår', intro: `Vil du skrive på papir, når du ${shortName} her:` },
};
