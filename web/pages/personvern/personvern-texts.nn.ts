/** In nynorsk. */

import { retention } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, privacyOfficer, staysInEea } = organisation;

export const texts = {
  title: 'Personvern',
  lead: 'At du er medlem hos oss, seier noko om livssynet ditt. Derfor passar vi ekstra godt på det vi veit om deg.',
  short: [
    'Vi lagrar det vi treng for å halde orden på medlemskapen din, gåvene dine og det du ber oss om.',
    'Berre dei som treng det i jobben eller vervet sitt, får sjå noko om deg. Du kan sjå kven som har sett kva, og kvifor.',
    'Vi sel aldri opplysningar om deg, og ingen sporar det du gjer her når du er logga inn.',
    'Vi slettar det vi ikkje treng lenger. Rekneskapen og noko til tek vi vare på ei stund.',
    'Du kan få sjå alt, rette det som er feil, få noko sletta og klage om du er usamd med oss.',
  ],
  controller: {
    title: 'Kven som har ansvaret',
    text: `${name} avgjer kvifor og korleis opplysningane blir brukte, og har ansvaret for dei.`,
    officer:
      privacyOfficer &&
      `Personvernombodet vårt heiter ${privacyOfficer} og kan svare på spørsmål om personvern. Du når personvernombodet på`,
  },
  what: {
    title: 'Kva vi lagrar, og kvifor',
    groups: [
      {
        title: 'Når du loggar inn',
        text: 'Telefonnummeret eller e-postadressa di, og når du logga inn. Vi treng det for å vite at det er du som loggar inn. Grunnlaget er at vi må kunne gi deg tenesta du ber om (personvernforordninga artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du har mista tilgangen',
        text: 'Det du oppgir for å få tilgangen tilbake, korleis vi kontrollerte det, og kven hos oss som godkjende. Grunnlaget er at vi må sikre opplysningane dine (artikkel 6 nr. 1 bokstav c og artikkel 32).',
      },
      {
        title: 'Når du er medlem',
        text: 'Namn, fødselsdato, adresse, telefon, e-post, medlemsnummer og når du blei medlem. Vi treng det for å halde orden på medlemskapen. Livssyn er ein særleg kategori opplysningar. Vi kan behandle dei fordi vi er eit livssynssamfunn, og fordi det gjeld våre eigne medlemmer (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav d). Noko av dette kan vi ha fått frå det førre medlemsregisteret vårt eller frå eit anna system vi bruker.',
      },
      {
        title: 'Fødselsnummer',
        text: 'Vi bruker det til å søkje om offentleg støtte for medlemmene og barna som er registrerte, til å sjå at ingen er registrert to gonger, og til å rapportere gåver som gir skattefrådrag. Du ser det aldri i sin heilskap på skjermen, og det skal ikkje stå i meldingar til oss. Grunnlaget er reglane om støtte og skattefrådrag, og at vi må vite sikkert kven det gjeld (artikkel 6 nr. 1 bokstav c og personopplysningslova § 12).',
      },
      {
        title: 'Barn',
        text: `Barn under ${joiningAge} år kan registrerast av foreldra. Dei er ikkje medlemmer, og registreringa tek slutt når dei fyller ${joiningAge}. Vi lagrar namnet og fødselsnummeret til barnet og kven foreldra er. Grunnlaget er retten foreldra har til å melde barnet inn, og at barnet då høyrer til oss (artikkel 6 nr. 1 bokstav f og artikkel 9 nr. 2 bokstav d).`,
      },
      {
        title: 'Når du skriv til oss',
        text: 'Det du skriv, og det vi svarer. Meldingane ligg berre her på Min side. E-posten frå oss seier at du har fått svar, men ikkje kva det handlar om, og han røper ikkje livssynet ditt. Grunnlaget er at vi må kunne svare deg (artikkel 6 nr. 1 bokstav b eller f).',
      },
      {
        title: 'Når du gir ei gåve',
        text: 'Beløp, dato og korleis du betalte. Grunnlaget er avtalen du har gjort med oss. Bokføringslova § 13 krev at vi tek vare på bilaga (artikkel 6 nr. 1 bokstav b og c).',
      },
      {
        title: 'Når du melder deg på noko',
        text: `Kven som kjem, og det arrangøren må vite. Nokre gonger spør arrangøren om helse, til dømes allergiar. Du avgjer sjølv om du svarer, berre arrangøren ser det, og svaret blir sletta ${retention['health-answers'].period.days} dagar etterpå. Grunnlaget er at du har bede om plass, og for helse at du seier ja ved å svare (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav a).`,
      },
      {
        title: 'Når du får magasinet',
        text: 'Namn og adresse, eller at du les det på skjerm, og betalinga om det kostar noko. Grunnlaget er at du har bestilt det (artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du har eit verv',
        text: 'Kva verv, kor lenge, at du har lova å teie, og kva du har sett på om andre. Grunnlaget er vervet du har sagt ja til, og at vi må kunne vise kven som har sett på opplysningar om andre (artikkel 6 nr. 1 bokstav b og c og artikkel 9 nr. 2 bokstav d). Vil du helse på nye medlemmer, ser dei namnet ditt og vervet til du ombestemmer deg. Grunnlaget for det er samtykket ditt (artikkel 6 nr. 1 bokstav a og artikkel 9 nr. 2 bokstav a).',
      },
      {
        title: 'Når du vil ha nyheiter',
        text: 'At du sa ja eller nei, og når. Grunnlaget er samtykket ditt, og du kan trekkje det når som helst (artikkel 6 nr. 1 bokstav a).',
      },
      {
        title: 'Når du ber om ein seremoni',
        text: 'Namn på dei det gjeld, kontaktinformasjon, tid og stad og det du elles fortel. Grunnlaget er at du har bede oss om seremonien (artikkel 6 nr. 1 bokstav b).',
      },
      {
        title: 'Når du er med på årsmøte og val',
        text: 'At du hadde røysterett, forslaga du sende inn, og om du stilte til val. Aldri kva du røysta. Grunnlaget er medlemskapen (artikkel 6 nr. 1 bokstav b og artikkel 9 nr. 2 bokstav d).',
      },
      {
        title: 'Når nokon seier frå om eit dødsfall',
        text: 'Namnet på den som er død, og namnet og kontaktinformasjonen til den som seier frå. Grunnlaget er at vi skal kunne stoppe post og trekk utan å plage dei etterlatne (artikkel 6 nr. 1 bokstav f).',
      },
      {
        title: 'Kven som har sett på opplysningane',
        text: 'Kvar gong nokon hos oss opnar opplysningane dine, registrerer vi kven, når og kvifor. Grunnlaget er plikta til å sikre opplysningane (artikkel 6 nr. 1 bokstav c og artikkel 32).',
      },
      {
        title: 'Når andre oppgir deg',
        text: 'Vi kan ha fått namnet ditt av ein annan: ein forelder som registrerer barnet dykkar, ein som har føreslått deg til eit verv, ein som har meldt deg på noko saman med seg, eller ein som seier frå om eit dødsfall. Då har vi berre det vedkomande skreiv. Du har dei same rettane som andre. Grunnlaget er at vi må kunne behandle det den andre bad om (artikkel 6 nr. 1 bokstav f).',
      },
    ],
  },
  who: {
    title: 'Kven som får sjå det',
    points: [
      'Dei som arbeider i medlemsservice, og berre det dei treng for å hjelpe deg.',
      'Nokre få tillitsvalde i lokallaget ditt: at du er medlem, namnet ditt, staden du bur og året du blei medlem. E-post og telefon ser dei berre om du seier ja. Dei har lova å teie, og du kan sjå kvar gong nokon har sett på opplysningane dine. Har du skjerma adresse, står du ikkje på lista deira utan at du sjølv seier ja til det.',
      'Statsforvaltaren, når vi søkjer om offentleg støtte, og Brønnøysundregistra, som kontrollerer lista mot Folkeregisteret og andre trus- og livssynssamfunn.',
      'Skatteetaten, når du vil ha skattefrådrag.',
      'Vipps eller banken din, når du betaler eller gir, og trykkeriet, når du får magasinet på papir.',
      'Dei som sender e-post og SMS for oss: adressa eller nummeret ditt, og ein tekst som ikkje røper livssyn.',
      'Dei som driv datasystema for oss, etter ein avtale som bind dei til det same som oss.',
      'Andre system vi bruker til medlemskapen, post og nyheitsbrev: berre det dei treng til det. Har du skjerma adresse, får dei ingenting om deg.',
    ],
    transfers: staysInEea
      ? 'Ingen av dei sender opplysningane ut av EØS.'
      : 'Nokre av dei sender opplysningar ut av EØS. Då er dei verna av standardvilkåra til EU, og du kan be oss om å få sjå dei.',
    never:
      'Vi sel aldri opplysningar. Når du er logga inn, er det ingen som tel eller sporar det du gjer. På dei opne sidene tel vi besøk berre om du seier ja til det.',
  },
  howLong: {
    title: 'Kor lenge vi lagrar det',
    text: 'Ikkje lenger enn vi treng det til det vi samla det inn for. Melder du deg ut, blir du teken ut av medlemsregisteret med ein gong. Noko tek vi likevel vare på ei stund. Bokføringslova krev at vi tek vare på rekneskapen. Vi tek òg vare på det som viser kven vi har fått offentleg støtte for, så vi kan svare om støtta blir kontrollert.',
    examples: 'Nokre av fristane:',
    points: [
      `Førespurnader: ${retention.enquiries.period.months} månader etter at dei er lukka`,
      `Påmeldingar: ${retention['sign-ups'].period.months} månader etter at aktiviteten er over`,
      `Kven som har sett på opplysningane dine: ${retention['access-log'].period.months} månader`,
      `Gåver og kvitteringar: ${retention.gifts.period.years} år etter slutten av året`,
      `Ei innmelding du ikkje fullførte: ${retention['unfinished-joining'].period.days} dagar`,
    ],
    all: 'Alle fristane, og dagen vi slettar det du har, finn du når du er logga inn, under',
    allLink: 'Lagring og mottakarar',
  },
  rights: {
    title: 'Dette kan du krevje',
    points: [
      'Å få sjå alt vi har lagra om deg, og få det med deg',
      'Å få retta det som er feil',
      'Å få sletta det vi ikkje må ta vare på',
      'Å trekkje tilbake noko du har sagt ja til',
      'Å protestere mot måten vi bruker opplysningane på (artikkel 21), når grunnlaget er ei interesse vi har, og ikkje ein avtale eller ei lov',
      'Å få oss til å la opplysningane liggje medan vi er usamde',
      'Å vite kven som har sett på dei, og kven som får dei',
    ],
    self: 'Det meste gjer du sjølv når du er logga inn, under',
    selfLink: 'Mitt personvern',
    before: 'Du kan òg skrive til ',
    after:
      '. Det er gratis, og du får som hovudregel svar innan ein månad. Treng vi meir tid, får du vite kvifor innan fristen.',
  },
  complaint: {
    title: 'Er du usamd med oss?',
    before: 'Sei gjerne frå til oss først. Du kan òg klage til ',
    authority: 'Datatilsynet',
    authoritySite: 'https://www.datatilsynet.no/',
    after: '.',
  },
  browser: {
    before: 'Kva vi lagrar i nettlesaren din, står på sida om ',
    link: 'informasjonskapslar',
    after: '.',
  },
  version: 'Versjon 2026-15. Sist endra 30. november 2026.',
  address: { title: 'Adressa vår', intro: `Vil du skrive på papir, når du ${shortName} her:` },
};
export type Complete = Whole<
  Compared<typeof import('./personvern-texts.ts'), typeof import('./personvern-texts.nn.ts')>
>;
