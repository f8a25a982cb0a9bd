/** The magazine: readers, households, issues and returned post. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { labelCode } from '#server/features/magazine/print-file-rules.ts';
import { inDays } from '../days.ts';
import {
  insertArticle,
  insertIssue,
  insertMagazinePayment,
  insertPaperDelivery,
} from '../magazine-fixtures.ts';
import { typedAddress } from '../typed-forms.ts';
import type { Arrangements, Member, WriteStage } from './write-stage.ts';

type Mine = { version: string; household: { code: string } };

export function magazineArrangements(stage: WriteStage): Arrangements {
  const { db } = stage;

  /** A member who gets it on paper. */
  async function reader(): Promise<Member> {
    const member = await stage.member();
    const body = { givenName: '', familyName: '', channel: 'paper', ...typedAddress };
    await stage.call(member.sender, 'POST /api/magazine/orders', { body });
    return member;
  }
  const paused = async () => {
    const { sender } = await reader();
    await stage.call(sender, 'PUT /api/magazine/pause', { body: { untilOn: inDays(40) } });
    return sender;
  };
  const away = { fromOn: inDays(5), untilOn: inDays(40), ...typedAddress };
  /** Two who live at the same place. */
  async function household(isAgreed: boolean) {
    const [first, second] = [await reader(), await reader()];
    const place = `Delt vei ${stage.next()}`;
    await sql`update person set address_lines = ${[place]} where id in (${first.id}, ${second.id})`.execute(
      db,
    );
    const mine = await stage.call<Mine>(first.sender, 'POST /api/magazine/households');
    const body = { code: mine.household.code };
    if (isAgreed) await stage.call(second.sender, 'POST /api/magazine/household-memberships', { body });
    return { first, second, body };
  }

  return {
    'POST /api/magazine/deliveries/:id/missing': async () => {
      const { sender, id } = await stage.member();
      return { as: sender, params: { id: await insertPaperDelivery(db, id) } };
    },
    'PUT /api/magazine': async () => {
      const { sender } = await reader();
      const { version } = await stage.call<Mine>(sender, 'GET /api/magazine');
      return { as: sender, body: { version, channel: 'digital', ...typedAddress } };
    },
    'PUT /api/magazine/pause': async () => ({
      as: (await reader()).sender,
      body: { untilOn: inDays(40) },
    }),
    'DELETE /api/magazine/pause': async () => ({ as: await paused() }),
    'PUT /api/magazine/temporary-address': async () => ({ as: (await reader()).sender, body: away }),
    'DELETE /api/magazine/temporary-address': async () => {
      const { sender } = await reader();
      await stage.call(sender, 'PUT /api/magazine/temporary-address', { body: away });
      return { as: sender };
    },
    'POST /api/magazine/households': async () => ({ as: (await reader()).sender }),
    'POST /api/magazine/household-memberships': async () => {
      const { second, body } = await household(false);
      return { as: second.sender, body };
    },
    'DELETE /api/magazine/household-membership': async () => ({
      as: (await household(true)).second.sender,
    }),
    'DELETE /api/magazine/household-end': async () => {
      const { first, second } = await household(true);
      await stage.call(second.sender, 'DELETE /api/magazine/household-membership');
      return { as: first.sender };
    },
    'PUT /api/staff/magazine-issues/:id': async () => ({
      as: 'mona',
      params: { id: await insertIssue(db, 30) },
      body: {
        number: `${stage.next()}/2099`,
        title: 'Prøve',
        deadlineOn: inDays(16),
        outOn: inDays(30),
        audioUrl: '',
        version: 1,
      },
    }),
    'POST /api/staff/magazine-issues/:id/articles': async () => ({
      as: 'mona',
      params: { id: await insertIssue(db, 30) },
      body: { place: '1', title: 'Prøve', lead: '', author: '', text: 'Et avsnitt.' },
    }),
    'PUT /api/staff/magazine-articles/:id': async () => ({
      as: 'mona',
      params: { id: await insertArticle(db, await insertIssue(db, 30)) },
      body: { place: '2', title: 'Rettet', lead: '', author: '', text: 'Et avsnitt.', version: 1 },
    }),
    'DELETE /api/staff/magazine-articles/:id': async () => ({
      as: 'mona',
      params: { id: await insertArticle(db, await insertIssue(db, 30)) },
    }),
    'POST /api/staff/magazine-issues': async () => ({
      as: 'mona',
      body: {
        number: `${stage.next()}/2098`,
        title: 'Prøve',
        audioUrl: '',
        deadlineOn: '2098-01-10',
        outOn: '2098-02-01',
      },
    }),
    'POST /api/staff/enquiries/:id/magazine/refunds': async () => {
      const { sender, id } = await stage.member();
      const paymentId = await insertMagazinePayment(db, id, 'paid');
      return { as: 'mona', params: { id: await stage.enquiryOf(sender) }, body: { paymentId } };
    },
    'POST /api/staff/magazine-returns': async () => {
      const { id } = await stage.member();
      const deliveryId = await insertPaperDelivery(db, id);
      const exportId = randomUUID();
      await sql`insert into magazine_export (id, issue_id, purpose, made_at, labels)
        select ${exportId}, issue_id, 'run', now() - interval '9 days', 1 from magazine_delivery
        where id = ${deliveryId}`.execute(db);
      const { rows } = await sql<{ number: number }>`
        insert into magazine_label (id, delivery_id, purpose, lines, postal_code, is_abroad, export_id)
        values (${randomUUID()}, ${deliveryId}, 'run', array['Kim Prøve', 'Storgata 1'], '0182', false, ${exportId})
        returning number`.execute(db);
      return { as: 'mona', body: { code: labelCode(rows[0]!.number) } };
    },
  };
}
