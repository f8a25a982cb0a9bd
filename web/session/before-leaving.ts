/** What has to be saved before the page is left for the identity provider: drafts. */
type Save = () => unknown;

const saves = new Set<Save>();

/** A form registers how it saves itself. @returns takes the registration back */
export function beforeLeaving(save: Save): () => void {
  saves.add(save);
  return () => {
    saves.delete(save);
  };
}

/** Saves everything, and waits for it two seconds at most: a slow network must not block sign-out. Never rejects. */
export async function saveBeforeLeaving(): Promise<void> {
  const all = Promise.allSettled([...saves].map(async (save) => save()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 2000))]);
}
