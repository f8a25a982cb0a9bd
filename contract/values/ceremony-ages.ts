/** From this age a young person signs up for their own confirmation (barnelova § 32). In years. */
export const ownConfirmationAge = 15;
/** Those who marry are at least this old (ekteskapsloven § 1 a). In years. */
export const marriageAge = 18;
/** How long a certificate that two may marry is valid (ekteskapsloven § 7). In months. */
export const certificateMonths = 4;
