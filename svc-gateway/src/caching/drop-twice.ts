/** By then every instance of every service has received a change (milliseconds). */
const REPLICAS_HEAR_MS = 800;

type Tags = readonly string[] | undefined;

/**
 * Drops what a change touches, and once more what was made of it in the next moment: another instance of its service may have answered
 * that had not received the change yet.
 */
export function dropTwice(purge: (tags: Tags) => void): (tags: Tags) => void {
  return (tags) => {
    purge(tags);
    setTimeout(purge, REPLICAS_HEAR_MS, tags).unref();
  };
}
