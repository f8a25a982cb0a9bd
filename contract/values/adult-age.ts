/** Of age from this birthday: one may give, agree to be sent news, and register a child (vergemålsloven §§ 8 and 9). In years. */
export const adultAge = 18;
