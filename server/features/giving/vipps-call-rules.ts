/** The keys that our calls to Vipps carry: the same wish has the same key, however often it is sent. */

/**
 * @param id a UUID of ours
 * @returns at most 40 characters, letters, digits and hyphens
 */
export const callKey = (what: string, id: string): string => `${id.replaceAll('-', '')}-${what}`.slice(0, 40);

/** What is said on a charge in the app. At most 45 characters. */
export const chargeDescription = (productName: string, dueOn: string): string =>
  `${productName} ${dueOn.split('-').reverse().join('.')}`.slice(0, 45);
