/** More names of columns: of meetings, of how somebody got back in, and of what stands alone. */
export const otherColumnWords = {
  ...{ meeting_on: 'Møtedag', meeting_place: 'Møtested', motions_by: 'Frist for forslag' },
  ...{ nominations_by: 'Frist for kandidater', cancelled_at: 'Trukket tilbake' },
  found: 'Finnes',
  restricted_at: 'Bruken begrenset',
  worked_at: 'Utført',
  phone_set_at: 'Nummeret har stått her siden',
  ...{ checked_at: 'Sjekket', matched: 'Svarte riktig på', requested_at: 'Bedt om', lost: 'Mistet' },
  ...{
    new_email: 'Ny e-post',
    identity: 'Hvordan vi så at det var deg',
    stopped_from: 'Stoppet fra',
    told_email: 'E-post som fikk beskjed',
  },
  ...{ told_phone: 'Telefon som fikk beskjed', approved_at: 'Godkjent', opens_at: 'Ventet til' },
  ...{ dispute: 'Stemmer ikke', disputed_at: 'Meldt som feil', scope: 'Gjelder' },
  device: 'Enhet',
  taken_for: 'For å',
  ...{ taken_at: 'Hentet', members: 'Antall medlemmer', deleted_at: 'Slettet', code: 'Merke' },
  ...{
    email_since: 'E-posten lagt til',
    phone_since: 'Telefonen lagt til',
    phone_used_at: 'Telefonen sist brukt',
  },
  ...{
    former_verified_at: 'Den forrige bekreftet',
    is_contact: 'Også der vi når deg',
    counts_from: 'Gjelder fra',
  },
  ...{ needs_colleague: 'Må godkjennes av medlemsservice', told: 'Fikk beskjed' },
};
