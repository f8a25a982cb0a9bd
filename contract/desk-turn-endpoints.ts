/** Which employees at the desk are given new cases in turn: what they choose themselves, and colleagues see. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryTopic, enquiryTopics } from './enquiry-endpoints.ts';

/** What an employee takes; none chosen: cases of all topics. */
export const TurnChoice = z.object({
  topics: z.array(EnquiryTopic).check(z.maxLength(enquiryTopics.length)),
});
export type TurnChoice = z.infer<typeof TurnChoice>;

const Turn = z.object({
  /** Null where the caller takes no turn. */
  mine: z.nullable(TurnChoice),
  /** Colleagues who do; first names. */
  others: z.array(z.object({ name: z.string(), ...TurnChoice.shape })),
});
export type Turn = z.infer<typeof Turn>;

export const deskTurnEndpoints = defineEndpoints({
  'GET /api/staff/turn': {
    access: 'staff',
    summary: 'Who at the desk is given new cases in turn, and of which topics',
    response: Turn,
  },
  'PUT /api/staff/turn/mine': {
    access: 'staff',
    summary: 'The caller is given new cases in turn; replaces the topics chosen before',
    body: TurnChoice,
    response: Turn,
  },
  'DELETE /api/staff/turn/mine': {
    access: 'staff',
    summary: 'The caller is given no more cases',
    response: Turn,
  },
});
