/** The message that an administrator sends to themselves to see whether it arrives. */
import { letterIn } from './letter.ts';

export const setupTest = letterIn({
  nb: ({ code }: { code: string }) => ({
    subject: 'Prøve fra Min side',
    text: [
      'Dette er en prøve på at e-post fra Min side kommer fram.',
      `Skriv denne koden på siden du sendte prøven fra: ${code}`,
      'Vet du ikke hva dette gjelder, kan du se bort fra meldingen.',
    ],
    sms: `Prøve fra Min side. Koden er ${code}.`,
  }),
  nn: ({ code }: { code: string }) => ({
    subject: 'Prøve frå Min side',
    text: [
      'Dette er ei prøve på at e-post frå Min side kjem fram.',
      `Skriv denne koden på sida du sende prøva frå: ${code}`,
      'Veit du ikkje kva dette gjeld, kan du sjå bort frå meldinga.',
    ],
    sms: `Prøve frå Min side. Koden er ${code}.`,
  }),
  en: ({ code }) => ({
    subject: 'Test from Min side',
    text: [
      'This is a test of whether e-mail from Min side arrives.',
      `Enter this code on the page where you sent the test: ${code}`,
      'If you do not know what this is about, you can ignore the message.',
    ],
    sms: `Test from Min side. The code is ${code}.`,
  }),
});
