/** Time after which every instance of every service has received a change, in ms. */
const REPLICAS_HEAR_MS = 800;

type Tags = readonly string[] | undefined;

/**
 * Purges what a change touches, and purges it a second time after a moment. In between, an instance of the service that
 * had not received the change may have answered.
 */
export function dropTwice(purge: (tags: Tags) => void): (tags: Tags) => void {
  return (tags) => {
    purge(tags);
    setTimeout(purge, REPLICAS_HEAR_MS, tags).unref();
  };
}
