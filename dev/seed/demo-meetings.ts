/** The annual meetings of a chapter: papers, what members have sent in, and the one of last year with its minutes. */
import { sql } from 'kysely';
import { proposalTextVersion } from '#contract/meeting-values.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { pdfDocument } from '#server/platform/pdf-document.ts';
import { demoPersons, demoRecords, demoUnits } from './demo-people.ts';

const dayMs = 86_400_000;
const id = (series: string, number: number) =>
  `92${series}00000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The summons that the demo's notices are about. */
const comingId = '91000000-0000-4000-8000-000000000001';
const pastId = '91000000-0000-4000-8000-000000000002';
const { kari, liv } = demoPersons;

/** Safe to run again: what is there already stays as it is. After the offices and the notices. */
export async function seedMeetings(tx: Transaction, now: Date): Promise<void> {
  const known = await sql`select from meeting_paper limit 1`.execute(tx);
  if (known.rows.length > 0) return;
  const oslo = demoUnits.find(({ name }) => name === 'Oslo lokallag')!.id;
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  const day = (days: number) => addDays(norwegianDay(now), days);
  await sql`
    insert into unit_message (id, unit_id, author_id, author_role, kind, is_trial, subject, body, meeting_on,
      meeting_place, motions_by, nominations_by, written_at, leaves_at, told, sent_at, motions_published_at,
      candidates_published_at, voters_listed_at)
    select ${pastId}, ${oslo}, ${liv.id}, 'leader', 'summons', false, 'Årsmøtet i fjor',
      ${'Kjære alle sammen!\n\nVelkommen til årsmøtet.\n\nHilsen Liv'}, ${day(-280)}, 'Humanistenes hus, Oslo, kl. 18',
      ${day(-310)}, ${day(-300)}, ${at(-340)}, ${at(-340)}, count(*), ${at(-340)}, ${at(-308)}, ${at(-298)}, ${at(-279)}
    from membership where chapter_id = ${oslo} and ended_on is null
    on conflict (id) do nothing`.execute(tx);
  for (const personId of [kari.id, liv.id]) {
    await sql`insert into meeting_voter values (${pastId}, ${personId}) on conflict do nothing`.execute(tx);
    await sql`insert into notice (id, person_id, kind, subject_id, created_at, sent_at, read_at)
      values (gen_random_uuid(), ${personId}, 'unit-summons', ${pastId}, ${at(-340)}, ${at(-340)}, ${at(-339)})`.execute(
      tx,
    );
  }
  const papers = [
    [comingId, 'paper', 'Årsmelding og regnskap', -2],
    [comingId, 'paper', 'Forslag til årsplan', -1],
    [pastId, 'minutes', 'Protokoll fra årsmøtet', -270],
  ] as const;
  for (const [place, [meetingId, kind, title, days]] of papers.entries())
    await addPaper(tx, { place, meetingId, kind, title, at: at(days) });
  const motion = [
    [
      kari.id,
      pastId,
      'Turgruppe om våren',
      'Laget lager en turgruppe som går én tur i måneden fra mars.',
      -315,
    ],
    [
      demoRecords.gunn.id,
      comingId,
      'Åpent hus hver måned',
      'Laget holder åpent hus den første torsdagen i hver måned.',
      -1,
    ],
  ] as const;
  for (const [place, [personId, meetingId, title, body, days]] of motion.entries())
    await sql`insert into meeting_motion (id, message_id, person_id, title, body, reason, shows_name, text_version,
        sent_at, changed_at)
      values (${id('1', place)}, ${meetingId}, ${personId}, ${title}, ${body},
        'Da er det lett å bli kjent for dem som er nye.', true, ${proposalTextVersion}, ${at(days)}, ${at(days)})`.execute(
      tx,
    );
  await sql`insert into meeting_nomination (id, message_id, nominator_id, nominee_id, typed_name, role, reason,
      text_version, sent_at, changed_at, answered_at, is_accepted)
    values (${id('2', 0)}, ${comingId}, ${demoRecords.gunn.id}, ${demoRecords.gunn.id}, '', 'secretary',
      'Har vært nestleder i to år, og skriver gjerne.', ${proposalTextVersion}, ${at(-1)}, ${at(-1)}, ${at(-1)}, true)`.execute(
    tx,
  );
}

async function addPaper(
  tx: Transaction,
  paper: { place: number; meetingId: string; kind: string; title: string; at: Date },
): Promise<void> {
  const { place, meetingId, kind, title, at } = paper;
  const content = await pdfDocument({
    letterhead: { name: 'Oslo lokallag', lines: [], mark: [], foot: 'Oslo lokallag' },
    title,
    createdAt: at,
    blocks: [{ kind: 'paragraph', text: `${title} for Oslo lokallag. Dette er et eksempel.` }],
    pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  });
  const [paperId, fileId] = [id('3', place), id('4', place)];
  await sql`insert into meeting_paper (id, message_id, kind, title, added_by, added_at)
    values (${paperId}, ${meetingId}, ${kind}, ${title}, ${liv.id}, ${at})`.execute(tx);
  await sql`insert into attachment (id, paper_id, name, state, kind, announced_bytes, received_bytes, content_bytes,
      created_at, changed_at)
    values (${fileId}, ${paperId}, ${`${title}.pdf`}, 'ready', 'pdf', ${content.length}, ${content.length},
      ${content.length}, ${at}, ${at})`.execute(tx);
  await sql`insert into attachment_chunk (attachment_id, is_cleaned, start_byte, content)
    values (${fileId}, true, 0, ${content})`.execute(tx);
}
