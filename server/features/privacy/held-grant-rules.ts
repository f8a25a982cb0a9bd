/** The lists for the state grant, and the control's answers. */
import type { HeldTables } from './held-table-rules.ts';

export const heldOfGrant: HeldTables = {
  grant_list_line: {
    where: `t.person_id = :person or t.child_id in (select child_id from child_guardian where person_id = :person)`,
    given: ['kind', 'reason', 'municipality'],
    keys: ['id', 'list_id', 'person_id', 'child_id'],
    held: ['number_sealed'],
    looked: { year: '(select l.year from grant_list l where l.id = t.list_id)' },
    out: { number_index: 'secret' },
  },
  grant_list: 'elsewhere',
  grant_list_event: 'others',
  grant_control: 'others',
  grant_control_answer: {
    where: 't.person_id = :person',
    given: ['told_at', 'outcome', 'state', 'reminders', 'settled_at'],
    keys: ['id', 'control_id', 'line_id', 'person_id'],
    out: { settled_by_name: 'others', note: 'internal' },
  },
};
