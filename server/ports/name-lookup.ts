/** Looks up what a domain says of itself in the DNS. */
export type NameLookup = {
  /** The TXT records of a name, each whole; none where there are none, null where no server answered. */
  texts(name: string): Promise<string[] | null>;
};
