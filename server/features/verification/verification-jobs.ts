import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '#contract/values/portal-languages.ts';
import { contactCode, signInTied, signInUntied } from '#server/letters/contact-letters.ts';
import type { Letter } from '#server/letters/letter.ts';
import { deleteOldAttempts } from '#server/platform/database/attempts.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { warnOfSendingCap } from '#server/platform/sending-limits.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type TellOfClaim, tellOfClaimJob, tellOfUntyingJob } from './account-tie-service.ts';
import { armCode, deleteOldCodes, findContact } from './contact-code-repository.ts';
import { type ContactCodeJob, createCodeHash, sendContactCodeJob } from './verification-service.ts';

type Needs = Pick<Ports, 'db' | 'mail' | 'sms' | 'clock' | 'secret' | 'origin' | 'organisation'>;

const send = (
  { mail, sms }: Needs,
  id: string,
  to: { kind: 'email' | 'phone'; value: string; language?: Language | undefined },
  letter: Letter,
) =>
  to.kind === 'email'
    ? mail.send({
        id,
        to: to.value,
        subject: letter.subject,
        text: letter.text,
        language: to.language ?? 'nb',
      })
    : sms.send({ id, to: to.value, text: letter.sms });

/** Makes the digits and sends them. Run twice, it sends a second code, and the first is worth nothing. */
const sendContactCode = (needs: Needs): JobDefinition<ContactCodeJob> => {
  const { hashOf } = createCodeHash(needs.secret);
  return {
    ...sendContactCodeJob,
    async run({ codeId: id }) {
      const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('base64url');
      const to = await armCode(needs.db, { id, salt, hash: hashOf(id, salt, code) }, needs.clock.now());
      if (to) await send(needs, `${id}-${salt}`, to, contactCode({ code, language: to.language }));
    },
  };
};

/** To every contact point of the record: the one who signed in has proven one of them, and another may live with them. */
const tellOfClaim = (needs: Needs): JobDefinition<TellOfClaim> => ({
  ...tellOfClaimJob,
  async run({ personId }) {
    const contact = await findContact(needs.db, personId);
    const language = contact?.language;
    const letter = signInTied({
      link: needs.origin,
      phone: needs.organisation.memberService.phone,
      language,
    });
    if (contact?.email)
      await send(needs, `${personId}-tied`, { kind: 'email', value: contact.email, language }, letter);
    if (contact?.phone)
      await send(needs, `${personId}-tied`, { kind: 'phone', value: contact.phone, language }, letter);
  },
});

/** To the person it was taken from, and to the former owner: each at their current contact points. */
const tellOfUntying = (needs: Needs): JobDefinition<TellOfClaim> => ({
  ...tellOfUntyingJob,
  async run({ personId }) {
    const contact = await findContact(needs.db, personId);
    const language = contact?.language;
    const letter = signInUntied({
      link: needs.origin,
      phone: needs.organisation.memberService.phone,
      language,
    });
    const id = `${personId}-untied`;
    if (contact?.email) await send(needs, id, { kind: 'email', value: contact.email, language }, letter);
    if (contact?.phone) await send(needs, id, { kind: 'phone', value: contact.phone, language }, letter);
  },
});

const forgetOldCodes = (needs: Needs): JobDefinition => ({
  name: 'forget-old-codes',
  schedule: '23 3 * * *',
  async run() {
    const before = new Date(needs.clock.now().getTime() - 86_400_000);
    await deleteOldCodes(needs.db, before);
    await deleteOldAttempts(needs.db, before);
  },
});

export const verificationJobs = (needs: Needs): JobDefinition<never>[] => [
  sendContactCode(needs),
  tellOfClaim(needs),
  tellOfUntying(needs),
  forgetOldCodes(needs),
  warnOfSendingCap,
];
