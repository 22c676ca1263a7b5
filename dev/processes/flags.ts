import { NODE_FLAGS } from '@ethereal/areas/launch';

/**
 * Flags of Node for every process of a local shop. Workers and forked processes inherit them. They are not in
 * `NODE_OPTIONS`, because a command of the shop may run npm under an older Node.
 */
export const FLAGS: readonly string[] = [...NODE_FLAGS, `--import=${new URL('strip-types.mjs', import.meta.url)}`];
