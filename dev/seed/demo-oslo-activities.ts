/** What the chapter in Oslo invites to. */
import { activityId, type DemoActivity, demoUnitIds } from './demo-activity.ts';

const { oslo } = demoUnitIds;

export const osloActivities: DemoActivity[] = [
  {
    ...{ id: activityId(1), unitId: oslo, type: 'trip', title: 'Tur langs Akerselva' },
    summary: 'En rolig tur fra Nydalen til Grünerløkka, med kaffe og gode samtaler underveis.',
    description:
      'Vi møtes ved T-banen og går i et tempo som passer alle. Halvveis stopper vi og spiser det vi har med.\n\nTuren er på fem kilometer, og det går nedover hele veien. Ta med drikke, noe å sitte på og klær etter været.',
    ...{ inDays: 8, from: '11:00', until: '14:00', place: 'Nydalen T-banestasjon, Oslo' },
    accessNote: 'Grusvei hele veien. Det går fint med barnevogn, og med rullestol når det ikke er is.',
    ...{ takesChildren: true, maxGuests: 3 },
    news: 'Det er meldt sol! Vi tar med kaffe til alle, så ta gjerne med egen kopp.',
  },
  {
    ...{ id: activityId(2), unitId: oslo, type: 'culture', title: 'Filosofikafé: Har vi fri vilje?' },
    summary: 'Vi tar en stor tanke og en liten kopp kaffe, og snakker sammen rundt bordet.',
    description:
      'Kvelden begynner med et kort innlegg på ti minutter. Etterpå snakker vi sammen i grupper på fem. Du trenger ikke å ha lest noe på forhånd.',
    ...{ inDays: 5, from: '18:30', until: '20:30', place: 'Litteraturhuset, Wergelandsveien 29, Oslo' },
    ...{ accessNote: 'Heis og teleslynge.', capacity: 4, maxGuests: 1 },
  },
  {
    ...{ id: activityId(3), unitId: oslo, type: 'family', title: 'Familiedag med bål og pinnebrød' },
    summary: 'Barna lager pinnebrød, og de voksne får sitte i ro. Vi har bål, kakao og natursti.',
    description:
      'Kom når det passer mellom tolv og tre. Naturstien er laget for barn fra fire til ti år, og det er premie til alle.\n\nVi ordner deig, kakao og kaffe.',
    ...{ inDays: 14, from: '12:00', until: '15:00', deadlineDays: 3, place: 'Sognsvann, Oslo' },
    ...{ capacity: 60, takesChildren: true, maxGuests: 2 },
    questions: [
      { words: 'Er det noen matallergier vi bør vite om?', kind: 'text', isHealth: true },
      { words: 'Er det greit at vi tar bilder der dere kan være med?', kind: 'yes-no', isRequired: true },
    ],
  },
  {
    ...{ id: activityId(5), unitId: oslo, type: 'culture', title: 'Julebord for alle som vil ha selskap' },
    summary: 'Tre retter ved langbord, med sang og uten krav. Kom alene eller ta med noen.',
    description:
      'Vi dekker langbord og setter folk sammen, så ingen blir sittende alene. Maten er vegetarisk, og det finnes noe for alle.',
    ...{ inDays: 20, from: '17:00', until: '21:00', deadlineDays: 5, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 40, takesChildren: true, maxGuests: 2 },
    ...{ prices: [250, 350, 0], refundRule: 'until-deadline' },
    questions: [{ words: 'Er det noe du ikke kan spise?', kind: 'text', isHealth: true }],
  },
  {
    ...{ id: activityId(8), unitId: oslo, type: 'annual-meeting', title: 'Årsmøte i Oslo lokallag' },
    summary: 'Valg av styre, regnskap og planer. Du må være medlem den dagen møtet holdes.',
    description:
      'Sakspapirene ligger på Min side fire uker før møtet. Forslag må være sendt seks uker før.\n\nEtter møtet er det suppe til alle.',
    ...{ inDays: 96, from: '17:30', until: '20:30', deadlineDays: 2, place: 'Humanistenes hus, Oslo' },
    ...{ accessNote: 'Heis og teleslynge. Si fra hvis du trenger tolk.', audience: 'members' },
  },
  {
    ...{ id: activityId(17), unitId: oslo, type: 'talk', title: 'Vårens første temamøte' },
    summary: 'Ikke ferdig planlagt ennå.',
    description: '',
    ...{ inDays: 75, from: '18:00', until: '20:00', place: 'Humanistenes hus, Oslo', state: 'draft' },
  },
  {
    ...{ id: activityId(18), unitId: oslo, type: 'talk', title: 'Bokbad om tvil' },
    summary: 'En forfatter og en prest snakket om det å ikke vite.',
    description: 'Samtale og spørsmål.',
    ...{ inDays: -12, from: '18:00', until: '20:00', place: 'Litteraturhuset, Oslo', capacity: 30 },
  },
];
