/** The articles of the newest issue of the demo. People and places in them are invented. */

type DemoArticle = { title: string; lead: string; author: string; text: string };

export const demoArticles: readonly DemoArticle[] = [
  {
    title: 'Hun dekker alltid til tolv',
    lead: 'Noen onsdager kommer det tre. Andre ganger må de hente stoler i kjelleren. Solveig dekker til tolv uansett.',
    author: 'Runa Myrvang',
    text: `Klokka er kvart på elleve, og kaffen er ikke satt på ennå. Det er med vilje.

– Den som kommer først, skal få noe å gjøre, sier Solveig. – Ingen liker å stå midt på gulvet med jakka på.

I fire år har hun åpnet døra til det gamle skolekjøkkenet hver onsdag. Det begynte med at hun ble pensjonist og ikke visste hva hun skulle gjøre med formiddagene. Nå er hun aldri i tvil om hvor hun skal være på onsdager.

## Ingen program

Her er ingen foredrag og ingen påmelding. Det står brød på bordet, og gjerne noen aviser. Samtalen går dit den vil. I dag handler den om fastlegen, om en hund som har lært å åpne kjøleskapet, og om det går an å savne noen man aldri har likt.

– Det siste tok oss halvannen time, sier Arvid. Han er 81 og kom første gang etter at kona døde. – Jeg skulle bare levere en kakeboks. Så ble jeg sittende.

## Den som ikke kom

Når klokka er tolv, ser Solveig ut over bordet og teller. Ikke for å føre statistikk, men for å se hvem som mangler.

– Da ringer jeg. Ikke for å mase. Bare for å si at stolen sto der.

Hun har tenkt på hvorfor hun dekker til tolv. Det er ikke fordi det er plass til så mange.

– En tom stol sier at noen er ventet, sier hun. – Det er en fin ting å få vite.`,
  },
  {
    title: 'Å høre til uten å være lik',
    lead: 'Vi snakker om fellesskap som om det var noe vi enten har eller mangler. Kanskje er det heller noe vi gjør.',
    author: 'Eskil Tveitane',
    text: `Jeg vokste opp i en bygd der alle visste hvem jeg var. Det er lett å forveksle med å bli sett.

Da jeg flyttet til byen som nittenåring, gledet jeg meg til at ingen visste noe som helst. De første ukene var det en lettelse. Så ble det november, og jeg oppdaget at det å være fri og det å være alene kan kjennes helt likt når man kommer hjem til et mørkt rom.

## To slags fellesskap

Noen fellesskap ber oss ligne. De er varme og trygge, så lenge vi holder oss innenfor. Andre ber oss bare bidra. Der spør ingen om vi er enige i alt, men noen spør om vi kan ta oppvasken.

Jeg har fått mer og mer sans for de siste.

For en humanist burde det være nærliggende. Tror vi at hvert menneske må finne sitt eget svar, kan vi ikke samtidig kreve at svarene skal bli like. Da må det være noe annet som holder oss sammen. Jeg tror det er viljen til å bli sittende når det blir uenighet.

## Småting

Å høre til er sjelden store ord. Det er at noen husker at du ikke tåler nøtter. At du blir spurt om å holde en tale, og at det er greit å si nei. At du kan være stille en hel kveld uten at noen lurer på om du er sur.

I den byen, i den novembermåneden, var det en nabo som banket på. Hun hadde bakt for mye, sa hun. Det hadde hun ikke. Det skjønte jeg først flere år senere.`,
  },
  {
    title: 'Talen skrev hun selv',
    lead: 'Hvert år reiser femtenåringer seg og sier noe de mener, foran flere hundre mennesker. Hva skjer på veien dit?',
    author: 'Runa Myrvang',
    text: `Den første versjonen handlet om klimaet. Den andre handlet om farmor. Den tredje handlet om begge deler, og da visste Ylva at hun var i gang.

– Jeg trodde jeg måtte mene noe stort, sier hun. – Så sa kursholderen at jeg heller kunne si noe sant.

## Seks kvelder

Humanistisk konfirmasjon er et kurs før det er en seremoni. Gruppa til Ylva møttes seks kvelder i et klasserom som luktet tørr kritt. De snakket om gruppepress, om rettigheter og om hva man gjør når en venn har det vondt.

Kursholder Mahmod har fulgt elleve kull.

– De tror de skal lære hva vi mener. Så bruker vi seks kvelder på å finne ut hva de mener. Noen blir nesten litt skuffet, sier han og ler. – Men det går over.

## Fire minutter

Talen ble på fire minutter. Den handlet om et eple. Farmor delte det alltid i to og ga fra seg den største halvdelen, og hun lot som om hun ikke så forskjell.

– Det er jo det det handler om, sier Ylva. – At noen må la være å telle.

Da hun satte seg, var det helt stille et øyeblikk. Så begynte en i bakerste rad å klappe. Det var farmor.`,
  },
  {
    title: 'Fem spørsmål til en gravferdstaler',
    lead: 'Ingunn Solbakk har ledet over to hundre humanistiske gravferder. Hun er fortsatt nervøs hver gang.',
    author: 'Eskil Tveitane',
    text: `## Hva gjør du før en seremoni?

Jeg drar hjem til familien og sitter der lenge. Jeg spør om det vanlige: hvor hun vokste opp, hva hun jobbet med. Men det viktigste kommer ofte når jeg har tatt på meg skoene. Da er det noen som sier: «Forresten.»

## Hva om de er uenige om hvem hun var?

Det er de nesten alltid. En bror og en datter har ikke kjent det samme mennesket. Da sier jeg det, rett ut, i talen. Det pleier å bli en lettelse.

## Må man være humanist for å få en slik seremoni?

Nei. Den er åpen for alle. Det viktigste er at den passer for den som er død, og for dem som skal leve videre.

## Er det lov å le?

Det er ikke bare lov. Jeg husker en mann som hadde bestemt at vi skulle spille musikk fra et gammelt tv-program om fiske. Hele salen lo, og så gråt vi. Det ene åpnet for det andre.

## Hva har du lært om det å leve?

At folk sjelden blir husket for det de fikk til. De blir husket for hvordan det var å komme inn i et rom der de satt. Det prøver jeg å ta med meg hjem.`,
  },
  {
    title: 'Må jeg være enig for å være med?',
    lead: 'En leser lurer på om det er plass til tvilen hennes. Redaksjonen svarer.',
    author: '',
    text: `Jeg har vært medlem i to år, og jeg er glad i fellesskapet. Men jeg er ikke sikker på at jeg er så humanistisk som dere andre. Av og til tenner jeg lys i en kirke. Hører jeg egentlig til her?

Hilsen en som tviler

## Vi svarer

Kjære du,

du er ikke den eneste. De fleste av oss har minst én ting vi ikke får til å gå opp.

Et humanistisk livssyn er ikke en liste som skal krysses av. Det er en måte å lete på: med fornuften, med omtanke for andre og med vilje til å endre mening. Tvilen er ikke noe du må legge fra deg i gangen. Den er en del av verktøyet.

Lyset i kirken kan bety mye forskjellig. Kanskje er det der du tenker på noen du har mistet. Det må du gjerne fortsette med. Ingen hos oss kommer til å spørre hvor du gjør av sorgen din.

Så ja: Du hører til. Kom på neste møte, og si gjerne høyt det du har skrevet til oss. Vi tror det er flere i rommet som blir glade for at noen sa det først.

Hilsen redaksjonen`,
  },
];
