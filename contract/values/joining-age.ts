/** From this age a person decides alone whether to be a member; until then a child can be registered (trossamfunnsloven § 2). In years. */
export const joiningAge = 15;
