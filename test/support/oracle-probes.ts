/**
 * Every endpoint that takes a number, name, birth date or contact point from a caller who may not see whose it
 * is: how it is asked about a person of the register, and about an unknown one.
 */
import { randomUUID } from 'node:crypto';
import { childrenTextVersion } from '#contract/children-endpoints.ts';
import type { EndpointKey } from '#contract/endpoint.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import type { Answer } from './answer.ts';
import { funeralRequest, weddingRequest } from './ceremony-access-policy.ts';
import { aWish } from './giving-stage.ts';
import { type Asked, type Caller, name, type OracleWorld } from './oracle-world.ts';
import { typedJoining } from './typed-forms.ts';

export type Probe = {
  key: EndpointKey;
  /** What is asked about, where an endpoint takes several such things. */
  about: string;
  /** Null: no sign-in. */
  caller(world: OracleWorld, bornOn: string): Promise<Caller | null>;
  ask(world: OracleWorld, caller: Caller | null, asked: Asked): Promise<Answer>;
  /** What follows by itself on the same question: its answer must not tell either. */
  follow?(world: OracleWorld, caller: Caller | null, asked: Asked): Promise<Answer>;
};

const anybody = async () => null;
const byNewcomer = (world: OracleWorld) => world.newcomer();
const byMember = (world: OracleWorld, bornOn: string) => world.member(bornOn);
const ticketOf = ({ portal }: OracleWorld) =>
  portal.services.contact.contact.issueTicket(new Date(portal.clock.now().getTime() - 10_000));
const gift = ({ number, bornOn }: Asked) => ({
  amountKroner: '300',
  purposeId: 'general',
  wantsTaxDeduction: true,
  ...name,
  fodselsnummer: number,
  bornOn,
});

export const oracleProbes: readonly Probe[] = [
  {
    key: 'POST /api/giving/gifts',
    about: 'number',
    caller: byNewcomer,
    ask: (world, caller, asked) => world.as(caller, 'POST /api/giving/gifts', gift(asked)),
  },
  {
    key: 'POST /api/giving/agreements',
    about: 'number',
    caller: byNewcomer,
    ask: (world, caller, asked) =>
      world.as(caller, 'POST /api/giving/agreements', {
        ...aWish,
        ...name,
        wantsTaxDeduction: true,
        fodselsnummer: asked.number,
        bornOn: asked.bornOn,
      }),
  },
  {
    key: 'PUT /api/giving/tax-wish',
    about: 'number',
    caller: byMember,
    ask: (world, caller, { number }) =>
      world.as(caller, 'PUT /api/giving/tax-wish', { wantsTaxDeduction: true, fodselsnummer: number }),
  },
  {
    key: 'PUT /api/profile/fodselsnummer',
    about: 'number',
    caller: byMember,
    ask: (world, caller, { number }) =>
      world.as(caller, 'PUT /api/profile/fodselsnummer', { fodselsnummer: number }),
  },
  {
    key: 'PUT /api/joining/details',
    about: 'number',
    caller: byNewcomer,
    ask: (world, caller, { number, bornOn }) =>
      world.as(caller, 'PUT /api/joining/details', joiningDetails({ fodselsnummer: number, bornOn })),
    follow: pressJoin,
  },
  {
    key: 'PUT /api/joining/details',
    about: 'contact points',
    caller: byNewcomer,
    ask: (world, caller, { email, phone, bornOn }) =>
      world.as(caller, 'PUT /api/joining/details', joiningDetails({ email, phone, bornOn })),
    follow: pressJoin,
  },
  {
    key: 'PUT /api/child-registrations/:id',
    about: "a child's number",
    caller: byMember,
    ask: (world, caller, { childNumber }) => registerChild(world, caller!, childNumber, null),
  },
  {
    key: 'PUT /api/child-registrations/:id',
    about: 'the second guardian',
    caller: byMember,
    ask: (world, caller, asked) =>
      registerChild(world, caller!, tenorNumber(norwegianDay(world.portal.clock.now()), nextSkip()), {
        name: asked.name,
        contact: asked.email,
      }),
  },
  {
    key: 'POST /api/profile/contact-changes',
    about: 'contact point',
    caller: byMember,
    ask: (world, caller, { email }) =>
      world.as(caller, 'POST /api/profile/contact-changes', { kind: 'email', value: email }),
  },
  {
    key: 'POST /api/verification/claims',
    about: 'name and birth date',
    caller: byNewcomer,
    ask: (world, caller, asked) =>
      world.as(caller, 'POST /api/verification/claims', { name: asked.name, bornOn: asked.bornOn }),
  },
  {
    key: 'POST /api/verification/match-requests',
    about: 'name and birth date',
    caller: byNewcomer,
    ask: (world, caller, asked) =>
      world.as(caller, 'POST /api/verification/match-requests', {
        name: asked.name,
        bornOn: asked.bornOn,
        remark: '',
      }),
  },
  {
    key: 'POST /api/verification/confirmations',
    about: "another's code",
    caller: byNewcomer,
    ask: (world, caller, { codeId }) =>
      world.as(caller, 'POST /api/verification/confirmations', { id: codeId, code: '123456' }),
  },
  {
    key: 'POST /api/death-reports',
    about: 'name and birth date',
    caller: anybody,
    ask: (world, _caller, asked) =>
      world.as(null, 'POST /api/death-reports', {
        name: asked.name,
        bornOn: asked.bornOn,
        address: '',
        diedOn: '',
        reporterName: 'Pål Nilsen',
        email: 'paal@person.example',
        phone: '',
        relation: 'child',
        wantsTalk: false,
        ticket: ticketOf(world),
      }),
  },
  {
    key: 'POST /api/contact-messages',
    about: 'contact points',
    caller: anybody,
    ask: (world, _caller, { name: who, email, phone }) =>
      world.as(null, 'POST /api/contact-messages', {
        name: who,
        email,
        phone,
        topic: 'sign-in',
        message: 'Jeg får ikke logget inn hos dere.',
        ticket: ticketOf(world),
      }),
  },
  {
    key: 'POST /api/sender-codes',
    about: 'contact points',
    caller: anybody,
    ask: (world, _caller, { email }) =>
      world.as(null, 'POST /api/sender-codes', { contact: email, ticket: ticketOf(world) }),
  },
  {
    key: 'POST /api/open-wedding-requests',
    about: 'contact points',
    caller: anybody,
    ask: (world, _caller, { name: who, email, phone }) =>
      world.as(null, 'POST /api/open-wedding-requests', {
        ...weddingRequest,
        name: who,
        email,
        phone,
        ticket: ticketOf(world),
      }),
  },
  {
    key: 'POST /api/open-funeral-requests',
    about: 'contact points',
    caller: anybody,
    ask: (world, _caller, { name: who, email, phone }) =>
      world.as(null, 'POST /api/open-funeral-requests', {
        ...funeralRequest,
        deceased: who,
        name: who,
        email,
        phone,
        ticket: ticketOf(world),
      }),
  },
];

