/** To somebody who has told us of a death. Neither who has died nor anything we know of them is in it. */

/** @param memberService the phone number as it is read aloud, and when it is answered */
export const deathReceived = (memberService: {
  phone: string;
  hours: string;
}): {
  subject: string;
  text: string;
} => ({
  subject: 'Vi har fått meldingen din',
  text: [
    'Hei!',
    'Takk for at du sa fra. Vi kondolerer.',
    'Meldingen din er kommet fram, og vi tar oss av resten. Du trenger ikke å gjøre noe mer.',
    `Vil du snakke med noen, kan du ringe oss på ${memberService.phone}, ${memberService.hours}.`,
    'Vennlig hilsen\nMin side',
    'Denne e-posten kan ikke besvares. Var det ikke du som skrev til oss, kan du se bort fra den.',
  ].join('\n\n'),
});
