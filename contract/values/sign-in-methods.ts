/** What a token says of how somebody signed in: OpenID's own `acr` and `amr`, and Entra's authentication contexts, `acrs`. */
export const methodClaims = ['acr', 'amr', 'acrs'] as const;

/** Calling codes of the countries to which text messages are sent: codes and invitations, here and at the sign-in. */
export const smsCallingCodes: readonly string[] = ['+47'];

/** What the embedded provider says of a sign-in with two codes. */
export const twoStepMethod = 'mfa';

/** `none`, or ways of which one is enough: `amr=mfa acrs=c1`. */
export const strongSignInPattern = /^(none|(acrs?|amr)=[\w.:/-]+( (acrs?|amr)=[\w.:/-]+)*)$/;

/** @param text as in the pattern @returns each way by itself */
export const readStrongSignIn = (text = 'none'): string[] => (text === 'none' ? [] : text.split(' '));

/** Whether the embedded provider can do it. */
export const isTwoStep = (ways: readonly string[]): boolean =>
  ways.every((way) => way === `amr=${twoStepMethod}`);
