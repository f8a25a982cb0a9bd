import { useState } from 'react';
import { type ProfilePart, profileParts } from './profile-parts.ts';

type OpenPartsOptions = {
  /** The parts that are open from the start. */
  begun: readonly ProfilePart[];
  /** The parts with something to correct. */
  wrong: readonly ProfilePart[];
  /** Where the focus goes when the form comes in place of another. */
  returnsTo: ProfilePart | null;
};

/** Which parts are open, and which of them has just been opened. */
export function useOpenParts({ begun, wrong, returnsTo }: OpenPartsOptions) {
  const [opened, setOpened] = useState(begun);
  const [focused, setFocused] = useState(returnsTo);
  // It stays open when the error has been corrected.
  if (wrong.some((part) => !opened.includes(part))) setOpened([...opened, ...wrong]);
  return {
    /** In the order of the page. */
    open: profileParts.filter((part) => opened.includes(part)),
    focused,
    openPart: (part: ProfilePart) => {
      setOpened([...opened, part]);
      setFocused(part);
    },
  };
}
