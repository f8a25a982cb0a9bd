/** The enquiry of a person whose joining member service has to check, in their own list too: in the language of the page. */
import type { Language } from './letter.ts';

export const joiningCheckWords: Record<Language, { subject: string; message: string }> = {
  nb: {
    subject: 'Innmeldingen min',
    message:
      'Jeg har fylt ut innmeldingen på Min side og trykket «Bli medlem». Det er noe som må sjekkes før innmeldingen er fullført.',
  },
  nn: {
    subject: 'Innmeldinga mi',
    message:
      'Eg har fylt ut innmeldinga på Min side og trykt «Bli medlem». Det er noko som må sjekkast før innmeldinga er fullført.',
  },
  en: {
    subject: 'My application for membership',
    message:
      'I have filled in the application on Min side and pressed “Become a member”. Something has to be checked before I am a member.',
  },
};