/** Takes a name or a contact point, and does not compare it. */
export const comparesNothing: Readonly<Partial<Record<EndpointKey, string>>> = {
  'PUT /api/profile/birth-date': "the caller's own birth date",
  'POST /api/magazine/orders': "the caller's own name",
  'POST /api/uploads': 'the name of a file',
  'POST /api/meetings/:id/motions': 'the heading of a motion',
  'PUT /api/motions/:id': 'the heading of a motion',
  'POST /api/meetings/:id/nominations': 'waits for an answer, whether there is such a member or not',
  'POST /api/activities/:id/sign-ups': 'the names of guests, kept as they are written',
  'POST /api/role-acceptances': "a newcomer's own name",
  'POST /api/setup/claims': "the first administrator's own name",
};

async function pressJoin(world: OracleWorld, caller: Caller | null): Promise<Answer> {
  const communities = { answer: 'no', wantsReminder: false, grantsSupport: true };
  await world.as(caller, 'PUT /api/joining/communities', communities);
  return world.as(caller, 'POST /api/joining', { endorsesPurpose: true, textVersion: joiningTextVersion });
}

let skips = 0;
const nextSkip = () => {
  skips += 1;
  return skips % 300;
};

function joiningDetails(change: object) {
  return {
    ...typedJoining,
    ...name,
    isFodselsnummerLater: !('fodselsnummer' in change),
    email: '',
    phone: '+4768099001',
    ...change,
  };
}

async function registerChild(world: OracleWorld, caller: Caller, number: string, second: object | null) {
  const start = await world.as(caller, 'GET /api/child-registration-start');
  const { permit } = start.body as unknown as { permit: string };
  return world.as(
    caller,
    'PUT /api/child-registrations/:id',
    {
      permit,
      isSole: second === null,
      secondGuardian: second,
      isNotElsewhere: true,
      children: [
        { givenName: 'Kim', familyName: 'Eira', fodselsnummer: number, isInformed: true, isHeard: true },
      ],
      textVersion: childrenTextVersion,
    },
    { id: randomUUID() },
  );
}
