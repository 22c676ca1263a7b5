import { createHash } from 'node:crypto';

/** A stored hash: `pepper=<id>` before it names the pepper that it was made with. */
const LABELLED = /^pepper=([\w-]+)(\$.+)$/;

/** Returns an id of a secret that reveals nothing of it. */
const idOf = (pepper: string) => createHash('sha256').update(`which pepper:${pepper}`).digest('base64url').slice(0, 8);

/**
 * Reads the peppers: secrets in password hashes that are stored apart from them, so that the database alone is not
 * enough to guess.
 */
export function createPeppers(peppers: readonly string[]) {
  const known = new Map(peppers.map((pepper) => [idOf(pepper), Buffer.from(pepper)]));
  const [currentId] = known.keys();
  return {
    /** The pepper of new hashes. */
    current: currentId === undefined ? undefined : known.get(currentId),
    label: (argon: string) => (currentId === undefined ? argon : `pepper=${currentId}${argon}`),
    /** @throws Error when the hash was made with an unknown pepper, which is a fault of the configuration */
    read(kept: string) {
      const [, id, argon = kept] = LABELLED.exec(kept) ?? [];
      const secret = id === undefined ? undefined : known.get(id);
      if (id !== undefined && !secret)
        throw new Error(`PASSWORD_PEPPERS lacks the pepper ${id}. Append it again: stored hashes need it.`);
      return { argon, secret, isCurrent: id === currentId };
    },
  };
}
