import { retention } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, privacyOfficer, staysInEea } = organisation;

export const texts = {
  title: 'Personvern',
  lead: 'At du er medlem hos oss, sier noe om livssynet ditt. Derfor passer vi ekstra godt på det vi vet om deg.',
  short: [
    'Vi lagrer det vi trenger for å holde orden på medlemskapet ditt, gavene dine og det du ber oss om.',
    'Bare de som trenger det i jobben eller vervet sitt, får se noe om deg. Du kan se hvem som har sett hva, og hvorfor.',
    'Vi selger aldri opplysninger om deg, og ingen sporer det du gjør her når du er logget inn.',
    'Vi sletter det vi ikke trenger lenger. Regnskapet og noe til tar vi vare på en stund.',
    'Du kan få se alt, rette det som er feil, få noe slettet og klage hvis du er uenig med oss.',
  ],
  controller: {
    title: 'Hvem som har ansvaret',
    text: `${name} bestemmer hvorfor og hvordan opplysningene brukes, og har ansvaret for dem.`,
    /** Null where there is none. */
    officer:
      privacyOfficer &&
      `Personvernombudet vårt heter ${privacyOfficer} og kan svare på spørsmål om personvern. Du når personvernombudet på`,
  },
  what: {
    title: 'Hva vi lagrer, og hvorfor',
    groups: [
      {
        title: 'Når du logger inn',
        text: 'Telefonnummeret eller e-postadressen din, og når du logget inn. Vi trenger det for å vite at det er du som logger inn. Grunnlaget er at vi må kunne gi deg tjenesten du ber om (personvernforordningen artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du har mistet tilgangen',
        text: 'Det du oppgir for å få tilgangen tilbake, hvordan vi kontrollerte det, og hvem hos oss som godkjente. Grunnlaget er at vi må sikre opplysningene dine (artikkel 6 nr. 1 bokstav c og artikkel 32).',
      },
      {
        title: 'Når du er medlem',
        text: 'Navn, fødselsdato, adresse, telefon, e-post, medlemsnummer og når du ble medlem. Vi trenger det for å holde orden på medlemskapet. Livssyn er en særlig kategori opplysninger. Vi kan behandle dem fordi vi er et livssynssamfunn, og fordi det gjelder våre egne medlemmer (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav d). Noe av dette kan vi ha fått fra det forrige medlemsregisteret vårt eller fra et annet system vi bruker.',
      },
      {
        title: 'Fødselsnummer',
        text: 'Vi bruker det til å søke om offentlig støtte for medlemmene og barna som er registrert, til å se at ingen er registrert to ganger, og til å rapportere gaver som gir skattefradrag. Du ser det aldri i sin helhet på skjermen, og det skal ikke stå i meldinger til oss. Grunnlaget er reglene om støtte og skattefradrag, og at vi må vite sikkert hvem det gjelder (artikkel 6 nr. 1 bokstav c og personopplysningsloven § 12).',
      },
      {
        title: 'Barn',
        text: `Barn under ${joiningAge} år kan registreres av foreldrene. De er ikke medlemmer, og registreringen tar slutt når de fyller ${joiningAge}. Vi lagrer navnet og fødselsnummeret til barnet og hvem foreldrene er. Grunnlaget er foreldrenes rett til å melde barnet inn, og at barnet da hører til oss (artikkel 6 nr. 1 bokstav f og artikkel 9 nr. 2 bokstav d).`,
      },
      {
        title: 'Når du skriver til oss',
        text: 'Det du skriver, og det vi svarer. Meldingene ligger bare her på Min side. E-posten fra oss sier at du har fått svar, men ikke hva det handler om, og den røper ikke livssynet ditt. Grunnlaget er at vi må kunne svare deg (artikkel 6 nr. 1 bokstav b eller f).',
      },
      {
        title: 'Når du gir en gave',
        text: 'Beløp, dato og hvordan du betalte. Grunnlaget er avtalen du har gjort med oss. Bokføringsloven § 13 krever at vi tar vare på bilagene (artikkel 6 nr. 1 bokstav b og c).',
      },
      {
        title: 'Når du melder deg på noe',
        text: `Hvem som kommer, og det arrangøren må vite. Noen ganger spør arrangøren om helse, for eksempel allergier. Du bestemmer selv om du svarer, bare arrangøren ser det, og svaret slettes ${retention['health-answers'].period.days} dager etterpå. Grunnlaget er at du har bedt om plass, og for helse at du sier ja ved å svare (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav a).`,
      },
      {
        title: 'Når du får magasinet',
        text: 'Navn og adresse, eller at du leser det på skjerm, og betalingen om det koster noe. Grunnlaget er at du har bestilt det (artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du har et verv',
        text: 'Hvilket verv, hvor lenge, at du har lovet taushet, og hva du har sett på om andre. Grunnlaget er vervet du har sagt ja til, og at vi må kunne vise hvem som har sett på opplysninger om andre (artikkel 6 nr. 1 bokstav b og c og artikkel 9 nr. 2 bokstav d). Vil du hilse på nye medlemmer, ser de navnet ditt og vervet til du ombestemmer deg. Grunnlaget for det er samtykket ditt (artikkel 6 nr. 1 bokstav a og artikkel 9 nr. 2 bokstav a).',
      },
      {
        title: 'Når du vil ha nyheter',
        text: 'At du sa ja eller nei, og når. Grunnlaget er samtykket ditt, og du kan trekke det når som helst (artikkel 6 nr. 1 bokstav a).',
      },
      {
        title: 'Når du ber om en seremoni',
        text: 'Navn på dem det gjelder, kontaktinformasjon, tid og sted og det du ellers forteller. Grunnlaget er at du har bedt oss om seremonien (artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du er med på årsmøter og valg',
        text: 'At du hadde stemmerett, forslagene du sendte inn, og om du stilte til valg. Aldri hva du stemte. Grunnlaget er medlemskapet (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav d).',
      },
      {
        title: 'Når noen sier fra om et dødsfall',
        text: 'Navnet på den som er død, og navnet og kontaktinformasjonen til den som sier fra. Grunnlaget er at vi skal kunne stoppe post og trekk uten å plage de etterlatte (artikkel 6 nr. 1 bokstav f).',
      },
      {
        title: 'Hvem som har sett på opplysningene',
        text: 'Hver gang noen hos oss åpner opplysningene dine, registrerer vi hvem, når og hvorfor. Grunnlaget er plikten til å sikre opplysningene (artikkel 6 nr. 1 bokstav c og artikkel 32).',
      },
      {
        title: 'Når andre oppgir deg',
        text: 'Vi kan ha fått navnet ditt av en annen: en forelder som registrerer barnet deres, en som har foreslått deg til et verv, en som har meldt deg på noe sammen med seg, eller en som sier fra om et dødsfall. Da har vi bare det vedkommende skrev. Du har de samme rettighetene som andre. Grunnlaget er at vi må kunne behandle det den andre ba om (artikkel 6 nr. 1 bokstav f).',
      },
    ],
  },
  who: {
    title: 'Hvem som får se det',
    points: [
      'De som arbeider i medlemsservice, og bare det de trenger for å hjelpe deg.',
      'Noen få tillitsvalgte i lokallaget ditt: at du er medlem, navnet ditt, stedet du bor og året du ble medlem. E-post og telefon ser de bare hvis du sier ja. De har lovet taushet, og du kan se hver gang noen har sett på opplysningene dine. Har du skjermet adresse, står du ikke på listen deres uten at du selv sier ja til det.',
      'Statsforvalteren, når vi søker om offentlig støtte, og Brønnøysundregistrene, som kontrollerer listen mot Folkeregisteret og andre tros- og livssynssamfunn.',
      'Skatteetaten, når du vil ha skattefradrag.',
      'Vipps eller banken din, når du betaler eller gir, og trykkeriet, når du får magasinet på papir.',
      'De som sender e-post og SMS for oss: adressen eller nummeret ditt, og en tekst som ikke røper livssyn.',
      'De som driver datasystemene for oss, etter en avtale som binder dem til det samme som oss.',
      'Andre systemer vi bruker til medlemskapet, post og nyhetsbrev: bare det de trenger til det. Har du skjermet adresse, får de ingenting om deg.',
    ],
    transfers: staysInEea
      ? 'Ingen av dem sender opplysningene ut av EØS.'
      : 'Noen av dem sender opplysninger ut av EØS. Da er de beskyttet av EUs standardvilkår, og du kan be oss om å få se dem.',
    never:
      'Vi selger aldri opplysninger. Når du er logget inn, teller eller sporer ingen det du gjør. På de åpne sidene teller vi besøk bare hvis du sier ja til det.',
  },
  howLong: {
    title: 'Hvor lenge vi lagrer det',
    text: 'Ikke lenger enn vi trenger det til det vi samlet det inn for. Melder du deg ut, blir du tatt ut av medlemsregisteret med en gang. Noe tar vi likevel vare på en stund. Bokføringsloven krever at vi tar vare på regnskapet. Vi tar også vare på det som viser hvem vi har fått offentlig støtte for, så vi kan svare hvis støtten blir kontrollert.',
    examples: 'Noen av fristene:',
    points: [
      `Henvendelser: ${retention.enquiries.period.months} måneder etter at de er lukket`,
      `Påmeldinger: ${retention['sign-ups'].period.months} måneder etter at aktiviteten er over`,
      `Hvem som har sett på opplysningene dine: ${retention['access-log'].period.months} måneder`,
      `Gaver og kvitteringer: ${retention.gifts.period.years} år etter slutten av året`,
      `En innmelding du ikke fullførte: ${retention['unfinished-joining'].period.days} dager`,
    ],
    all: 'Alle fristene, og dagen vi sletter det du har, finner du når du er logget inn, under',
    allLink: 'Lagring og mottakere',
  },
  rights: {
    title: 'Dette kan du kreve',
    points: [
      'Å få se alt vi har lagret om deg, og få det med deg',
      'Å få rettet det som er feil',
      'Å få slettet det vi ikke må ta vare på',
      'Å trekke tilbake noe du har sagt ja til',
      'Å protestere mot måten vi bruker opplysningene på (artikkel 21), når grunnlaget er en interesse vi har, og ikke en avtale eller en lov',
      'Å få oss til å la opplysningene ligge mens vi er uenige',
      'Å vite hvem som har sett på dem, og hvem som får dem',
    ],
    self: 'Det meste gjør du selv når du er logget inn, under',
    selfLink: 'Mitt personvern',
    before: 'Du kan også skrive til ',
    after:
      '. Det er gratis, og du får som hovedregel svar innen en måned. Trenger vi mer tid, får du vite hvorfor innen fristen.',
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
  version: 'Versjon 2026-15. Sist endret 30. november 2026.',
  address: { title: 'Adressen vår', intro: `Vil du skrive på papir, når du ${shortName} her:` },
};
