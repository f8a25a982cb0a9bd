/** How the portal is operated, as far as administrators see it. */
export type Operation = {
  /** Null: mail is signed by the mail server, if at all. */
  dkimSelector: string | null;
  /** Representatives and staff sign in with two steps. */
  asksStrongSignIn: boolean;
  /** The secret is in the settings, not in the data folder. */
  hasSecretApart: boolean;
};
