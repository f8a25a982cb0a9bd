/** What a request to find a record says, to member service and in the person's own list. */

/** @param request.bornOn `YYYY-MM-DD` @param request.contact what the person signs in with */
export function matchRequestWords(request: {
  name: string;
  bornOn: string;
  remark: string;
  contact: string[];
}) {
  const [year, month, day] = request.bornOn.split('-');
  return {
    subject: 'Finn medlemskapet mitt',
    message: [
      'Jeg mener at jeg er medlem allerede, men Min side finner ikke medlemskapet mitt.',
      [
        `Navn: ${request.name}`,
        `Fødselsdato: ${day}.${month}.${year}`,
        `Logger inn med: ${request.contact.join(', ') || 'ukjent'}`,
      ].join('\n'),
      request.remark,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
