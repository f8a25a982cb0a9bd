/** A programme for the months to come: made up, with something of every kind. */
import { activityId, type DemoActivity, demoUnitIds } from './demo-activity.ts';
import { osloActivities } from './demo-oslo-activities.ts';

const { bergen, drammen, east, national, stavanger, tromso, trondheim } = demoUnitIds;

export const demoActivities: DemoActivity[] = [
  ...osloActivities,
  {
    ...{ id: activityId(4), unitId: national, type: 'talk', title: 'Hva er humanisme i dag?' },
    summary: 'En times digital kveld for deg som er ny, eller som har lyst til å friske opp.',
    description:
      'Vi snakker om hva humanister tror på, hva vi gjør, og hvordan du kan være med. Det blir god tid til spørsmål.',
    ...{
      inDays: 11,
      from: '19:00',
      until: '20:00',
      digitalLink: 'https://mote.humanistlaget.example/hva-er',
    },
    accessNote: 'Direkte teksting på norsk.',
  },
  {
    ...{ id: activityId(6), unitId: drammen, type: 'meeting', title: 'Åpent styremøte i Drammen' },
    summary: 'Bli med og bestem hva lokallaget skal gjøre til våren.',
    description: 'Vi setter opp programmet for våren. Alle medlemmer kan komme med forslag.',
    ...{ inDays: 9, from: '18:00', until: '19:30', place: 'Drammen bibliotek', audience: 'members' },
  },
  {
    ...{ id: activityId(7), unitId: bergen, type: 'trip', title: 'Tur til Fløyen i skumringen' },
    summary: 'Vi går opp i dagslys og ned med hodelykt.',
    description: 'Turen passer for deg som er vant til å gå i bakker. Ta med hodelykt og varme klær.',
    ...{ inDays: 16, from: '14:30', until: '18:00', place: 'Fløibanens nedre stasjon, Bergen' },
    ...{ capacity: 25, ages: [16, null], maxGuests: 1 },
  },
  {
    ...{ id: activityId(9), unitId: east, type: 'course', title: 'Kurs for frivillige: å lede en samtale' },
    summary: 'To kvelder om å lytte, stille gode spørsmål og gi alle plass.',
    description: 'Kurset er for deg som vil lede samtalekvelder, eller som er nysgjerrig på det.',
    ...{ inDays: 23, from: '17:00', until: '20:00', deadlineDays: 7, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 16, audience: 'members' },
  },
  {
    ...{ id: activityId(10), seriesId: activityId(9), unitId: east, type: 'course' },
    title: 'Kurs for frivillige: å lede en samtale',
    summary: 'To kvelder om å lytte, stille gode spørsmål og gi alle plass.',
    description: 'Kurset er for deg som vil lede samtalekvelder, eller som er nysgjerrig på det.',
    ...{ inDays: 51, from: '17:00', until: '20:00', deadlineDays: 7, place: 'Humanistenes hus, Oslo' },
    ...{ capacity: 16, audience: 'members' },
  },
  {
    ...{ id: activityId(11), unitId: trondheim, type: 'talk', title: 'Kan vi stole på det vi husker?' },
    summary: 'En psykolog forteller om minner som flytter på seg.',
    description: 'Foredrag på førti minutter, og spørsmål etterpå.',
    ...{ inDays: 12, from: '18:00', until: '19:30', place: 'Trondheim folkebibliotek', capacity: 80 },
    maxGuests: 3,
  },
  {
    ...{ id: activityId(12), unitId: tromso, type: 'culture', title: 'Mørketidskino' },
    summary: 'Vi ser en film om håp, og snakker om den etterpå.',
    description: 'Filmen har norsk tekst. Popkorn er med i prisen.',
    ...{ inDays: 27, from: '18:00', until: '21:00', place: 'Verdensteatret, Tromsø', capacity: 50 },
    ...{ prices: [80, 120, 50], takesChildren: true, maxGuests: 3, ages: [9, null] },
  },
  {
    ...{ id: activityId(13), unitId: stavanger, type: 'volunteering', title: 'Leksehjelp på biblioteket' },
    summary: 'Vi hjelper ungdomsskoleelever med lekser to timer i uken.',
    description: 'Du trenger ikke å være god i alt. Det viktigste er at du har tid.',
    ...{ inDays: 10, from: '16:00', until: '18:00', place: 'Sølvberget, Stavanger', ages: [18, null] },
    ...{ capacity: 8, audience: 'members' },
  },
  {
    ...{ id: activityId(14), unitId: stavanger, type: 'talk', title: 'Debattkveld om dødshjelp' },
    summary: 'To leger og en jurist er uenige, på en ordentlig måte.',
    description: 'Innledninger, debatt og spørsmål fra salen.',
    ...{ inDays: 18, from: '19:00', until: '21:00', place: 'Stavanger kulturhus' },
    ...{ state: 'cancelled', cancelReason: 'To av innlederne er blitt syke. Vi prøver igjen til våren.' },
  },
  {
    ...{
      id: activityId(15),
      unitId: national,
      type: 'meeting',
      title: 'Digital velkomstkveld for nye medlemmer',
    },
    summary: 'Møt andre nye medlemmer og noen som har vært med lenge.',
    description: 'Vi er i smågrupper, så alle får sagt noe.',
    ...{ inDays: 40, from: '19:00', until: '20:30', audience: 'members', capacity: 100 },
    digitalLink: 'https://mote.humanistlaget.example/velkommen',
  },
  {
    ...{ id: activityId(16), unitId: bergen, type: 'family', title: 'Barnas filosofiverksted' },
    summary: 'Barn fra seks til tolv år undrer seg sammen, med tegning og lek.',
    description: 'Foreldre kan være med eller drikke kaffe ved siden av.',
    ...{ inDays: 33, from: '11:00', until: '13:00', place: 'Bergen offentlige bibliotek', capacity: 20 },
    ...{ takesChildren: true, ages: [6, 12] },
  },
];
