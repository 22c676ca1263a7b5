import { createHash } from 'node:crypto';

/** A hash as it is kept: `pepper=<id>` before it names the secret that it was made with; without, there was none. */
const LABELLED = /^pepper=([\w-]+)(\$.+)$/;

/** Names a secret without telling anything of it. */
const idOf = (pepper: string) => createHash('sha256').update(`which pepper:${pepper}`).digest('base64url').slice(0, 8);

/** Secrets that go into hashes of passwords and are kept apart from them: the database alone is not enough to guess. */
export function createPeppers(peppers: readonly string[]) {
  const known = new Map(peppers.map((pepper) => [idOf(pepper), Buffer.from(pepper)]));
  const [currentId] = known.keys();
  return {
    /** What goes into new hashes. */
    current: currentId === undefined ? undefined : known.get(currentId),
    label: (argon: string) => (currentId === undefined ? argon : `pepper=${currentId}${argon}`),
    /** @throws when the hash was made with a secret that is not among these: a fault of the configuration, not a wrong password. */
    read(kept: string) {
      const [, id, argon = kept] = LABELLED.exec(kept) ?? [];
      const secret = id === undefined ? undefined : known.get(id);
      if (id !== undefined && !secret) throw new Error(`PASSWORD_PEPPERS lacks the pepper ${id}`);
      return { argon, secret, isCurrent: id === currentId };
    },
  };
}
