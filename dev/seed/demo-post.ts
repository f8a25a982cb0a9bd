/** What came to member service otherwise than through the portal, and files that were sent along with what did. */
import sharp from 'sharp';
import { organisationMark } from '#server/documents/organisation-mark.ts';
import { addEnquiry, addMessage, takeRunningNumber } from '#server/features/enquiries/enquiry-repository.ts';
import { enquiryNumber, norwegianYear } from '#server/features/enquiries/enquiry-rules.ts';
import { dueDay } from '#server/features/enquiries/promise-rules.ts';
import { referenceOf } from '#server/features/leaving/leaving-rules.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import { demoPersons } from './demo-people.ts';
import { demoQueue } from './demo-queue.ts';

const id = (series: string, number: number) =>
  `6${series}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hourMs = 3_600_000;

/** Somebody who left in a letter, and has lost the certificate since. */
export const demoLeaver = {
  personId: id('3', 1),
  leavingId: id('4', 1),
  name: ['Bjørg', 'Fjeld'],
  number: '092811',
  joinedOn: '2004-05-17',
} as const;

/** Safe to run again: what is there already stays as it is. */
export async function seedPost(tx: Transaction, now: Date): Promise<void> {
  const { leavingId } = demoLeaver;
  if (await tx.selectFrom('leaving').select('id').where('id', '=', leavingId).executeTakeFirst()) return;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  await addLeaver(tx, at(4 * 24));
  await addUnidentified(tx, at(7));
  const letter = await settledElsewhere(at(50));
  await attach(
    tx,
    'Fortsatt registrert i et annet samfunn?',
    ['pdf', 'Svar på utmelding.pdf', letter],
    at(48),
  );
  const photo = await sharp(Buffer.from(letterBox)).png({ palette: true }).toBuffer();
  await attach(tx, 'To blad i samme postkasse', ['png', 'Postkassen.png', photo], at(6 * 24));
}

/** As the register has it when the job has been through it: nothing but what the certificate says. */
async function addLeaver(tx: Transaction, leftAt: Date): Promise<void> {
  const { personId, leavingId, name, number, joinedOn } = demoLeaver;
  const arrivedOn = norwegianDay(new Date(leftAt.getTime() - 24 * hourMs));
  const written = { channel: 'letter', arrivedOn };
  await tx.insertInto('person').values({ id: personId, given_name: name[0], family_name: name[1] }).execute();
  await tx
    .insertInto('leaving')
    .values({
      id: leavingId,
      left_at: leftAt,
      text_version: 'letter',
      person_id: personId,
      certificate: JSON.stringify({ name: name.join(' '), number, joinedOn, language: 'nb', written }),
      account_choice: 'keep',
      channel: 'letter',
      arrived_on: arrivedOn,
      purged_at: leftAt,
      registered_by: demoPersons.ingrid.id,
    })
    .execute();
}

async function addUnidentified(tx: Transaction, receivedAt: Date): Promise<void> {
  const enquiryId = id('0', 201);
  const year = norwegianYear(receivedAt);
  await addEnquiry(tx, {
    id: enquiryId,
    personId: null,
    about: null,
    wantsSms: false,
    receivedAt,
    topic: 'membership',
    number: enquiryNumber(year, await takeRunningNumber(tx, year)),
    sender: { name: demoLeaver.name.join(' '), email: 'bjorg@person.example', phone: null },
    subject: 'Bekreftelsen på at jeg er meldt ut',
    dueOn: dueDay('membership', norwegianDay(receivedAt), 2),
  });
  await addMessage(tx, {
    id: id('5', 1),
    enquiryId,
    author: 'person',
    authorId: null,
    sentAt: receivedAt,
    body: `Hei!\n\nJeg meldte meg ut i et brev i forrige uke, og nå har jeg rotet bort bekreftelsen dere sendte. Referansen var ${referenceOf(demoLeaver.leavingId)}. Kan dere sende den på nytt?\n\nHilsen Bjørg Fjeld`,
  });
}

/** Sent along with the first message of one of the demo's enquiries. */
async function attach(
  tx: Transaction,
  subject: string,
  [kind, name, content]: ['pdf' | 'png', string, Buffer],
  at: Date,
): Promise<void> {
  const enquiry = demoQueue.find((one) => one.subject === subject);
  const message = await tx
    .selectFrom('enquiry_message')
    .select('id')
    .where('enquiry_id', '=', enquiry?.id ?? '')
    .orderBy('sent_at')
    .executeTakeFirst();
  if (!message) return;
  const attachmentId = message.id.replace(/^7/, '6');
  const bytes = content.length;
  await tx
    .insertInto('attachment')
    .values({
      id: attachmentId,
      message_id: message.id,
      name,
      state: 'ready',
      kind,
      position: 1,
      announced_bytes: bytes,
      received_bytes: bytes,
      content_bytes: bytes,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await tx
    .insertInto('attachment_chunk')
    .values({ attachment_id: attachmentId, is_cleaned: true, start_byte: 0, content })
    .execute();
}

const settledElsewhere = (createdAt: Date): Promise<Buffer> =>
  pdfDocument({
    title: 'Svar på utmelding',
    createdAt,
    letterhead: { name: 'Eksempelsamfunnet', lines: ['Et brev til prøve'], mark: organisationMark, foot: '' },
    blocks: [
      { kind: 'paragraph', text: 'Kjære Nils Aas.' },
      { kind: 'paragraph', text: 'Vi bekrefter at du er meldt ut hos oss fra 3. mars i fjor.' },
    ],
    pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  });

/** A letter box with two magazines in it. */
const letterBox = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
  <rect width="480" height="360" fill="#dfe9e4"/><rect y="270" width="480" height="90" fill="#9db8a4"/>
  <rect x="228" y="220" width="24" height="110" fill="#7a5b43"/>
  <path d="M130 230v-70a60 60 0 0 1 60-60h110a60 60 0 0 1 60 60v70z" fill="#3d6b5c"/>
  <rect x="165" y="150" width="150" height="16" rx="4" fill="#20352f"/>
  <g transform="rotate(-7 240 130)"><rect x="180" y="70" width="54" height="84" fill="#f4efe4"/><rect x="188" y="82" width="38" height="8" fill="#c4552d"/></g>
  <g transform="rotate(6 260 130)"><rect x="246" y="66" width="54" height="88" fill="#f4efe4"/><rect x="254" y="78" width="38" height="8" fill="#c4552d"/></g>
  <rect x="160" y="160" width="160" height="70" fill="#3d6b5c"/></svg>`;
